import { hkdfSync } from 'node:crypto';

export interface SecretKey {
  /** Identifies the key in what it has signed or encrypted. */
  readonly id: string;
  readonly value: string;
}

const shortest = 32;
const named = /^([A-Za-z0-9_-]{1,16}):(.*)$/;

/**
 * Parses SECRET_KEY, newest first: one plain key, or several as `id:key` separated by commas. Null if it is neither.
 */
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

/** A plain key has the same id in every process, and the id reveals nothing about the key. */
function derivedId(value: string): string {
  return Buffer.from(hkdfSync('sha256', value, '', 'portico/key id', 6)).toString('hex');
}
