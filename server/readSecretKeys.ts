import { hkdfSync } from 'node:crypto';

export interface SecretKey {
  /** Names the key in what it has signed or sealed. */
  readonly id: string;
  readonly value: string;
}

const shortest = 32;
const named = /^([A-Za-z0-9_-]{1,16}):(.*)$/;

/** What SECRET_KEY says, newest first: one plain key, or several as `id:key` with commas between. Null if it says neither. */
export function readSecretKeys(text: string): readonly [SecretKey, ...SecretKey[]] | null {
  const parts = text.split(',').map((part) => part.trim());
  const [first, ...rest] = parts.map(readOne);
  const all = [first, ...rest];
  const isWhole = all.every((key) => key !== undefined && key.value.length >= shortest);
  if (first === undefined || !isWhole || new Set(all.map((key) => key?.id)).size < all.length) return null;
  return [first, ...rest];
}

function readOne(part: string): SecretKey {
  const [, id, value] = named.exec(part) ?? [];
  return id === undefined || value === undefined ? { id: derivedId(part), value: part } : { id, value };
}

/** A plain key has the same name in every process, and the name tells nothing of the key. */
function derivedId(value: string): string {
  return Buffer.from(hkdfSync('sha256', value, '', 'portico/key id', 6)).toString('hex');
}
