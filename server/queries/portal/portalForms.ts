import type { Pool } from 'pg';
import { searchWords } from '#domain/portal/searchWords.ts';
import { likeText } from '#server/database/likeText.ts';
import { statement } from '#server/database/statement.ts';
import { emptyPage, toRowsPage, type RowsPage, type RowsPageRequest } from '#server/queries/dashboard/RowsPage.ts';

export interface PortalRow {
  readonly id: string;
  readonly sortKey: string;
  readonly flowTemplateId: string;
  readonly name: string;
  readonly slug: string;
  readonly teamSlug: string;
  readonly teamName: string;
  readonly status: 'published' | 'closed';
  readonly description: string | null;
  readonly icon: string | null;
  readonly typicalTime: string | null;
  readonly publiclyLaunchable: boolean;
  readonly categoryId: string | null;
  readonly categoryName: string | null;
  readonly fees: readonly { readonly fixed: boolean; readonly calculated: boolean; readonly amountCents: number }[];
}

interface Search {
  readonly term: string;
  readonly categoryId: string | null;
}

export type PortalRequest = Omit<RowsPageRequest, 'withTotal'> & Search;

/** `listOnPortal` of domain/access in SQL; a test compares both. The indexes have the same condition. */
const listed = `m.ever_published AND NOT m.is_private AND m.status <> 'archived'`;
const openTeam = 't.archived_at IS NULL AND t.suspended_at IS NULL';

/** Forms of one team, or of all teams that the operator confirmed. Decision 0105. */
const scopes = {
  team: `m.team_id = $1::uuid`,
  installation: `$1::uuid IS NULL AND t.let_in_at IS NOT NULL`,
} as const;
type ScopeName = keyof typeof scopes;

const formsIn = (scope: ScopeName): string =>
  `master_templates m JOIN teams t ON t.id = m.team_id
   WHERE ${scopes[scope]} AND ${openTeam} AND ${listed} AND ($2::uuid IS NULL OR m.category_id = $2)`;

const columns = `m.id, page.sort_key AS "sortKey", v.id AS "flowTemplateId", m.name, m.slug, t.slug AS "teamSlug", t.name AS "teamName",
  m.status, left(m.description, 2000) AS description, m.icon, m.typical_time AS "typicalTime",
  m.publicly_launchable AS "publiclyLaunchable", c.id AS "categoryId", c.name AS "categoryName", COALESCE(f.fees, '[]') AS fees`;

/** From `hits` with their sort keys: the page with what a card shows, and the total in every row. */
const pageOf = (cursor: number): string => {
  const [at, id, limit, isBackward, skip] = [0, 1, 2, 3, 4].map((offset) => `$${cursor + offset}`);
  return `, placed AS (SELECT h.*, row_number() OVER (ORDER BY h.sort_key, h.id) AS place FROM hits h),
  page AS (
    SELECT p.* FROM placed p
    WHERE ${at}::text IS NULL OR CASE WHEN ${isBackward} THEN (p.sort_key, p.id) < (${at}::text COLLATE "C", ${id}::uuid)
      ELSE (p.sort_key, p.id) > (${at}::text COLLATE "C", ${id}::uuid) END
    ORDER BY CASE WHEN ${isBackward}::bool THEN -p.place ELSE p.place END LIMIT ${limit}::int OFFSET ${skip}::int)
  SELECT ${columns}, (SELECT count(*)::int FROM hits) AS total
  FROM (SELECT) AS once LEFT JOIN (page
    JOIN master_templates m ON m.id = page.id JOIN teams t ON t.id = m.team_id
    LEFT JOIN template_categories c ON c.id = m.category_id
    CROSS JOIN LATERAL (SELECT v.id FROM flow_templates v WHERE v.master_template_id = m.id AND v.kind = 'published'
      ORDER BY v.version DESC LIMIT 1) v
    LEFT JOIN LATERAL (SELECT json_agg(json_build_object('fixed', p.fixed, 'calculated', p.calculated, 'amountCents', p.amount_cents)) AS fees
      FROM steps s JOIN payment_configs p ON p.step_id = s.id WHERE s.flow_template_id = v.id AND s.type = 'PaymentStep') f ON true
  ) ON true
  ORDER BY CASE WHEN ${isBackward} THEN -page.place ELSE page.place END`;
};

/** By category, those without one last; open forms first; then by name. */
const browseSql = `WITH hits AS MATERIALIZED (
    SELECT m.id, (COALESCE('0' || lower(c.name), '1') || '  ' || CASE m.status WHEN 'published' THEN '0' ELSE '1' END || lower(m.name)) COLLATE "C" AS sort_key
    FROM (SELECT m.* FROM ${formsIn('team')}) m LEFT JOIN template_categories c ON c.id = m.category_id)
  ${pageOf(3)}`;

const names = `(m.name || ' ' || COALESCE(m.also_known_as, ''))`;
const tsquery = (configuration: 'english' | 'simple', text: string): string =>
  `CASE WHEN ${text} = '' THEN ''::tsquery ELSE to_tsquery('${configuration}', ${text}) END`;

/** From 0 to 1. The words as typed count more than synonyms and corrections. */
const rank = (query: 'each_word' | 'any_word'): string =>
  `(9 * ts_rank(m.portal_words, (SELECT own_words FROM query)) + ts_rank(m.portal_words, (SELECT ${query} FROM query))) / 10`;

/**
 * `exact` has the forms with every word, as typed or by another name. Only if there are none, `loose` has those with the
 * most words, misspelled ones included. Names that start with the term come first, then open forms, then by relevance.
 */
