import type { Pool } from 'pg';
import type { SearchType } from '#domain/filter/lists.ts';
import { teamIdsOf, verifiedUserId, type Principal } from '#server/access/principal.ts';
import { likeText } from '#server/database/likeText.ts';
import { statement } from '#server/database/statement.ts';
import {
  submissionSearchOf,
  searchByIdSql,
  searchByTextSql,
  type SubmissionSearchParams,
  type FoundSubmission,
} from '#server/queries/dashboard/searchSubmissions.ts';

export interface FoundForm {
  readonly id: string;
  readonly name: string;
  readonly status: 'draft' | 'published' | 'closed' | 'archived';
  readonly teamName: string;
  readonly everPublished: boolean;
}

export interface FoundTeam {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** Everything you can jump to by name, a few of each kind. */
export interface QuickSearchResult {
  readonly submissions: readonly FoundSubmission[];
  readonly forms: readonly FoundForm[];
  readonly teams: readonly FoundTeam[];
}

/** People type another letter rather than read a longer list. */
const most = 6;
/** Most items that can be requested by id. */
export const maxQuickKnown = 12;
const mostWords = 8;
const nothing: QuickSearchResult = { submissions: [], forms: [], teams: [] };

const listOf = (text: string): string => `(SELECT COALESCE(json_agg(found), '[]') FROM (${text}) found)`;

/** Forms as the access rules allow: visible to members of the team and of the form. */
const formsText = (matches: string, limit: number): string =>
  `SELECT f.id, f.name, f.status, f.ever_published AS "everPublished", m.name AS "teamName" FROM master_templates f JOIN teams m ON m.id = f.team_id
   WHERE (${matches}) AND m.archived_at IS NULL AND f.team_id <> ALL ($6::uuid[])
     AND (f.team_id = ANY ($8::uuid[])
       OR f.id IN (SELECT b.master_template_id FROM master_template_memberships b WHERE b.user_id = $9::uuid))
   ORDER BY f.status = 'archived', lower(f.name), f.id LIMIT ${limit}`;

const teamsText = `SELECT t.id, t.name, t.slug FROM teams t
   WHERE t.id = ANY ($8::uuid[]) AND t.archived_at IS NULL AND t.name ILIKE ALL ($10::text[])
   ORDER BY lower(t.name), t.id LIMIT ${most}`;

type Params = [...SubmissionSearchParams, teams: readonly string[], userId: string, words: readonly string[]];

/** All kinds in one round trip. */
const found = (submissions: string, forms: string, teams: string): string =>
  `SELECT ${listOf(submissions)} AS submissions, ${listOf(forms)} AS forms, ${teams} AS teams
   FROM (SELECT $1::text, $2::int, $3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::uuid[], $8::uuid[], $9::uuid, $10::text[]) AS every_statement_takes_these`;

const named = (type: SearchType): string =>
  found(searchByTextSql(type, most), formsText('f.name ILIKE ALL ($10::text[])', most), listOf(teamsText));

const byName = statement<Params, QuickSearchResult>('quick_named', named('exact'));
const byPart = statement<Params, QuickSearchResult>('quick_containing', named('contains'));
const byId = statement<Params, QuickSearchResult>(
  'quick_known',
  found(
    searchByIdSql('$10::text[]', maxQuickKnown),
    formsText('f.id = ANY ($10::text[]::uuid[])', maxQuickKnown),
    `'[]'::json`,
  ),
);

/** A few of each kind that match the term, limited to what the viewer may see. */
export async function quickSearch(pool: Pool, principal: Principal, term: string): Promise<QuickSearchResult> {
  const words = term.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return nothing;
  const patterns = words.slice(0, mostWords).map((word) => `%${likeText(word)}%`);
  const results = await askedBy(pool, principal, term, patterns);
  if (results === null) return nothing;
  const [of] = await (results.type === 'exact' ? byName : byPart).rows(pool, results.params);
  return of ?? nothing;
}

/** Items by id that the viewer may still see. */
export async function quickKnown(pool: Pool, principal: Principal, ids: readonly string[]): Promise<QuickSearchResult> {
  const results = ids.length === 0 ? null : await askedBy(pool, principal, '', ids);
  const [known] = results === null ? [] : await byId.rows(pool, results.params);
  return known ?? nothing;
}

async function askedBy(
  pool: Pool,
  principal: Principal,
  term: string,
  words: readonly string[],
): Promise<{ readonly type: SearchType; readonly params: Params } | null> {
  const userId = verifiedUserId(principal);
  const finding = userId === null ? null : await submissionSearchOf(pool, principal, term, 'contains');
  if (userId === null || finding === null) return null;
  return { type: finding.type, params: [...finding.params, teamIdsOf(principal), userId, words] };
}
