import { bringsInMoney } from '#domain/payment/availablePaymentActions.ts';
import type { ProcessAction } from '#domain/submission/actions.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { loadPayment, type Payment } from '#server/queries/payment/loadPayment.ts';

export interface LockedPayment {
  readonly submission: Submission;
  readonly payment: Payment;
}

/** Locks the submission and then reads the payment, so that two payers never both see the same fee as due. */
export async function lockPayment(tx: Tx, paymentId: string, action: ProcessAction): Promise<LockedPayment> {
  const named = await tx.db.obligation.findUnique({ where: { id: paymentId }, select: { submissionId: true } });
  refuseUnless(named, 'outdated');
  const submission = await lockSubmission(tx, named.submissionId, action);
  const payment = await readPayment(tx, paymentId);
  const isCanceled = payment.row.activeStep.supplementalRequirement?.canceledAt != null;
  refuseIf(isCanceled && bringsInMoney(action) ? 'requirementClosed' : null);
  return { submission, payment };
}

export async function readPayment(tx: Tx, paymentId: string): Promise<Payment> {
  const { db, ctx, queries } = tx;
  const payment = await loadPayment({ services: ctx.services, db, within: queries }, paymentId);
  refuseUnless(payment, 'outdated');
  return payment;
}