const searchSql = (scope: ScopeName): string => `WITH words AS MATERIALIZED (
    SELECT own, own || synonyms AS said, own || synonyms || ${tsquery('english', '"meantStems"')} || ${tsquery('simple', 'meant')} AS meant, "like"
    FROM (
      SELECT ${tsquery('english', 'own')} || ${tsquery('simple', 'start')} AS own, ${tsquery('english', 'stems')} AS synonyms,
        "meantStems", meant, "like"
      FROM jsonb_to_recordset($3::jsonb) AS w(own text, stems text, start text, "meantStems" text, meant text, "like" text)) w),
  query AS MATERIALIZED (
    SELECT string_agg('(' || said::text || ')', ' & ')::tsquery AS each_word, string_agg('(' || meant::text || ')', ' | ')::tsquery AS any_word,
      string_agg('(' || own::text || ')', ' | ')::tsquery AS own_words
    FROM words WHERE numnode(said) > 0),
  exact AS MATERIALIZED (
    SELECT m.id, m.name, m.status, ${rank('each_word')} AS rank
    FROM ${formsIn(scope)} AND m.portal_words @@ (SELECT each_word FROM query)),
  candidates AS (
    SELECT m.id FROM ${formsIn(scope)} AND m.portal_words @@ (SELECT any_word FROM query) AND NOT EXISTS (SELECT FROM exact)
    UNION
    SELECT m.id FROM words w CROSS JOIN LATERAL (SELECT m.id FROM ${formsIn(scope)} AND ${names} %> w."like") m
    WHERE w."like" <> '' AND NOT EXISTS (SELECT FROM exact)),
  loose AS (
    SELECT m.id, m.name, m.status, ${rank('any_word')} AS rank,
      (SELECT count(*) FROM words w WHERE m.portal_words @@ w.meant OR (w."like" <> '' AND ${names} %> w."like")) AS found
    FROM candidates JOIN master_templates m USING (id)),
  found AS (
    SELECT id, name, status, rank FROM exact
    UNION ALL SELECT id, name, status, rank FROM (SELECT l.*, max(found) OVER () AS most FROM loose l) l WHERE found = most),
  hits AS MATERIALIZED (
    SELECT id, (CASE WHEN name ILIKE $4 THEN '0' ELSE '1' END || CASE status WHEN 'published' THEN '0' ELSE '1' END
      || to_char(1 - least(rank, 1), 'FM0.000000') || lower(name)) COLLATE "C" AS sort_key FROM found)
  ${pageOf(5)}`;

type Paging = [at: string | null, id: string | null, limit: number, isBackward: boolean, skip: number];
type Found = { readonly id: string | null; readonly total: number | null } & Partial<PortalRow>;
const browsing = statement<[teamId: string, categoryId: string | null, ...Paging], Found>('portal_browse', browseSql);
type Searching = [teamId: string | null, categoryId: string | null, words: string, prefix: string, ...Paging];
const searching = {
  team: statement<Searching, Found>('portal_search', searchSql('team')),
  installation: statement<Searching, Found>('portal_search_all', searchSql('installation')),
};

/** The forms that a town shows to everyone: all of them by category, or those that a term finds. Decision 0103. */
export async function portalForms(
  pool: Pick<Pool, 'query'>,
  teamId: string,
  request: PortalRequest,
): Promise<RowsPage<PortalRow>> {
  const words = searchWords(request.term);
  const rows =
    request.term.trim() === ''
      ? await browsing.rows(pool, [teamId, request.categoryId, ...pagingOf(request)])
      : await searching.team.rows(pool, [teamId, request.categoryId, ...termOf(request, words), ...pagingOf(request)]);
  return pageIn(rows, request);
}

/** The forms of all towns of the installation that a term finds. */
export async function installationForms(
  pool: Pick<Pool, 'query'>,
  request: PortalRequest,
): Promise<RowsPage<PortalRow>> {
  const words = searchWords(request.term);
  if (words.length === 0) return emptyPage;
  const rows = await searching.installation.rows(pool, [null, null, ...termOf(request, words), ...pagingOf(request)]);
  return pageIn(rows, request);
}

const termOf = ({ term }: Search, words: object): [words: string, prefix: string] => [
  JSON.stringify(words),
  `${likeText(term.trim())}%`,
];

const pagingOf = ({ from, size, direction, skip }: PortalRequest): Paging => [
  ...([from?.at ?? null, from?.id ?? null] as const),
  ...([size + 1, direction === 'backward', from === null ? skip : 0] as const),
];

const pageIn = (rows: readonly Found[], request: PortalRequest): RowsPage<PortalRow> => {
  const page = toRowsPage(rows, { ...request, withTotal: true });
  return { ...page, rows: page.rows as readonly PortalRow[] };
};

export interface PortalCategory {
  readonly id: string;
  readonly name: string;
  readonly forms: number;
}

const categoriesOf = statement<[teamId: string], PortalCategory>(
  'portal_categories',
  `SELECT c.id, c.name, count(*)::int AS forms
   FROM master_templates m JOIN teams t ON t.id = m.team_id JOIN template_categories c ON c.id = m.category_id
   WHERE m.team_id = $1 AND ${openTeam} AND ${listed} GROUP BY c.id, c.name ORDER BY lower(c.name), c.id LIMIT 100`,
);

/** The categories of the forms that a town shows to everyone, with the number of such forms. */
export const portalCategories = (pool: Pick<Pool, 'query'>, teamId: string): Promise<readonly PortalCategory[]> =>
  categoriesOf.rows(pool, [teamId]);
