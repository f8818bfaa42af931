import type { Pool } from 'pg';
import type { Principal } from '#server/access/principal.ts';
import { statement, type Statement } from '#server/database/statement.ts';
import { withinOf, type TeamsParam, type Within } from '#server/queries/dashboard/withinTeams.ts';
import { ownTasks, whoWorks, type WhoWorks } from '#server/queries/task/ownTasks.ts';

type Params = [...WhoWorks, submissionId: string, ...TeamsParam];

const skippedWithin = (within: Within): Statement<Params, { readonly isSkipped: boolean }> =>
  statement(
    `is_skipped_task_${within}`,
    `WITH ${ownTasks(within, 5)}
     SELECT EXISTS (SELECT FROM own WHERE own.id = (SELECT $4::uuid) AND own.skipped) AS "isSkipped"`,
  );

const skipped = {
  everywhere: skippedWithin('everywhere'),
  inTeam: skippedWithin('inTeam'),
  besides: skippedWithin('besides'),
} satisfies Record<Within, unknown>;

/** Whether a submission is in the person's list of skipped tasks. */
export async function isSkippedTask(
  pool: Pool,
  principal: Principal,
  submissionId: string,
  now: Date,
): Promise<boolean> {
  const [within, teams] = withinOf(principal);
  const asked: Params = [...whoWorks(principal, now.toISOString()), submissionId, ...teams];
  const [found] = await skipped[within].rows(pool, asked);
  return found?.isSkipped ?? false;
}
