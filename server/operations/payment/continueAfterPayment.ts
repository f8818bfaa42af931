import { requirementState } from '#domain/submission/requirements.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';
import { readPayment } from '#server/operations/payment/lockPayment.ts';
import { markRequirementMet } from '#server/operations/requirement/completeRequirement.ts';
import { autoAdvance } from '#server/operations/submission/completeStep.ts';
import type { Payment } from '#server/queries/payment/loadPayment.ts';

/**
 * Runs after a payment is received or waived: completes a payment requirement, and continues a step that continues
 * automatically.
 */
export async function continueAfterPayment(tx: Tx, submission: Submission, paymentId: string): Promise<void> {
  const payment = await readPayment(tx, paymentId);
  if (payment.isRequirement) {
    if (payment.state.status === 'paid') await meetRequirement(tx, submission, payment);
  } else if (submission.deletedAt === null) await autoAdvance(tx, submission.id);
}

async function meetRequirement(tx: Tx, submission: Submission, { row: { activeStep } }: Payment): Promise<void> {
  const requirement = activeStep.supplementalRequirement;
  if (requirement && requirementState(requirement) === 'sent') await markRequirementMet(tx, submission, requirement);
}
