import type { Submission } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { Requirement } from '#server/operations/requirement/lockRequirement.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';

/**
 * A requirement whose payment was reversed becomes open again, and completes when it is paid again. The caller must
 * hold the submission's lock.
 */
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
