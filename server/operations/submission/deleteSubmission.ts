import { actingUserId } from '#server/actor.ts';
import { statement } from '#server/database/statement.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { enqueueAttemptCancellations } from '#server/operations/payment/cancelAttempts.ts';
import { lockSubmissions } from '#server/operations/submission/lockSubmission.ts';
import { recordEachChange, touchColumnsSql } from '#server/operations/submission/recordChange.ts';
import { refreshDashboardStatus } from '#server/operations/submission/refreshDashboard.ts';
import { singleSubmissionResult, type SubmissionResults } from '#server/operations/submission/SubmissionResult.ts';
import { unlinkDeletedSubprocesses } from '#server/operations/submission/unlinkDeletedSubprocesses.ts';

/** Hides a submission from everyone. Its rows stay: payments may refer to them, and numbers are never reused. */
export const deleteSubmission = operation<string, string>('deleteSubmission', async (tx, submissionId) => {
  singleSubmissionResult(submissionId, await deleteSubmissions(tx, [submissionId]));
  return submissionId;
});

const hide = statement<[ids: readonly string[], at: Date, byId: string | null], never>(
  'submissions_hide',
  `UPDATE submissions SET deleted_at = $2::timestamptz, deleted_by_id = $3::uuid, ${touchColumnsSql('$2')} WHERE id = ANY ($1::uuid[])`,
);

/** The same within an operation on many. */
export async function deleteSubmissions(tx: Tx, submissionIds: readonly string[]): Promise<SubmissionResults> {
  const { submissions, outcomes } = await lockSubmissions(tx, submissionIds, 'deleteSubmission');
  await hide.rows(tx.queries, [submissions.map(({ id }) => id), tx.now, actingUserId(tx.ctx.actor)]);
  await recordEachChange(tx, submissions, () => [{ kind: 'deleteSubmission' }], {
    isTouched: true,
    list: refreshDashboardStatus,
  });
  await endAttempts(
    tx,
    submissions.map(({ id }) => id),
  );
  await unlinkDeletedSubprocesses(
    tx,
    submissions.map(({ id }) => id),
  );
  for (const { id, teamId, customId, scopedId } of submissions) {
    const about = { teamId, subjectType: 'Submission', subjectId: id };
    tx.audit({ kind: 'deleteSubmission', ...about, data: { submission: customId ?? String(scopedId) } });
    tx.announce({ topic: `submission:${id}`, teamId, payload: { submissionId: id } });
    outcomes.set(id, { outcome: 'done' });
  }
  for (const teamId of new Set(submissions.map((each) => each.teamId)))
    tx.announce({ topic: `dashboard:${teamId}`, teamId, payload: { teamId } });
  return outcomes;
}

const liveAttempts = statement<[submissionIds: readonly string[]], { readonly id: string }>(
  'submissions_live_attempts',
  `SELECT i.id FROM obligations o JOIN payment_intents i ON i.obligation_id = o.id AND i.state = 'live'
   WHERE o.submission_id = ANY ($1::uuid[])`,
);

/** Money that still arrives for a deleted submission is listed as overpaid. */
async function endAttempts(tx: Tx, submissionIds: readonly string[]): Promise<void> {
  const live = await liveAttempts.rows(tx.queries, [submissionIds]);
  await enqueueAttemptCancellations(
    tx,
    live.map(({ id }) => id),
  );
}
