import { newId } from '#server/newId.ts';
import { convergePayment } from '#server/operations/payment/convergePayment.ts';
import { abandonIntent, retrieveProviderIntent } from '#server/operations/payment/intentAtProvider.ts';
import { PaymentsRefused } from '#server/payments/providerErrors.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Cancels an attempt at the provider, so that it can no longer be paid, and then reads how it ended: one that was
 * paid in the meantime is entered instead.
 */
export async function retireIntent(ctx: OperationContext, intentId: string): Promise<void> {
  const { db } = ctx.services;
  const row = await db.paymentIntent.findUnique({ where: { id: intentId } });
  if (row?.state !== 'live') return;
  try {
    const intent = await retrieveProviderIntent(ctx, intentId);
    await cancel(ctx, intent.id);
    await convergePayment(ctx, { intentId: intent.id, chargeId: null });
  } catch (error) {
    if (!(error instanceof PaymentsRefused && error.reason === 'notFound')) throw error;
    // for example after the keys were changed to another account; no one can pay what the provider doesn't have
    ctx.services.log.warn({ err: error, intentId }, 'the payment provider does not have this attempt to pay');
    await abandonIntent(ctx, {
      intentId,
      providerIntentId: row.providerIntentId,
    });
  }
}

async function cancel({ services: { payments } }: OperationContext, providerIntentId: string): Promise<void> {
  try {
    // a new key each time: the provider would repeat an earlier refusal, although a declined card can be canceled by now
    await payments.cancelIntent(providerIntentId, 'abandoned', `cancel:${newId()}`);
  } catch (error) {
    if (!(error instanceof PaymentsRefused && error.reason === 'wrongState')) throw error;
  }
}
