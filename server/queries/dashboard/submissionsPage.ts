import type { Pool } from 'pg';
import type { SubmissionFilter } from '#domain/filter/filter.ts';
import { defaultSubmissionOrder, type SubmissionOrder } from '#domain/filter/submissionSorts.ts';
import { statusOfCompletion, type SubmissionStatus } from '#domain/submission/status.ts';
import type { Principal } from '#server/access/principal.ts';
import { principalIds, verifiedUserId } from '#server/access/principal.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import { instantsAsText } from '#server/database/instantsAsText.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement, type Statement } from '#server/database/statement.ts';
import { needsTimeZone } from '#server/queries/dashboard/conditionsSql.ts';
import {
  dashboardColumns,
  viewerColumnsSql,
  inboxViewerColumnsSql,
  type DashboardRow,
} from '#server/queries/dashboard/DashboardRow.ts';
import { isIndexedTime, indexedTimes, storedCountSql } from '#server/queries/dashboard/fastPaths.ts';
import {
  filteredCounts,
  filteredIds,
  filteredRecords,
  filteredSubmissions,
  orderedIds,
  currentSubmissionRows,
} from '#server/queries/dashboard/filteredSubmissions.ts';
import type { RowScope } from '#server/queries/dashboard/RowScope.ts';
import {
  emptyPage,
  toRowsPage,
  pageFetchOf,
  type RowsPageRequest,
  type PageCursor,
  type RowsPage,
} from '#server/queries/dashboard/RowsPage.ts';
import {
  fetchSize,
  teamScopeSql,
  teamScopeOf,
  type TeamScopeParam,
  type TeamScope,
} from '#server/queries/dashboard/teamScope.ts';
import { visibleRowsOf, narrowForms, visibleForms } from '#server/queries/dashboard/visibleForms.ts';

/** The filters most lists use. They have prepared statements. */
interface UsualFilter {
  /** only what the viewer is responsible for, directly or through a role */
  readonly assignedToMe: boolean;
  /** null for all */
  readonly status: SubmissionStatus | null;
  /** newest first; with `assignedToMe`, only by activity */
  readonly by: keyof typeof indexedTimes;
}

export interface PageContext {
  readonly pool: Pool;
  readonly principal: Principal;
  readonly now: Date;
}

export interface ListedRow extends DashboardRow {
  readonly sortKey: string;
}

type Params = [
  subjects: readonly string[],
  cursorAt: string,
  cursorId: string,
  withTotal: boolean,
  principals: readonly string[],
  ...teams: TeamScopeParam,
];
type PageRow = ListedRow & { readonly total: number | null };

