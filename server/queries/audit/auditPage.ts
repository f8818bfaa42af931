import type { Pool } from 'pg';
import type { AuditKind } from '#domain/audit/auditKinds.ts';
import { statement, type Statement } from '#server/database/statement.ts';

/** An audit log search. Null or missing parts don't filter. */
export interface AuditSearch {
  /** null for entries of all teams and of no team */
  readonly teamId: string | null;
  /** entries caused by or about this person */
  readonly ofPerson?: string;
  readonly kinds: readonly AuditKind[] | null;
  readonly actorId: string | null;
  readonly from: Date | null;
  /** exclusive */
  readonly until: Date | null;
}

/** Keyset cursor: newest first, then by id for entries with the same time. */
export interface AuditCursor {
  readonly at: Date;
  readonly id: string;
}

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly team_id: string | null;
  readonly actor_kind: 'anonymous' | 'person' | 'token' | 'system';
  readonly actor_id: string | null;
  readonly subject_type: string | null;
  readonly subject_id: string | null;
  readonly address: string | null;
  readonly user_agent: string | null;
  readonly request_id: string | null;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
}

const columns = `id, at, kind, team_id, actor_kind, actor_id, subject_type, subject_id, address, user_agent, request_id, data`;

/** The conditions a search can have. Each has an index in page order. */
const conditions = {
  team: (param: string) => `team_id = ${param}::uuid`,
  kind: (param: string) => `kind = ${param}`,
  kinds: (param: string) => `kind = ANY (${param}::text[])`,
  actor: (param: string) => `actor_id = ${param}::uuid`,
  person: (param: string) => `(actor_id = ${param}::uuid OR subject_id = ${param}::uuid)`,
  from: (param: string) => `at >= ${param}::timestamptz`,
  until: (param: string) => `at < ${param}::timestamptz`,
  after: (param: string) => `(at, id) < (((${param}::jsonb)->>'at')::timestamptz, ((${param}::jsonb)->>'id')::uuid)`,
} as const;
type Condition = keyof typeof conditions;

const statements = new Map<string, Statement<readonly unknown[], AuditRow>>();

/** One statement per combination of conditions, so that PostgreSQL plans each with its own index. */
function statementFor(names: readonly Condition[]): Statement<readonly unknown[], AuditRow> {
  const name = ['audit_page', ...names].join('_');
  const known = statements.get(name);
  if (known) return known;
  const where = names.map((one, index) => conditions[one](`$${index + 2}`)).join(' AND ');
  const text = `SELECT ${columns} FROM audit_entries ${where && `WHERE ${where}`} ORDER BY at DESC, id DESC LIMIT $1`;
  const made = statement<readonly unknown[], AuditRow>(name, text);
  statements.set(name, made);
  return made;
}

/** The newest matching entries after a cursor. */
export async function auditPage(
  pool: Pick<Pool, 'query'>,
  search: AuditSearch,
  after: AuditCursor | null,
  limit: number,
): Promise<readonly AuditRow[]> {
  const { teamId, ofPerson = null, kinds, actorId, from, until } = search;
  const [only] = kinds ?? [];
  const given: readonly (readonly [Condition, unknown])[] = [
    ['team', teamId],
    kinds?.length === 1 ? ['kind', only] : ['kinds', kinds],
    ['actor', actorId],
    ['person', ofPerson],
    ['from', from],
    ['until', until],
    ['after', after && JSON.stringify({ at: after.at, id: after.id })],
  ];
  const applied = given.filter(([, value]) => value !== null);
  return statementFor(applied.map(([name]) => name)).rows(pool, [limit, ...applied.map(([, value]) => value)]);
}

/** The place of an entry in the chain. Decision 0176. */
export interface AuditSeal {
  readonly id: string;
  readonly position: number;
  readonly hash: string;
}

/** The seals of these entries, apart from those that aren't sealed yet. */
export const auditSealsOf = statement<[ids: readonly string[]], AuditSeal>(
  'audit_seals_of',
  `SELECT entry_id AS id, position::float8, encode(hash, 'hex') AS hash FROM audit_seals WHERE entry_id = ANY ($1::uuid[])`,
);

const step = 1_000;

/** All matching entries in batches of 1,000, for files that are streamed. */
export async function* allAuditEntries(
  pool: Pick<Pool, 'query'>,
  search: AuditSearch,
): AsyncGenerator<readonly AuditRow[], void, undefined> {
  let after: AuditCursor | null = null;
  for (;;) {
    const rows: readonly AuditRow[] = await auditPage(pool, search, after, step);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < step) return;
    after = { at: last.at, id: last.id };
  }
}
