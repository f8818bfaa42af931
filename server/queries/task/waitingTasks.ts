import type { Pool } from 'pg';
import type { TaskFilter, TaskSort } from '#domain/filter/lists.ts';
import type { TaskKind } from '#domain/submission/tasks.ts';
import type { Principal } from '#server/access/principal.ts';
import { instantsAsText } from '#server/database/instantsAsText.ts';
import { likeText } from '#server/database/likeText.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement, type Statement } from '#server/database/statement.ts';
import { dashboardColumns, type DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';
import { fetchSize, teamScopeOf, type TeamScopeParam, type TeamScope } from '#server/queries/dashboard/teamScope.ts';
import { fullyVisibleFormIds } from '#server/queries/dashboard/visibleForms.ts';
import { ownTasksSql, taskOwnerParams, type TaskOwnerParams } from '#server/queries/task/ownTasks.ts';

/** Keyset cursor of the task list. */
export interface TaskCursor {
  /** the time that decides what is overdue, the same for all pages */
  readonly asOf: string;
  /** sort key before time; empty when sorted by time only */
  readonly name: string;
  readonly isLater: boolean;
  readonly since: string;
  readonly id: string;
}

type Direction = 'forward' | 'backward';

export interface TasksRequest {
  readonly filter: TaskFilter;
  readonly sort: TaskSort;
  /** skipped tasks instead of the others */
  readonly skipped: boolean;
  /** only tasks whose number, identifier, or applicant contains this; null for all */
  readonly terms: string | null;
  readonly size: number;
  readonly direction: Direction;
  readonly from: TaskCursor | null;
  /** offset, for numbered pages */
  readonly skip: number;
}

export interface WaitingTask {
  readonly row: DashboardRow;
  readonly task: TaskKind;
  readonly activeStepId: string;
  readonly isOverdue: boolean;
  readonly isSkipped: boolean;
  readonly place: TaskCursor;
}

interface TasksPage {
  readonly tasks: readonly WaitingTask[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly total: number;
}

const conditions: Readonly<Record<TaskFilter, string>> = {
  all: 'true',
  overdue: 'o.overdue',
  reviews: `o.task = 'review'`,
  assignedInternal: `o.task = 'internal'`,
  assignedExternal: `o.task = 'external'`,
};

interface Order {
  /** sort key before time */
  readonly name: string;
  /** puts overdue tasks first, unless the order says otherwise */
  readonly later: string;
  readonly isDescending: boolean;
}

const orders: Readonly<Record<TaskSort, Order>> = {
  oldest: { name: `''`, later: 'NOT o.overdue', isDescending: false },
  newest: { name: `''`, later: 'false', isDescending: true },
  form: { name: 'lower(r.template_name)', later: 'NOT o.overdue', isDescending: false },
  applicant: { name: `lower(COALESCE(r.applicant, ''))`, later: 'NOT o.overdue', isDescending: false },
};

type Params = [
  ...TaskOwnerParams,
  skipped: boolean,
  hasPlace: boolean,
  name: string,
  later: boolean,
  since: string,
  id: string,
  skip: number,
  ...searched: readonly [] | readonly [terms: string, forms: readonly string[]],
  ...teams: TeamScopeParam,
];
type Found = DashboardRow & {
  readonly total: number;
  readonly task: TaskKind;
  readonly overdue: boolean;
  readonly skipped: boolean;
  readonly name: string;
  readonly later: boolean;
  readonly since: string;
  readonly activeStepId: string;
};

interface Requested extends Pick<TasksRequest, 'filter' | 'sort' | 'direction'> {
  readonly length: number;
  readonly isSearched: boolean;
  readonly within: TeamScope;
}

const isFound = `AND EXISTS (
         SELECT FROM search_rows w JOIN dashboard_rows d ON d.id = w.id
         WHERE w.id = o.id AND w.text LIKE '%' || $11::text || '%'
           AND (NOT d.identifier_redacted OR d.master_template_id = ANY ($12::uuid[])))`;

/**
 * A page and the exact total in one round trip. Only sorting by name reads the rows of all tasks; sorting by time reads
 * those of the page. Names are compared with collation "C", so that a cursor is stable in any language. Filters and the
 * limit are part of the text and values are in subselects, so that the plan is kept.
 */
function pageStatement({ filter, sort, direction, length, isSearched, within }: Requested): Statement<Params, Found> {
  const { name, later, isDescending } = orders[sort];
  const isBackward = isDescending === (direction === 'forward');
  const [than, order] = isBackward ? ['<', 'DESC'] : ['>', 'ASC'];
  const joined = name === `''` ? '' : 'JOIN dashboard_rows r ON r.id = o.id';
  const by = (row: string): string =>
    `${row}.name COLLATE "C" ${order}, ${row}.later ${order}, ${row}.since ${order}, ${row}.id ${order}`;
  const place = '(SELECT $6::text), (SELECT $7::boolean), (SELECT $8::timestamptz), (SELECT $9::uuid)';
  return statement(
    `${isSearched ? 'found' : 'waiting'}_tasks_${filter}_${sort}_${direction}_${length}_${within}`,
    `WITH ${ownTasksSql(within, isSearched ? 13 : 11)}, placed AS (
       SELECT o.*, ${name} AS name, ${later} AS later FROM own o ${joined}
       WHERE o.skipped = (SELECT $4::boolean) AND ${conditions[filter]} ${isSearched ? isFound : ''}
     ), page AS (
       SELECT p.* FROM placed p
       WHERE NOT (SELECT $5::boolean) OR (p.name COLLATE "C", p.later, p.since, p.id) ${than} (${place})
       ORDER BY ${by('p')} LIMIT ${length + 1} OFFSET (SELECT $10::int)
     ), total AS (SELECT count(*)::int AS total FROM placed)
     SELECT total.total, page.task, page.overdue, page.skipped, page.name, page.later, page.since, r.*
     FROM total LEFT JOIN page ON true LEFT JOIN LATERAL (
       SELECT ${dashboardColumns}, x.id AS "activeStepId", CASE WHEN page.task = 'review' THEN x.step_id END AS "reviewStepId", true AS "isResponsible"
       FROM dashboard_rows r JOIN active_steps x ON x.submission_id = r.id AND x.step_identity = r.current_step_identity
       WHERE r.id = page.id
     ) r ON true
     ORDER BY ${by('page')}`,
    instantsAsText,
  );
}

const statements = new Map<string, Statement<Params, Found>>();

function statementFor(request: Requested): Statement<Params, Found> {
  const key = Object.values(request).join(' ');
  const known = statements.get(key) ?? pageStatement(request);
  statements.set(key, known);
  return known;
}

/** A page of a person's tasks, with the total. Decision 0043. */
export async function waitingTasks(
  pool: Pool,
  principal: Principal,
  request: TasksRequest,
  now: Date,
): Promise<TasksPage> {
  const { filter, sort, size, direction, from, skip, skipped } = request;
  const typed = request.terms?.trim().toLowerCase() ?? '';
  const terms = typed === '' ? null : likeText(typed.replace(/^#(?=\d+$)/, ''));
  // identifiers the person may not read must not match (decision 0044)
  const searched = terms === null ? ([] as const) : ([terms, await fullyVisibleFormIds(pool, principal)] as const);
  const [within, teams] = teamScopeOf(principal);
  const asOf = from?.asOf ?? now.toISOString();
  const { name, isLater, since, id } = from ?? { name: '', isLater: false, since: asOf, id: nilUuid };
  const requested = { filter, sort, direction, length: fetchSize(size), isSearched: terms !== null, within };
  const found = await statementFor(requested).rows(pool, [
    ...taskOwnerParams(principal, asOf),
    ...([skipped, from !== null, name, isLater, since, id, skip] as const),
    ...searched,
    ...teams,
  ]);
  const tasks = found
    .filter((row) => row.id !== null)
    .map(({ task, overdue, skipped: isSkipped, activeStepId, ...row }) => ({
      ...{ row, task, activeStepId, isOverdue: overdue, isSkipped },
      place: { asOf, name: row.name, isLater: row.later, since: row.since, id: row.id },
    }));
  const [hasMore, isFromWithin] = [tasks.length > size, from !== null || skip > 0];
  const total = found[0]?.total ?? 0;
  return direction === 'forward'
    ? { tasks: tasks.slice(0, size), hasNext: hasMore, hasPrevious: isFromWithin, total }
    : { tasks: tasks.slice(0, size).reverse(), hasNext: isFromWithin, hasPrevious: hasMore, total };
}
