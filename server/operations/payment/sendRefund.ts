import { factId } from '#domain/payment/ledger.ts';
import { newId } from '#server/newId.ts';
import { aboutMoney } from '#server/operations/audit.ts';
import { operation } from '#server/operations/operation.ts';
import { convergePayment } from '#server/operations/payment/convergePayment.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import { PaymentsRefused } from '#server/payments/providerErrors.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Sends a refund to the provider. First checks whether the provider already has it: idempotency keys expire after a
 * day, and a refund that was sent before a crash must not be sent again.
 */
export async function sendRefund(ctx: OperationContext, refundId: string): Promise<void> {
  const { db, payments } = ctx.services;
  const read = () => db.refund.findUnique({ where: { id: refundId }, include: { charge: true } });
  const wanted = await read();
  const chargeId = wanted?.charge.providerChargeId;
  if (!chargeId || wanted.state !== 'approved') return;
  await convergePayment(ctx, { intentId: null, chargeId });
  const refund = await read();
  if (refund?.state !== 'approved' || refund.providerRefundId !== null) return;
  const order = {
    ...{ chargeId, refundId, amount: Number(refund.amountCents), returnsApplicationFee: true },
    leavesTransfer: (await db.settlement.count({ where: { chargeId: wanted.chargeId } })) > 0,
  };
  try {
    await payments.createRefund(order, refund.idempotencyKey);
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error;
    await failRefund(ctx, { refundId, message: error.message });
    return;
  }
  await convergePayment(ctx, { intentId: null, chargeId });
}

/** The provider permanently refuses the refund. This is recorded, and the charge can be refunded again. */
const failRefund = operation<{ refundId: string; message: string }, null>(
  'failRefund',
  async (tx, { refundId, message }) => {
    const named = await tx.db.refund.findUniqueOrThrow({
      where: { id: refundId },
      include: { charge: { include: { obligation: { include: { submission: true } } } } },
    });
    const { submission, id: obligationId } = named.charge.obligation;
    await tx.db.$queryRaw`SELECT id FROM submissions WHERE id = ${submission.id}::uuid FOR NO KEY UPDATE`;
    const { count } = await tx.db.refund.updateMany({
      where: { id: refundId, state: 'approved' },
      data: { state: 'failed', failureMessage: message },
    });
    if (count === 0) return null;
    await tx.db.ledgerEntry.create({
      data: {
        ...{ id: newId(), teamId: named.teamId, obligationId, chargeId: named.chargeId, kind: 'refund_failed' },
        amountCents: named.amountCents,
        externalId: factId(refundId, 'refund_failed'),
        occurredAt: tx.now,
        createdAt: tx.now,
      },
    });
    if (named.charge.settleSince !== null)
      await tx.enqueue('payment/settleCharge', { chargeId: named.chargeId }, { key: named.chargeId });
    await recordChange(tx, submission, { kind: 'failRefund', data: { chargeId: named.chargeId } });
    const subject = { type: 'Charge', id: named.chargeId } as const;
    tx.audit({ kind: 'refundFailed', ...aboutMoney(submission, subject, Number(named.amountCents), { message }) });
    return null;
  },
);
