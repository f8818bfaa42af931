import type { OutputFilter } from '#domain/filter/filter.ts';
import type { OutputOrder, OutputSort } from '#domain/filter/outputSorts.ts';
import { verifiedUserId } from '#server/access/principal.ts';
import { instantsAsText } from '#server/database/instantsAsText.ts';
import {
  latestTime,
  earliestTime,
  hitsPageSql,
  type SortKeyType,
  type Sorting,
} from '#server/queries/dashboard/hitsPageSql.ts';
import {
  emptyPage,
  toRowsPage,
  pageFetchOf,
  type RowsPageRequest,
  type RowsPage,
} from '#server/queries/dashboard/RowsPage.ts';
import { SqlParameters } from '#server/queries/dashboard/SqlParameters.ts';
import { filterTimeZone, type PageContext } from '#server/queries/dashboard/submissionsPage.ts';
import { visibleVersionSql, visibleRowsOf, visibleForms } from '#server/queries/dashboard/visibleForms.ts';
import { outputConditions } from '#server/queries/output/outputConditions.ts';
import { outputListColumns, outputListJoins, type OutputListRow } from '#server/queries/output/OutputListRow.ts';

export interface OutputsRequest extends RowsPageRequest {
  readonly filter: OutputFilter;
  readonly order: OutputOrder;
}

export interface ListedOutput extends OutputListRow {
  readonly sortKey: string;
}

/** Sort keys. Outputs without a value sort last in the usual direction. */
const sortings: Readonly<Record<OutputSort, Sorting>> = {
  createdAt: { key: 'o.created_at', type: 'timestamptz' },
  issuedAt: { key: `COALESCE(o.issued_at, '${earliestTime}')`, type: 'timestamptz' },
  expiresAt: { key: `COALESCE(o.expires_at, '${latestTime}')`, type: 'timestamptz' },
  name: { key: 'lower(o.name)', type: 'text' },
  number: { key: '(SELECT r.scoped_id FROM dashboard_rows r WHERE r.id = o.submission_id)', type: 'int' },
  form: { key: '(SELECT lower(t.name) FROM master_templates t WHERE t.id = o.listed_form_id)', type: 'text' },
  applicant: {
    key: `(SELECT COALESCE(lower(r.applicant), '') FROM dashboard_rows r WHERE r.id = o.submission_id)`,
    type: 'text',
  },
};

export const outputKeyType = (by: OutputSort): SortKeyType => sortings[by].type;

/** Outputs `o` that match a filter, in the forms whose submissions the viewer sees as staff. Decision 0048. */
async function leftBy(
  { pool, principal, now }: PageContext,
  filter: OutputFilter,
  put: SqlParameters,
): Promise<string> {
  const { forms, hiddenVersions } = visibleRowsOf(await visibleForms(pool, principal));
  const by = { now, timeZone: await filterTimeZone(pool, principal) };
  const conditions = [
    `o.listed_form_id = ANY (${put.add(forms, 'uuid[]')})`,
    ...(hiddenVersions.length > 0 ? [visibleVersionSql('o.submission_id', put.add(hiddenVersions, 'uuid[]'))] : []),
    ...outputConditions(filter, put, by),
  ];
  return `issued_outputs o WHERE ${conditions.join(' AND ')}`;
}

/** A page for any filter and order, with the exact total. */
export async function outputsPage(ctx: PageContext, request: OutputsRequest): Promise<RowsPage<ListedOutput>> {
  if (verifiedUserId(ctx.principal) === null) return emptyPage;
  const { filter, order } = request;
  const put = new SqlParameters();
  const { key, type } = sortings[order.by];
  const hits = `SELECT o.id, ${key} AS key FROM ${await leftBy(ctx, filter, put)}`;
  const joins = `JOIN issued_outputs o ON o.id = page.id ${outputListJoins}`;
  const text = hitsPageSql(put, { hits, type, columns: outputListColumns, joins }, pageFetchOf(request));
  const { rows } = await ctx.pool.query<ListedOutput & { readonly total: number | null }>({
    ...{ text, values: put.values, types: instantsAsText },
  });
  return toRowsPage(rows, request);
}

/** Current state of rows that are already shown. Rows the viewer can no longer see are left out. */
export async function loadCurrentOutputs(ctx: PageContext, ids: readonly string[]): Promise<readonly OutputListRow[]> {
  if (verifiedUserId(ctx.principal) === null || ids.length === 0) return [];
  const put = new SqlParameters();
  const those = put.add(ids, 'uuid[]');
  const seen = await leftBy(ctx, [], put);
  const text = `SELECT ${outputListColumns} FROM (SELECT o.* FROM ${seen} AND o.id = ANY (${those})) o ${outputListJoins}`;
  const { rows } = await ctx.pool.query<OutputListRow>({ text, values: put.values, types: instantsAsText });
  return rows;
}

/** Ids of all matches in list order, up to `most`. */
export async function outputIdsOf(
  ctx: PageContext,
  { filter, order, most }: { readonly filter: OutputFilter; readonly order: OutputOrder; readonly most: number },
): Promise<readonly string[]> {
  if (verifiedUserId(ctx.principal) === null) return [];
  const put = new SqlParameters();
  const way = order.isDescending ? 'DESC' : 'ASC';
  const text = `SELECT o.id FROM ${await leftBy(ctx, filter, put)}
    ORDER BY ${sortings[order.by].key} ${way}, o.id ${way} LIMIT ${put.add(most, 'int')}`;
  const { rows } = await ctx.pool.query<{ id: string }>({ text, values: put.values });
  return rows.map(({ id }) => id);
}

/** Number of matches per team. */
export async function outputCountsByTeam(ctx: PageContext, filter: OutputFilter): Promise<ReadonlyMap<string, number>> {
  if (verifiedUserId(ctx.principal) === null) return new Map();
  const put = new SqlParameters();
  const text = `SELECT o.team_id AS "teamId", count(*)::int AS count FROM ${await leftBy(ctx, filter, put)} GROUP BY o.team_id`;
  const { rows } = await ctx.pool.query<{ teamId: string; count: number }>({ text, values: put.values });
  return new Map(rows.map(({ teamId, count }) => [teamId, count]));
}
