import type { Pool } from 'pg';
import type { Principal } from '#server/access/principal.ts';
import { statement, type Statement } from '#server/database/statement.ts';
import { teamScopeOf, type TeamScopeParam, type TeamScope } from '#server/queries/dashboard/teamScope.ts';
import { ownTasksSql, taskOwnerParams, type TaskOwnerParams } from '#server/queries/task/ownTasks.ts';

type Params = [...TaskOwnerParams, submissionId: string, ...TeamScopeParam];

const skippedWithin = (within: TeamScope): Statement<Params, { readonly isSkipped: boolean }> =>
  statement(
    `is_skipped_task_${within}`,
    `WITH ${ownTasksSql(within, 5)}
     SELECT EXISTS (SELECT FROM own WHERE own.id = (SELECT $4::uuid) AND own.skipped) AS "isSkipped"`,
  );

const skipped = {
  everywhere: skippedWithin('everywhere'),
  inTeam: skippedWithin('inTeam'),
  besides: skippedWithin('besides'),
} satisfies Record<TeamScope, unknown>;

/** Whether a submission is in the person's list of skipped tasks. */
export async function isSkippedTask(
  pool: Pool,
  principal: Principal,
  submissionId: string,
  now: Date,
): Promise<boolean> {
  const [within, teams] = teamScopeOf(principal);
  const params: Params = [...taskOwnerParams(principal, now.toISOString()), submissionId, ...teams];
  const [found] = await skipped[within].rows(pool, params);
  return found?.isSkipped ?? false;
}