/** Cursors before the first and after the last row. */
const ends: Readonly<Record<Direction, PageCursor>> = {
  forward: { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  backward: { at: '-infinity', id: nilUuid },
};
/** Newest to oldest, or from the end of the list toward its start. */
const ways = { forward: { than: '<', order: 'DESC' }, backward: { than: '>', order: 'ASC' } } as const;
type Direction = RowsPageRequest['direction'];

/**
 * A page and the exact total in one round trip, which is twice as fast as two. Each subject (a person or role, or a
 * form in one status) has its own index range, so deep pages cost no more. An infinite time is the first page's cursor.
 * Lists and cursor are wrapped in subselects and the limit is a literal, so that PostgreSQL keeps one generic plan:
 * planning took as long as the query.
 */
function pageStatement(
  filter: UsualFilter,
  limit: number,
  within: TeamScope,
  direction: Direction,
): Statement<Params, PageRow> {
  const { than, order } = ways[direction];
  const moment = indexedTimes[filter.by];
  const ownColumns = filter.assignedToMe ? inboxViewerColumnsSql : viewerColumnsSql;
  const { subjects, id, rows, total } = filter.assignedToMe
    ? ownRows(filter.status, teamScopeSql(within, 6))
    : rowsOfForms(filter.status);
  const run = (of: string): string =>
    `(SELECT ${id} AS id, ${moment} FROM ${of} AND (${moment}, ${id}) ${than} ((SELECT $2::timestamptz), (SELECT $3::uuid))
      ORDER BY ${moment} ${order}, ${id} ${order} LIMIT ${limit})`;
  return statement(
    `${filter.assignedToMe ? 'mine' : 'visible'}_${filter.status ?? 'all'}_${limit}_${within}_${direction}_${filter.by}`,
    `WITH page AS (
       SELECT DISTINCT found.id, found.${moment}
       FROM ${subjects}
       CROSS JOIN LATERAL (${rows.map(run).join(' UNION ALL ')}) found
       ORDER BY found.${moment} ${order}, found.id ${order} LIMIT ${limit}
     ), total AS (SELECT CASE WHEN $4::boolean THEN (${total}) END AS total)
     SELECT total.total, r.*, r."${filter.by}" AS "sortKey"
     FROM total LEFT JOIN LATERAL (
       SELECT ${dashboardColumns}, ${ownColumns('(SELECT $5::uuid[])::uuid[]')} FROM page JOIN dashboard_rows r ON r.id = page.id
       ORDER BY page.${moment} ${order}, page.id ${order}
     ) r ON true`,
    instantsAsText,
  );
}

/** How to read a subject's rows, each part through its own index; the id column; and how to count them all. */
interface Source {
  readonly subjects: string;
  readonly id: string;
  readonly rows: readonly string[];
  readonly total: string;
}

/**
 * Someone responsible in several ways counts once, in the row of the first principal, using only the index.
 * Decision 0079.
 */
function ownRows(status: SubmissionStatus | null, condition: string): Source {
  const principals = anyOfSql('$1::uuid[]');
  // active rows and all others each have a partial index
  const states = status ? [`= '${status}'`] : [`= 'active'`, `<> 'active'`];
  const [always, perhaps] = ['earlier_ids IS NULL', 'NOT earlier_ids && (SELECT $1::uuid[])'];
  // for active rows, the always-counted and maybe-counted ones have separate indexes, which only hold the principal
  const counting = (is: string): readonly string[] =>
    is === `= 'active'` && condition === ''
      ? [always, `earlier_ids IS NOT NULL AND ${perhaps}`]
      : [`(${always} OR ${perhaps})`];
  const counted = states.flatMap((is) =>
    counting(is).map(
      (counts) =>
        `(SELECT count(*) FROM inbox_rows WHERE principal_id = ${principals} AND status ${is} ${condition} AND ${counts})`,
    ),
  );
  return {
    subjects: 'unnest((SELECT $1::uuid[])) AS subject(id)',
    id: 'submission_id',
    rows: states.map((is) => `inbox_rows WHERE principal_id = subject.id AND status ${is} ${condition}`),
    total: `SELECT (${counted.join(' + ')})::int`,
  };
}

function rowsOfForms(status: SubmissionStatus | null): Source {
  const states = status ? `ARRAY['${status}'::submission_status]` : 'enum_range(NULL::submission_status)';
  return {
    subjects: `unnest((SELECT $1::uuid[])) AS subject(id) CROSS JOIN unnest(${states}) AS state(status)`,
    id: 'id',
    rows: ['dashboard_rows WHERE master_template_id = subject.id AND status = state.status'],
    total: storedCountSql(status, '(SELECT $1::uuid[])::uuid[]'),
  };
}

const statements = new Map<string, Statement<Params, PageRow>>();

function statementFor(
  filter: UsualFilter,
  size: number,
  direction: Direction,
  within: TeamScope,
): Statement<Params, PageRow> {
  const length = fetchSize(size);
  const key = `${filter.assignedToMe} ${filter.status} ${length} ${within} ${direction} ${filter.by}`;
  // one row more to know whether there is a next page
  const known = statements.get(key) ?? pageStatement(filter, length + 1, within, direction);
  statements.set(key, known);
  return known;
}

export interface PageRequest extends RowsPageRequest {
  readonly filter: SubmissionFilter;
  readonly order: SubmissionOrder;
}

export async function submissionsPage(ctx: PageContext, request: PageRequest): Promise<RowsPage<ListedRow>> {
  if (verifiedUserId(ctx.principal) === null) return emptyPage;
  const usual = usualFilter(request);
  const found = usual ? await usualPage(ctx, usual, request) : null;
  return toRowsPage(found ?? (await filteredPage(ctx, request)), request);
}

/** Current state of rows that are already shown. Rows the viewer can no longer see are left out. */
export async function loadCurrentSubmissions(
  ctx: PageContext,
  ids: readonly string[],
): Promise<readonly DashboardRow[]> {
  if (verifiedUserId(ctx.principal) === null || ids.length === 0) return [];
  return currentSubmissionRows(ctx.pool, (await lookedThrough(ctx, [])).seen, ids);
}

function usualFilter({ filter, order, skip }: PageRequest): UsualFilter | null {
  if (skip > 0 || !order.isDescending || !isIndexedTime(order.by)) return null;
  const assignedToMe = isOwn(filter);
  if (assignedToMe && order.by !== defaultSubmissionOrder.by) return null;
  let status: SubmissionStatus | null = null;
  for (const condition of filter) {
    if (condition.field === 'completion') status = statusOfCompletion[condition.value];
    else if (condition.field === 'assignedToMe') continue;
    else if (assignedToMe || (condition.field !== 'forms' && condition.field !== 'formStatus')) return null;
  }
  return { assignedToMe, status, by: order.by };
}

const isOwn = (filter: SubmissionFilter): boolean => filter.some(({ field }) => field === 'assignedToMe');

/** Null if some versions are hidden from the viewer, because the prepared statements don't check versions. */
async function usualPage(
  { pool, principal }: PageContext,
  filter: UsualFilter,
  { filter: requestedFilter, size, direction, from, withTotal }: PageRequest,
): Promise<readonly PageRow[] | null> {
  const principals = principalIds(principal);
  const { at, id } = from ?? ends[direction];
  const visible = filter.assignedToMe ? null : narrowForms(await visibleForms(pool, principal), requestedFilter);
  if (visible && visible.hiddenVersions.length > 0) return null;
  // visible forms already belong only to the teams that count
  const [subjects, [within, teams]] = visible
    ? [visible.forms, ['everywhere', []] as const]
    : [principals, teamScopeOf(principal)];
  const page = statementFor(filter, size, direction, within);
  return page.rows(pool, [subjects, at, id, withTotal, principals, ...teams]);
}

async function filteredPage(ctx: PageContext, request: PageRequest): Promise<readonly PageRow[]> {
  const { seen, filter } = await lookedThrough(ctx, request.filter);
  return filteredSubmissions(ctx.pool, seen, { filter, by: request.order.by, ...pageFetchOf(request) });
}

/** Ids of all submissions that match the filter and that the viewer may see, up to `most`. */
export async function submissionIdsOf(
  ctx: PageContext,
  wanted: { readonly filter: SubmissionFilter; readonly most: number },
): Promise<readonly string[]> {
  if (verifiedUserId(ctx.principal) === null) return [];
  const { seen, filter } = await lookedThrough(ctx, wanted.filter);
  return filteredIds(ctx.pool, seen, { ...wanted, filter });
}

/** How many imported records match as well. */
export async function recordCountOf(ctx: PageContext, requestedFilter: SubmissionFilter): Promise<number> {
  if (verifiedUserId(ctx.principal) === null) return 0;
  const { seen, filter } = await lookedThrough(ctx, requestedFilter);
  return filteredRecords(ctx.pool, seen, filter);
}

/** In list order, one more than an export can hold. */
export async function orderedIdsOf(
  ctx: PageContext,
  wanted: { readonly filter: SubmissionFilter; readonly order: SubmissionOrder; readonly most: number },
): Promise<readonly string[]> {
  if (verifiedUserId(ctx.principal) === null) return [];
  const { seen, filter } = await lookedThrough(ctx, wanted.filter);
  return orderedIds(ctx.pool, seen, { ...wanted, filter });
}

/** Number of matches per team. */
export async function countsByTeam(
  ctx: PageContext,
  requestedFilter: SubmissionFilter,
): Promise<ReadonlyMap<string, number>> {
  if (verifiedUserId(ctx.principal) === null) return new Map();
  const { seen, filter } = await lookedThrough(ctx, requestedFilter);
  return filteredCounts(ctx.pool, seen, filter);
}

/** The rows a filter starts from, and the conditions still to apply to them. */
async function lookedThrough(
  { pool, principal, now }: PageContext,
  requestedFilter: SubmissionFilter,
): Promise<{ readonly seen: RowScope; readonly filter: SubmissionFilter }> {
  const visible = await visibleForms(pool, principal);
  const own = isOwn(requestedFilter);
  // submissions the viewer is responsible for can belong to other forms
  const settled = own ? { ...visibleRowsOf(visible), rest: requestedFilter } : narrowForms(visible, requestedFilter);
  const [within, [teams = []]] = teamScopeOf(principal);
  const seen: RowScope = {
    principals: principalIds(principal),
    isOwn: own,
    readForms: settled.forms,
    hiddenVersions: settled.hiddenVersions,
    teams: within === 'inTeam' ? teams : null,
    withheldTeams: within === 'besides' ? teams : [],
    hasRecords: requestedFilter.some((condition) => 'identity' in condition) && (await hasRecords(pool, settled.forms)),
    timeZone: needsTimeZone(requestedFilter) ? await filterTimeZone(pool, principal) : 'UTC',
    now,
  };
  return { seen, filter: settled.rest };
}

/** Only conditions on answers need to know this. */
async function hasRecords(pool: Pool, forms: readonly string[]): Promise<boolean> {
  const [found] = await recordsOf.rows(pool, [forms]);
  return found?.are === true;
}

const recordsOf = statement<[forms: readonly string[]], { readonly are: boolean }>(
  'submissions_records',
  'SELECT EXISTS (SELECT FROM imported_flows f WHERE f.master_template_id = ANY ($1::uuid[])) AS are',
);

/** The time zone in which a filter's days start. */
export async function filterTimeZone(pool: Pool, { userId }: Principal): Promise<string> {
  const [zone] = await zoneOf.rows(pool, [userId]);
  return zone?.timeZone ?? 'UTC';
}

const zoneOf = statement<[userId: string | null], { readonly timeZone: string }>(
  'submissions_zone',
  'SELECT time_zone AS "timeZone" FROM users WHERE id = $1::uuid',
);
