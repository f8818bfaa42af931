import { createHash, createHmac, randomBytes } from 'node:crypto';
import { canonicalJson } from '#domain/kernel/canonicalJson.ts';
import type { AuditRow } from '#server/queries/audit/auditPage.ts';

/** An entry with everything that its hash covers. */
export interface SealableRow extends AuditRow {
  readonly token_id: string | null;
}

/** The columns of a `SealableRow`, of the table `e`. */
export const sealableColumns = `e.id, e.at, e.kind, e.team_id, e.actor_kind, e.actor_id, e.token_id, e.subject_type, e.subject_id,
  e.address, e.user_agent, e.request_id, e.data`;

/** What a hash is computed with, apart from the entry itself. */
interface Salting {
  readonly salts: Readonly<Record<string, string>>;
  readonly erased: Readonly<Record<string, string>>;
}

/** The place of an entry in the chain. */
interface Place {
  readonly position: number;
  /** in hexadecimal digits; empty for the first entry */
  readonly previous: string;
}

const saltBytes = 16;
/** A change of what a hash covers needs a new name here, and the old way for entries up to a position. */
const version = 'portico-audit-1';

/** What an entry holds that may have to be erased by law, by name. */
function erasableParts({ address, user_agent: userAgent, data }: SealableRow): ReadonlyMap<string, unknown> {
  const facts = Object.entries(data).map(([name, value]): [string, unknown] => [`data.${name}`, value]);
  const origin: readonly [string, unknown][] = [
    ['address', address],
    ['userAgent', userAgent],
  ];
  return new Map([...origin.filter(([, text]) => text !== null), ...facts]);
}

/** A random salt for each text that may be erased. Without it, short texts could be found from their digest. */
export const newSalts = (row: SealableRow): Salting['salts'] =>
  Object.fromEntries(
    [...erasableParts(row).keys()].map((name) => [name, randomBytes(saltBytes).toString('base64url')]),
  );

/** What remains of a text after it is erased. */
export const digestOf = (salt: string, name: string, value: unknown): string =>
  createHmac('sha256', salt)
    .update(canonicalJson([name, value]))
    .digest('base64url');

/**
 * The hash of an entry, or null if its texts aren't the ones that were salted. It covers digests of the texts that may
 * be erased, so that it stays the same without them. Decision 0176.
 */
export function auditHash(row: SealableRow, { position, previous }: Place, { salts, erased }: Salting): string | null {
  const parts = erasableParts(row);
  const digests: [string, string][] = Object.entries(erased);
  for (const [name, value] of parts) {
    const salt = salts[name];
    if (salt === undefined) return null;
    digests.push([name, digestOf(salt, name, value)]);
  }
  if (Object.keys(salts).length !== parts.size) return null;
  const content = [
    ...[version, position, previous, row.id, row.at.toISOString(), row.kind, row.team_id, row.actor_kind, row.actor_id],
    ...[row.token_id, row.subject_type, row.subject_id, row.request_id],
    digests.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
