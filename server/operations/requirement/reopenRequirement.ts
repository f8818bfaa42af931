import type { Submission } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { Requirement } from '#server/operations/requirement/lockRequirement.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';

/** Its money is gone: it is waited for again, and paid again it is met again. The caller holds the submission. */
export async function reopenRequirement(
  tx: Tx,
  { id: submissionId }: Pick<Submission, 'id'>,
  { id, activeStepId }: Pick<Requirement, 'id' | 'activeStepId'>,
): Promise<void> {
  await tx.db.supplementalRequirement.update({ where: { id }, data: { completedAt: null } });
  if (activeStepId !== null) {
    const undone = { completedAt: null, completedById: null };
    await tx.db.activeStep.update({ where: { id: activeStepId }, data: undone });
  }
  await refreshDashboard(tx, [submissionId]);
}
