import type { Pool } from 'pg';
import type { Principal } from '#server/access/principal.ts';
import { principalIds, teamIdsOf, workerId } from '#server/access/principal.ts';
import { instantsAsText } from '#server/database/instantsAsText.ts';
import { statement, type Statement } from '#server/database/statement.ts';
import { dashboardColumns, type DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';

export type CompletionStatus = 'active' | 'halted' | 'finished';

export interface SubmissionsFilter {
  /** only what the viewer, alone or through a role, is responsible for */
  readonly assignedToMe: boolean;
  /** null for all */
  readonly status: CompletionStatus | null;
}

/** Where a page ended: rows are ordered by last activity, and by id where that is the same. */
export interface PageCursor {
  readonly at: string;
  readonly id: string;
}

export interface SubmissionsPage {
  readonly rows: readonly DashboardRow[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly total: number | null;
}

type Params = [
  subjects: readonly string[],
  cursorAt: string,
  cursorId: string,
  withTotal: boolean,
  principals: readonly string[],
  ...teams: readonly [] | readonly [teams: readonly string[]],
];
/** All teams; of a key only its own; all besides those whose roles are not held. */
type Within = 'everywhere' | 'inTeam' | 'besides';
const conditionOf: Readonly<Record<Within, string>> = {
  everywhere: '',
  inTeam: 'AND team_id = ANY ($6::uuid[])',
  besides: 'AND team_id <> ALL ($6::uuid[])',
};
type PageRow = DashboardRow & { readonly total: number | null };

/** What is newer than everything, and what is older. */
const ends: Readonly<Record<Direction, PageCursor>> = {
  forward: { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  backward: { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' },
};
/** From newer to older, or from the end of the list towards its begin. */
const ways = { forward: { than: '<', order: 'DESC' }, backward: { than: '>', order: 'ASC' } } as const;
export type Direction = keyof typeof ways;

/** Only a few rows of a page are looked up, each in the inbox of whoever looks. */
const reviewStepId = `(SELECT x.step_id FROM inbox_rows i JOIN submissions s ON s.id = i.submission_id
   JOIN active_steps x ON x.submission_id = s.id AND x.step_identity = s.current_step_identity
   WHERE r.is_review AND i.submission_id = r.id AND i.principal_id = ANY ($5::uuid[]) AND i.reason = 'review' AND i.status = 'active' LIMIT 1)`;

/**
 * A page and the exact total in one round trip: it is twice as fast as two. Each subject (a person or role; else a form)
 * has its own index run, so any depth of a list costs the same. Infinity stands for the first page's cursor. Counting
 * groups takes a third of the time of counting distinct ids, which sorts. A team that may be null, asked for with every
 * person, hid from PostgreSQL how many rows there are, and a count of 8,000 took a quarter longer. The list is hidden behind a subselect and the
 * length of the page stands in the text, so that the plan does not depend on them and PostgreSQL keeps it: planning anew
 * took as long as the query.
 */
function pageStatement(
  filter: SubmissionsFilter,
  limit: number,
  within: Within,
  direction: Direction,
): Statement<Params, PageRow> {
  const { than, order } = ways[direction];
  const conditions = [filter.status && `AND status = '${filter.status}'`, conditionOf[within]];
  const state = conditions.filter(Boolean).join(' ');
  const [table, subject, id] = filter.assignedToMe
    ? ['inbox_rows', 'principal_id', 'submission_id']
    : ['dashboard_rows', 'master_template_id', 'id'];
  return statement(
    `submissions_${filter.assignedToMe ? 'mine' : 'visible'}_${filter.status ?? 'all'}_${limit}_${within}_${direction}`,
    `WITH page AS (
       SELECT DISTINCT found.id, found.last_activity_at
       FROM unnest((SELECT $1::uuid[])) AS subject(id)
       CROSS JOIN LATERAL (
         SELECT ${id} AS id, last_activity_at FROM ${table}
         WHERE ${subject} = subject.id ${state} AND (last_activity_at, ${id}) ${than} ($2::timestamptz, $3::uuid)
         ORDER BY last_activity_at ${order}, ${id} ${order} LIMIT ${limit}
       ) found
       ORDER BY found.last_activity_at ${order}, found.id ${order} LIMIT ${limit}
     ), total AS (
       SELECT CASE WHEN $4::boolean THEN (
         SELECT count(*)::int FROM (SELECT ${id} FROM ${table} WHERE ${subject} = ANY ((SELECT $1::uuid[])::uuid[]) ${state} GROUP BY ${id}) each
       ) END AS total
     )
     SELECT total.total, r.*
     FROM total LEFT JOIN LATERAL (
       SELECT ${dashboardColumns}, ${reviewStepId} AS "reviewStepId" FROM page JOIN dashboard_rows r ON r.id = page.id
       ORDER BY page.last_activity_at ${order}, page.id ${order}
     ) r ON true`,
    instantsAsText,
  );
}

/** Pages are fetched in one of these lengths, with one row more to know whether there is a next page. */
const lengths = [20, 50, 100] as const;
const statements = new Map<string, Statement<Params, PageRow>>();

function statementFor({ filter, size, direction }: PageRequest, within: Within): Statement<Params, PageRow> {
  const length = lengths.find((one) => one >= size) ?? lengths[2];
  const key = `${filter.assignedToMe} ${filter.status} ${length} ${within} ${direction}`;
  const known = statements.get(key) ?? pageStatement(filter, length + 1, within, direction);
  statements.set(key, known);
  return known;
}

/** The forms whose submissions a person sees from the inside: member, owner of the team, or attached to a step. */
const visibleForms = statement<
  [
    userId: string,
    roleIds: readonly string[],
    ownedTeams: readonly string[],
    teams: readonly string[] | null,
    withheld: readonly string[],
  ],
  { id: string }
>(
  'submissions_visible_forms',
  `SELECT t.id FROM master_templates t
   WHERE (t.team_id = ANY ($3::uuid[])
     OR t.id IN (SELECT m.master_template_id FROM master_template_memberships m WHERE m.user_id = $1)
     OR t.id IN (SELECT f.master_template_id FROM step_attachments a JOIN flow_templates f ON f.id = a.flow_template_id
       WHERE a.step_id IS NOT NULL AND (a.user_id = $1 OR a.role_id = ANY ($2::uuid[]))))
     AND ($4::uuid[] IS NULL OR t.team_id = ANY ($4::uuid[])) AND t.team_id <> ALL ($5::uuid[])`,
);

export interface PageRequest {
  readonly filter: SubmissionsFilter;
  readonly size: number;
  readonly direction: Direction;
  /** null: from the begin, or backward from the end */
  readonly from: PageCursor | null;
  readonly withTotal: boolean;
}

export async function submissionsPage(
  pool: Pool,
  principal: Principal,
  request: PageRequest,
): Promise<SubmissionsPage> {
  const { filter, size, direction, from, withTotal } = request;
  const principals = principalIds(principal);
  const subjects = filter.assignedToMe ? principals : await formIds(pool, principal);
  const { at, id } = from ?? ends[direction];
  if (workerId(principal) === null) return { rows: [], hasNext: false, hasPrevious: false, total: 0 };
  const [within, teams] = withinOf(principal);
  const page = statementFor(request, within);
  const found = await page.rows(pool, [subjects, at, id, withTotal, principals, ...teams]);
  const rows = found.filter((row) => row.id !== null);
  const [hasMore, isFromWithin] = [rows.length > size, from !== null];
  const total = found[0]?.total ?? (withTotal ? 0 : null);
  return direction === 'forward'
    ? { rows: rows.slice(0, size), hasNext: hasMore, hasPrevious: isFromWithin, total }
    : { rows: rows.slice(0, size).reverse(), hasNext: isFromWithin, hasPrevious: hasMore, total };
}

function withinOf(principal: Principal): readonly [Within, readonly [] | readonly [teams: readonly string[]]] {
  const { token, withheldTeamIds } = principal;
  if (token) return ['inTeam', [withheldTeamIds.includes(token.teamId) ? [] : [token.teamId]]];
  return withheldTeamIds.length > 0 ? ['besides', [withheldTeamIds]] : ['everywhere', []];
}

async function formIds(pool: Pool, principal: Principal): Promise<readonly string[]> {
  const userId = workerId(principal);
  if (userId === null) return [];
  const roleIds = principal.roles.map((role) => role.id);
  const owned = principal.roles.filter((role) => role.roleType === 'owner').map((role) => role.teamId);
  const within = principal.token ? teamIdsOf(principal) : null;
  const rows = await visibleForms.rows(pool, [userId, roleIds, owned, within, principal.withheldTeamIds]);
  return rows.map((row) => row.id);
}
