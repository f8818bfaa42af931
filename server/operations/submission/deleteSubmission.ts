import { actingUserId } from '#server/actor.ts';
import { operation } from '#server/operations/operation.ts';
import { changed } from '#server/operations/submission/changed.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';

/** Takes a submission out of sight for everybody. Its rows stay: money may hang on them, and numbers are never reused. */
export const deleteSubmission = operation<string, string>('deleteSubmission', async (tx, submissionId) => {
  const submission = await lockSubmission(tx, submissionId, 'deleteSubmission');
  const deletedById = actingUserId(tx.ctx.actor);
  await tx.db.submission.update({ where: { id: submissionId }, data: { deletedAt: tx.now, deletedById } });
  await changed(tx, submission, { kind: 'deleteSubmission' });
  const { teamId, customId, scopedId } = submission;
  const about = { teamId, subjectType: 'Submission', subjectId: submissionId };
  tx.audit({ kind: 'deleteSubmission', ...about, data: { submission: customId ?? String(scopedId) } });
  tx.announce({ topic: `submission:${submissionId}`, teamId, payload: { submissionId } });
  tx.announce({ topic: `dashboard:${teamId}`, teamId, payload: { teamId } });
  return submissionId;
});
