import { cancelRefusal } from '#domain/payment/cancelRefusal.ts';
import { actingUserId } from '#server/actor.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { readPayment } from '#server/operations/payment/lockPayment.ts';
import { requireNoOpenAttempt, withoutOpenAttempt } from '#server/operations/payment/withoutOpenAttempt.ts';
import { refuseIf } from '#server/operations/refusals.ts';
import { lockRequirement, requirementName, type Requirement } from '#server/operations/requirement/lockRequirement.ts';
import { mailRequirement } from '#server/operations/requirement/mailRequirement.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

const cancel = operation<string, string>('cancelRequirement', async (tx, requirementId) => {
  const { submission, requirement } = await lockRequirement(tx, requirementId, 'cancel');
  await refusePaid(tx, requirement);
  await tx.db.supplementalRequirement.update({ where: { id: requirementId }, data: { canceledAt: tx.now } });
  // answers given so far are kept, and locked
  const lock = { lockedAt: tx.now, lockedById: actingUserId(tx.ctx.actor) };
  await tx.db.activeStep.updateMany({ where: { id: requirement.activeStepId ?? nilUuid }, data: lock });
  await mailRequirement(tx, requirement, 'askedNoLonger');
  const data = { requirementId, name: requirementName(requirement) };
  await recordChange(tx, submission, { kind: 'cancelRequirement', data });
  return requirementId;
});

/** Withdraws a request, once no one can pay it online. */
export const cancelRequirement = withoutOpenAttempt(cancel);

/** Money that was received or is in flight must be refunded first. */
async function refusePaid(tx: Tx, { activeStep }: Requirement): Promise<void> {
  const obligation = activeStep?.obligation;
  if (!obligation) return;
  const payment = await readPayment(tx, obligation.id);
  refuseIf(cancelRefusal(payment.state));
  requireNoOpenAttempt(payment);
}
