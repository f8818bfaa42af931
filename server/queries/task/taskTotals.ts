import type { Pool } from 'pg';
import type { Principal } from '#server/access/principal.ts';
import { statement, type Statement } from '#server/database/statement.ts';
import { teamScopeSql, teamScopeOf, type TeamScopeParam, type TeamScope } from '#server/queries/dashboard/teamScope.ts';
import { ownTasksSql, taskOwnerParams, type TaskOwnerParams } from '#server/queries/task/ownTasks.ts';

/** Counts for a person's task page. */
export interface TaskTotals {
  /** waiting, without skipped ones */
  readonly active: number;
  readonly overdue: number;
  readonly skipped: number;
  /** steps they completed or reviewed since midnight in their time zone */
  readonly done: number;
}

const totalsWithin = (within: TeamScope): Statement<[...TaskOwnerParams, ...TeamScopeParam], TaskTotals> =>
  statement(
    `task_totals_${within}`,
    `WITH ${ownTasksSql(within, 4)}, today AS (
       SELECT date_trunc('day', (SELECT $3::timestamptz) AT TIME ZONE u.time_zone) AT TIME ZONE u.time_zone AS since
       FROM users u WHERE u.id = (SELECT $1::uuid)
     ), acted AS (
       SELECT x.id, x.submission_id, x.team_id FROM active_steps x, today
       WHERE x.completed_by_id = (SELECT $1::uuid) AND x.completed_at >= today.since
       UNION
       SELECT v.active_step_id, v.submission_id, v.team_id FROM step_approvals v, today
       WHERE v.reviewer_id = (SELECT $1::uuid) AND v.created_at >= today.since
     ), done AS (
       SELECT count(*)::int AS done FROM acted
       WHERE NOT EXISTS (SELECT FROM applicant_attachments a WHERE a.submission_id = acted.submission_id AND a.user_id = (SELECT $1::uuid))
         ${teamScopeSql(within, 4, 'acted.')}
     )
     SELECT count(*) FILTER (WHERE NOT skipped)::int AS active, count(*) FILTER (WHERE overdue AND NOT skipped)::int AS overdue,
       count(*) FILTER (WHERE skipped)::int AS skipped, (SELECT done FROM done) AS done
     FROM own`,
  );

const totals = {
  everywhere: totalsWithin('everywhere'),
  inTeam: totalsWithin('inTeam'),
  besides: totalsWithin('besides'),
} satisfies Record<TeamScope, unknown>;

/** Independent of the list's filter. */
export async function taskTotals(pool: Pool, principal: Principal, now: Date): Promise<TaskTotals> {
  const [within, teams] = teamScopeOf(principal);
  const [found] = await totals[within].rows(pool, [...taskOwnerParams(principal, now.toISOString()), ...teams]);
  return found ?? { active: 0, overdue: 0, skipped: 0, done: 0 };
}
