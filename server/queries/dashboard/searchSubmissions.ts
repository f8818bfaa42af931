import type { Pool } from 'pg';
import type { SearchType } from '#domain/filter/lists.ts';
import { principalIds, verifiedUserId, type Principal } from '#server/access/principal.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import { instantsAsText } from '#server/database/instantsAsText.ts';
import { statement } from '#server/database/statement.ts';
import { visibleTeamSql, visibleRowSql, inboxMatchesSql, textMatchesSql } from '#server/queries/dashboard/searchSql.ts';
import { visibleRowsOf, visibleForms } from '#server/queries/dashboard/visibleForms.ts';

/** A search result: enough to recognize it and open it. */
export interface FoundSubmission {
  readonly id: string;
  readonly kind: 'InitiatedFlow' | 'ImportedFlow';
  readonly status: 'active' | 'halted' | 'finished';
  readonly scopedId: number;
  readonly identifier: string | null;
  readonly identifierRedacted: boolean;
  readonly templateName: string;
  readonly applicant: string | null;
  /** the next action */
  readonly action: string | null;
  readonly dueAt: string | null;
}

const mostFound = 20;
/** Shorter terms only match whole names and numbers, because the index needs this many letters. */
const fewestLetters = 3;

export type SubmissionSearchParams = [
  term: string,
  number: number | null,
  forms: readonly string[],
  principals: readonly string[],
  teams: readonly string[] | null,
  withheld: readonly string[],
  hiddenVersions: readonly string[],
];

const shown = `r.id, r.kind, r.status, r.scoped_id AS "scopedId", r.identifier, r.identifier_redacted AS "identifierRedacted",
  r.template_name AS "templateName", r.applicant, r.action, r.due_at AS "dueAt"`;
const own = `EXISTS (SELECT FROM inbox_rows i WHERE i.submission_id = r.id AND i.principal_id = ${anyOfSql('$4::uuid[]')})`;

const newestFirst = (most: number): string => `ORDER BY r.last_activity_at DESC, r.id DESC LIMIT ${most}`;

/** The few rows whose name or number matches. */
const named = (matches: string, most: number): string =>
  `SELECT r.id, r.last_activity_at FROM search_rows w JOIN dashboard_rows r ON r.id = w.id
   WHERE (${matches}) AND ((r.master_template_id = ${anyOfSql('$3::uuid[]')} AND ${visibleRowSql('r.id')}) OR (NOT r.identifier_redacted AND ${own}))
     AND ${visibleTeamSql} ${newestFirst(most)}`;

/** By an applicant's full email address, only in forms the viewer may read. */
const mailed = (most: number): string =>
  `SELECT r.id, r.last_activity_at FROM users u
   CROSS JOIN LATERAL (SELECT a.submission_id FROM applicant_attachments a WHERE a.user_id = u.id OFFSET 0) a
   CROSS JOIN LATERAL (SELECT r.* FROM dashboard_rows r WHERE r.id = a.submission_id OFFSET 0) r
   WHERE u.email = (SELECT $1::text) AND r.master_template_id = ${anyOfSql('$3::uuid[]')} AND ${visibleRowSql('r.id')} AND ${visibleTeamSql} ${newestFirst(most)}`;

const finding = (most: number, ...ways: readonly string[]): string =>
  `SELECT ${shown} FROM (${ways.map((way) => `(${way})`).join(' UNION ')}) found
   CROSS JOIN LATERAL (SELECT r.* FROM dashboard_rows r WHERE r.id = found.id OFFSET 0) r
   ORDER BY (r.scoped_id = (SELECT $2::int)) DESC NULLS LAST, r.last_activity_at DESC, r.id DESC LIMIT ${most}`;

/**
 * Finds submissions by a whole number, name, or answer, or by any part of one. Redacted identifiers and answers the
 * viewer may not read never match (decision 0044). Takes `FindingParams`.
 */
export const searchByTextSql = (type: SearchType, most: number): string => {
  const isPart = type === 'contains';
  const names = isPart
    ? 'w.scoped_id = (SELECT $2::int)'
    : 'w.names @> ARRAY[(SELECT $1::text)] OR w.scoped_id = (SELECT $2::int)';
  const words = isPart ? ['fresh', 'rest', 'own'] : ['fresh', 'rest'];
  const ways = words.map((way) => `SELECT id, last_activity_at FROM ${way}`);
  return `WITH ${[textMatchesSql(type, most), ...(isPart ? [inboxMatchesSql(most)] : [])].join(', ')} ${finding(most, named(names, most), mailed(most), ...ways)}`;
};

/** Submissions by id, if visible to the viewer. Takes the same parameters. */
export const searchByIdSql = (ids: string, most: number): string =>
  `SELECT ${shown} FROM dashboard_rows r
   WHERE r.id = ANY (${ids}::uuid[]) AND ((r.master_template_id = ${anyOfSql('$3::uuid[]')} AND ${visibleRowSql('r.id')}) OR ${own}) AND ${visibleTeamSql}
   ${newestFirst(most)}`;

const exact = statement<SubmissionSearchParams, FoundSubmission>(
  'submissions_named',
  searchByTextSql('exact', mostFound),
  instantsAsText,
);
const part = statement<SubmissionSearchParams, FoundSubmission>(
  'submissions_containing',
  searchByTextSql('contains', mostFound),
  instantsAsText,
);

interface Finding {
  /** how to search: a partial term that is too short is matched exactly */
  readonly type: SearchType;
  readonly params: SubmissionSearchParams;
}

/** Search parameters for a term; null if the principal has no staff access to submissions. */
export async function submissionSearchOf(
  pool: Pool,
  principal: Principal,
  term: string,
  type: SearchType,
): Promise<Finding | null> {
  if (verifiedUserId(principal) === null) return null;
  const typed = term.trim().toLowerCase();
  const { token, withheldTeamIds } = principal;
  const number = /^#?\d{1,9}$/.test(typed) ? Number(typed.replace('#', '')) : null;
  const isPart = type === 'contains' && Array.from(typed).length >= fewestLetters;
  const { forms, hiddenVersions } = visibleRowsOf(await visibleForms(pool, principal));
  const teams = token ? [token.teamId] : null;
  const about = [number, forms, principalIds(principal), teams, withheldTeamIds, hiddenVersions] as const;
  return { type: isPart ? 'contains' : 'exact', params: [typed, ...about] };
}

export async function searchSubmissions(
  pool: Pool,
  principal: Principal,
  { term, type }: { readonly term: string; readonly type: SearchType },
): Promise<readonly FoundSubmission[]> {
  if (term.trim() === '') return [];
  const finding = await submissionSearchOf(pool, principal, term, type);
  if (finding === null) return [];
  return (finding.type === 'exact' ? exact : part).rows(pool, finding.params);
}
