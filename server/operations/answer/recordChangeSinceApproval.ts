import type { Tx } from '#server/operations/operation.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

const kind = 'changeApprovedAnswers';

/** Records that answers differ from what was approved: once after each review decision, not with every keystroke. */
export async function recordChangeSinceApproval(tx: Tx, { snapshot, reviewed }: EvaluatedSubmission): Promise<void> {
  if (reviewed.every(({ problem }) => problem === null)) return;
  const { id: submissionId, teamId } = snapshot;
  const words = snapshot.reviewedSteps.flatMap(({ reviewGroups, acceptances }) => [
    ...reviewGroups.flatMap(({ approvals }) => approvals),
    ...acceptances,
  ]);
  const last = Math.max(0, ...words.map(({ at }) => new Date(at).getTime()));
  const noted = await tx.db.activity.count({ where: { submissionId, kind, createdAt: { gte: new Date(last) } } });
  if (noted === 0) tx.record({ kind, teamId, submissionId });
}
