import type { Tx } from '#server/operations/operation.ts';
import type { Standing } from '#server/queries/submission/standing.ts';

const kind = 'changeApprovedAnswers';

/** Notes among the activities that answers are others than were approved: once after each word of the office, not with each letter. */
export async function noteChangeSinceApproval(tx: Tx, { situation, reviewed }: Standing): Promise<void> {
  if (reviewed.every(({ flaw }) => flaw === null)) return;
  const { id: submissionId, teamId } = situation;
  const words = situation.reviewedSteps.flatMap(({ reviewGroups, acceptances }) => [
    ...reviewGroups.flatMap(({ approvals }) => approvals),
    ...acceptances,
  ]);
  const last = Math.max(0, ...words.map(({ at }) => new Date(at).getTime()));
  const noted = await tx.db.activity.count({ where: { submissionId, kind, createdAt: { gte: new Date(last) } } });
  if (noted === 0) tx.record({ kind, teamId, submissionId });
}
