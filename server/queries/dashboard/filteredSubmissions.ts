import type { Pool } from 'pg';
import type { SubmissionFilter } from '#domain/filter/filter.ts';
import type { SubmissionOrder, SubmissionSort } from '#domain/filter/submissionSorts.ts';
import { instantsAsText } from '#server/database/instantsAsText.ts';
import { conditionsSql, readableRowSql, taggedRowsSql } from '#server/queries/dashboard/conditionsSql.ts';
import { dashboardColumns, viewerColumnsSql, type DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';
import { newestAnswerAt } from '#server/queries/dashboard/exactActivity.ts';
import { inboxFastPath, indexSortKeys, broadFilterFastPath } from '#server/queries/dashboard/fastPaths.ts';
import {
  latestTime,
  earliestTime,
  hitsPageSql,
  type PageFetch,
  type SortKeyType,
  type Sorting,
} from '#server/queries/dashboard/hitsPageSql.ts';
import type { RowScope } from '#server/queries/dashboard/RowScope.ts';
import { SqlParameters } from '#server/queries/dashboard/SqlParameters.ts';
import { visibleVersionSql } from '#server/queries/dashboard/visibleForms.ts';

export interface FilteredRequest extends PageFetch {
  readonly filter: SubmissionFilter;
  readonly by: SubmissionSort;
}

export type FilteredRow = DashboardRow & { readonly sortKey: string; readonly total: number | null };

/** Sort keys. Rows without a value sort last in the usual direction. */
const sortings: Readonly<Record<SubmissionSort, (isRead: () => string) => Sorting>> = {
  lastActivityAt: () => ({ key: indexSortKeys.lastActivityAt, type: 'timestamptz' }),
  lastEditedAt: () => ({ key: `COALESCE(r.last_edited_at, '${earliestTime}')`, type: 'timestamptz' }),
  lastAnswerAt: () => ({ key: `COALESCE(${newestAnswerAt}, '${earliestTime}')`, type: 'timestamptz' }),
  lastChangedAt: () => ({ key: `GREATEST(r.last_activity_at, ${newestAnswerAt})`, type: 'timestamptz' }),
  createdAt: () => ({ key: indexSortKeys.createdAt, type: 'timestamptz' }),
  dueAt: () => ({ key: `COALESCE(r.due_at, '${latestTime}')`, type: 'timestamptz' }),
  currentStepSince: () => ({ key: `COALESCE(r.current_step_since, '${latestTime}')`, type: 'timestamptz' }),
  number: () => ({ key: indexSortKeys.number, type: 'int' }),
  // sorting must not reveal an identifier the viewer may not read
  identifier: (isRead) => ({
    key: `CASE WHEN r.identifier_redacted AND NOT (${isRead()}) THEN '' ELSE COALESCE(lower(r.identifier), '') END`,
    type: 'text',
  }),
  form: () => ({ key: 'lower(r.template_name)', type: 'text' }),
  applicant: () => ({ key: indexSortKeys.applicant, type: 'text' }),
  currentStep: () => ({ key: `COALESCE(lower(r.current_step_name), '')`, type: 'text' }),
};

/** Current state of rows that are already shown, limited to what the viewer may see. Unordered. */
export async function currentSubmissionRows(
  pool: Pick<Pool, 'query'>,
  { principals, readForms, hiddenVersions, teams, withheldTeams }: RowScope,
  ids: readonly string[],
): Promise<readonly DashboardRow[]> {
  const { rows } = await pool.query<DashboardRow>({
    text: `SELECT ${dashboardColumns}, ${viewerColumnsSql('$2::uuid[]')} FROM dashboard_rows r
     WHERE r.id = ANY ($1::uuid[]) AND ($4::uuid[] IS NULL OR r.team_id = ANY ($4::uuid[])) AND r.team_id <> ALL ($5::uuid[])
       AND ((r.master_template_id = ANY ($3::uuid[]) AND ${visibleVersionSql('r.id', '$6::uuid[]')})
         OR EXISTS (SELECT FROM inbox_rows i WHERE i.submission_id = r.id AND i.principal_id = ANY ($2::uuid[])))`,
    values: [ids, principals, readForms, teams, withheldTeams, hiddenVersions],
    types: instantsAsText,
  });
  return rows;
}

export const sortKeyType = (by: SubmissionSort): SortKeyType => sortings[by](() => '').type;

/** The rows that match a filter, as `r`. */
const fromWhere = (filter: SubmissionFilter, seen: RowScope, put: SqlParameters): string =>
  `dashboard_rows r WHERE ${conditionsOf(filter, seen, put)}`;

function conditionsOf(filter: SubmissionFilter, seen: RowScope, put: SqlParameters): string {
  const { isOwn, principals, teams, withheldTeams } = seen;
  const whose = isOwn
    ? `r.id IN (SELECT i.submission_id FROM inbox_rows i WHERE i.principal_id = ANY (${put.add(principals, 'uuid[]')}))`
    : readableRowSql(seen, put);
  const conditions = [
    whose,
    teams && `r.team_id = ANY (${put.add(teams, 'uuid[]')})`,
    withheldTeams.length > 0 && `r.team_id <> ALL (${put.add(withheldTeams, 'uuid[]')})`,
    ...conditionsSql(filter, put, seen),
  ];
  return conditions.filter(Boolean).join(' AND ');
}

/** Up to this many rows, looking them up by id is faster than searching all visible rows. */
const few = 2_000;

/**
 * Matching rows with their sort key. A tag condition is resolved by id first while few rows have the tag: PostgreSQL
 * overestimates the cost of reading cached rows and scanned everything instead.
 */
function hitsOf(filter: SubmissionFilter, key: string, seen: RowScope, put: SqlParameters): string {
  const every = `SELECT r.id, ${key} AS key FROM ${fromWhere(filter, seen, put)}`;
  const tagged = filter.find((condition) => condition.field === 'tags' && condition.operator === 'is');
  if (tagged?.field !== 'tags') return every;
  const rest = filter.filter((condition) => condition !== tagged);
  return `WITH few AS MATERIALIZED (SELECT id FROM (${taggedRowsSql(put.add(tagged.value, 'uuid[]'))}) tagged LIMIT ${few + 1}),
      bearing AS MATERIALIZED (SELECT count(*) > ${few} AS are_many FROM few)
    SELECT r.id, ${key} AS key FROM dashboard_rows r
    WHERE NOT (SELECT are_many FROM bearing) AND r.id = ANY (ARRAY(SELECT id FROM few)) AND ${conditionsOf(rest, seen, put)}
    UNION ALL ${every} AND (SELECT are_many FROM bearing)`;
}

/**
 * Ids of matching submissions, up to `most`. Imported records are excluded because batch actions can't apply to them.
 */
export async function filteredIds(
  pool: Pick<Pool, 'query'>,
  seen: RowScope,
  { filter, most }: { readonly filter: SubmissionFilter; readonly most: number },
): Promise<readonly string[]> {
  const put = new SqlParameters();
  const text = `SELECT r.id FROM ${fromWhere(filter, seen, put)} AND r.kind = 'InitiatedFlow' LIMIT ${put.add(most, 'int')}`;
  const { rows } = await pool.query<{ id: string }>({ text, values: put.values });
  return rows.map(({ id }) => id);
}

/** The same in list order. */
export async function orderedIds(
  pool: Pick<Pool, 'query'>,
  seen: RowScope,
  wanted: { readonly filter: SubmissionFilter; readonly order: SubmissionOrder; readonly most: number },
): Promise<readonly string[]> {
  const { filter, order, most } = wanted;
  const put = new SqlParameters();
  const { key } = sortings[order.by](() => readableRowSql(seen, put));
  const way = order.isDescending ? 'DESC' : 'ASC';
  const text = `SELECT r.id FROM ${fromWhere(filter, seen, put)} ORDER BY ${key} ${way}, r.id ${way} LIMIT ${put.add(most, 'int')}`;
  const { rows } = await pool.query<{ id: string }>({ text, values: put.values });
  return rows.map(({ id }) => id);
}

/** Number of matching imported records. */
export async function filteredRecords(
  pool: Pick<Pool, 'query'>,
  seen: RowScope,
  filter: SubmissionFilter,
): Promise<number> {
  const put = new SqlParameters();
  const text = `SELECT count(*)::int AS count FROM ${fromWhere(filter, seen, put)} AND r.kind = 'ImportedFlow'`;
  const { rows } = await pool.query<{ count: number }>({ text, values: put.values });
  return rows[0]?.count ?? 0;
}

/** Number of matching submissions per team, without imported records. */
export async function filteredCounts(
  pool: Pick<Pool, 'query'>,
  seen: RowScope,
  filter: SubmissionFilter,
): Promise<ReadonlyMap<string, number>> {
  const put = new SqlParameters();
  const text = `SELECT r.team_id AS "teamId", count(*)::int AS count FROM ${fromWhere(filter, seen, put)}
    AND r.kind = 'InitiatedFlow' GROUP BY r.team_id`;
  const { rows } = await pool.query<{ teamId: string; count: number }>({ text, values: put.values });
  return new Map(rows.map(({ teamId, count }) => [teamId, count]));
}

/** A page for any filter and order, with the exact total. */
export async function filteredSubmissions(
  pool: Pick<Pool, 'query'>,
  seen: RowScope,
  { filter, by, ...part }: FilteredRequest,
): Promise<readonly FilteredRow[]> {
  const put = new SqlParameters();
  const { key, type } = sortings[by](() => readableRowSql(seen, put));
  const way = broadFilterFastPath(filter, by, part, { seen, put, counted: (left) => hitsOf(left, 'NULL', seen, put) });
  const hits =
    way?.hits ??
    inboxFastPath(filter, by, { seen, put }) ??
    `SELECT r.id, ${key} AS key FROM ${fromWhere(filter, seen, put)}`;
  const columns = `${dashboardColumns}, ${viewerColumnsSql(put.add(seen.principals, 'uuid[]'))}`;
  const joins = 'JOIN dashboard_rows r ON r.id = page.id';
  const text = hitsPageSql(put, { hits, total: way?.total, type, columns, joins }, part);
  const { rows } = await pool.query<FilteredRow>({ text, values: put.values, types: instantsAsText });
  return rows;
}
