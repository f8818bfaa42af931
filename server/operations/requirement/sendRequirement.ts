import { isRequirementComplete } from '#domain/submission/requirementDraft.ts';
import { newId } from '#server/newId.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf } from '#server/operations/refusals.ts';
import { lockRequirement, requirementName, requirementStep } from '#server/operations/requirement/lockRequirement.ts';
import { mailRequirement } from '#server/operations/requirement/mailRequirement.ts';
import { requirementDraftOf } from '#server/operations/requirement/requirementDraftOf.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

/**
 * Sends a requirement to the applicants: they see it from now on, and the submission can't be completed before it is.
 */
export const sendRequirement = operation<string, string>('sendRequirement', (tx, requirementId) =>
  sendRequirementInTransaction(tx, requirementId),
);

/** The same within the operation that makes the last change. */
export async function sendRequirementInTransaction(tx: Tx, requirementId: string): Promise<string> {
  const { submission, requirement } = await lockRequirement(tx, requirementId, 'send');
  const isComplete = isRequirementComplete(requirement.kind, await requirementDraftOf(tx, requirement));
  refuseIf(isComplete ? null : 'requirementIncomplete');
  const { id: stepId, identity: stepIdentity, position, paymentConfig } = requirementStep(requirement);
  const own = { teamId: submission.teamId, submissionId: submission.id, createdAt: tx.now };
  const activeStepId = newId();
  await tx.db.activeStep.create({
    data: { ...own, id: activeStepId, stepId, stepIdentity, position, startedAt: tx.now },
  });
  if (paymentConfig)
    await tx.db.obligation.create({
      data: { ...own, id: newId(), activeStepId, amountCents: paymentConfig.fixed ? paymentConfig.amountCents : null },
    });
  await tx.db.supplementalRequirement.update({
    where: { id: requirementId },
    data: { activeStepId, sentAt: tx.now },
  });
  await mailRequirement(tx, requirement, 'moreAsked');
  const data = { requirementId, name: requirementName(requirement) };
  await recordChange(tx, submission, { kind: 'sendRequirement', data });
  return requirementId;
}
