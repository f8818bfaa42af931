import { operation } from '#server/operations/operation.ts';
import { convergePayment } from '#server/operations/payment/convergePayment.ts';
import { orRefusal } from '#server/operations/payment/intentAtProvider.ts';
import { sendRefund } from '#server/operations/payment/sendRefund.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Asks the provider about all that was ever tried for a payment, also what has ended: for whoever sees that something does
 * not fit. A refund that never left is sent, as the job would. Decision 0066.
 */
export async function checkPayment(ctx: OperationContext, paymentId: string): Promise<void> {
  const { db, now } = ctx.services;
  const asked = now();
  const attempts = await db.paymentIntent.findMany({
    where: { obligationId: paymentId, providerIntentId: { not: null } },
    select: { providerIntentId: true },
    orderBy: { createdAt: 'asc' },
  });
  for (const { providerIntentId: intentId } of attempts)
    await orRefusal(convergePayment(ctx, { intentId, chargeId: null }));
  const refunds = await db.refund.findMany({
    where: { state: 'approved', charge: { obligationId: paymentId } },
    select: { id: true },
  });
  for (const { id } of refunds) await orRefusal(sendRefund(ctx, id));
  await markLookedAt(ctx, { paymentId, asked });
}

/** What was told before the provider was asked is in the ledger now. */
const markLookedAt = operation<{ readonly paymentId: string; readonly asked: Date }, null>(
  'checkPayment',
  async ({ db, now }, { paymentId: obligationId, asked }) => {
    const intents = await db.paymentIntent.findMany({ where: { obligationId }, select: { providerIntentId: true } });
    const charges = await db.charge.findMany({ where: { obligationId }, select: { providerChargeId: true } });
    const told = [
      { intentId: { in: intents.flatMap(({ providerIntentId }) => providerIntentId ?? []) } },
      { chargeId: { in: charges.flatMap(({ providerChargeId }) => providerChargeId ?? []) } },
    ];
    await db.providerEvent.updateMany({
      where: { processedAt: null, receivedAt: { lte: asked }, OR: told },
      data: { processedAt: now },
    });
    return null;
  },
);
