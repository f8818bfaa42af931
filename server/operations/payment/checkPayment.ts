import { operation } from '#server/operations/operation.ts';
import { convergePayment } from '#server/operations/payment/convergePayment.ts';
import { refuseOnProviderError } from '#server/operations/payment/intentAtProvider.ts';
import { sendRefund } from '#server/operations/payment/sendRefund.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Fetches every attempt of a payment from the provider, including ended ones, for staff who see a payment issue. Also
 * sends refunds that were never sent, as the job would. See decision 0066.
 */
export async function checkPayment(ctx: OperationContext, paymentId: string): Promise<void> {
  const { db, now } = ctx.services;
  const checkedAt = now();
  const attempts = await db.paymentIntent.findMany({
    where: { obligationId: paymentId, providerIntentId: { not: null } },
    select: { providerIntentId: true },
    orderBy: { createdAt: 'asc' },
  });
  for (const { providerIntentId: intentId } of attempts)
    await refuseOnProviderError(convergePayment(ctx, { intentId, chargeId: null }));
  const refunds = await db.refund.findMany({
    where: { state: 'approved', charge: { obligationId: paymentId } },
    select: { id: true },
  });
  for (const { id } of refunds) await refuseOnProviderError(sendRefund(ctx, id));
  await markLookedAt(ctx, { paymentId, checkedAt });
}

/** Marks the provider's events from before that as processed, since the ledger includes them now. */
const markLookedAt = operation<{ readonly paymentId: string; readonly checkedAt: Date }, null>(
  'checkPayment',
  async ({ db, now }, { paymentId: obligationId, checkedAt }) => {
    const intents = await db.paymentIntent.findMany({ where: { obligationId }, select: { providerIntentId: true } });
    const charges = await db.charge.findMany({ where: { obligationId }, select: { providerChargeId: true } });
    const told = [
      { intentId: { in: intents.flatMap(({ providerIntentId }) => providerIntentId ?? []) } },
      { chargeId: { in: charges.flatMap(({ providerChargeId }) => providerChargeId ?? []) } },
    ];
    await db.providerEvent.updateMany({
      where: { processedAt: null, receivedAt: { lte: checkedAt }, OR: told },
      data: { processedAt: now },
    });
    return null;
  },
);
