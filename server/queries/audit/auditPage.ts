import type { Pool } from 'pg';
import type { AuditKind } from '#domain/audit/auditKinds.ts';
import { statement, type Statement } from '#server/database/statement.ts';

/** What somebody looks for in the log; what is null or left out is not asked for. */
export interface AuditSearch {
  /** the entries of one team; null for those of all teams and of none */
  readonly teamId: string | null;
  /** the entries that speak of this person or that this person caused */
  readonly ofPerson?: string;
  readonly kinds: readonly AuditKind[] | null;
  readonly actorId: string | null;
  readonly from: Date | null;
  /** up to and without it */
  readonly until: Date | null;
}

/** Where a page ended: newest first, and by id where two were written at once. */
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

/** The conditions that can stand in a search. Each has an index that is in the order of the pages. */
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

/** A text for each combination, so that PostgreSQL plans each with the index that it has. */
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

/** The newest entries that match, from after a cursor on. */
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
  const asked = given.filter(([, value]) => value !== null);
  return statementFor(asked.map(([name]) => name)).rows(pool, [limit, ...asked.map(([, value]) => value)]);
}

const step = 1_000;

/** All that match, a thousand at a time: for a file that is written while it is read. */
export async function* allAudited(
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
