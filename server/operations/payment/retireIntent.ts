import { convergePayment } from '#server/operations/payment/convergePayment.ts';
import { intentAtProvider } from '#server/operations/payment/intentAtProvider.ts';
import { PaymentsRefused } from '#server/payments/providerErrors.ts';
import type { OperationContext } from '#server/Services.ts';

/** Ends an attempt at the provider, so that nobody can pay it any more; one that has already paid is taken in instead. */
export async function retireIntent(ctx: OperationContext, intentId: string): Promise<void> {
  const { db, payments } = ctx.services;
  const row = await db.paymentIntent.findUnique({ where: { id: intentId } });
  if (row?.state !== 'live') return;
  const intent = await intentAtProvider(ctx, intentId);
  try {
    await payments.cancelIntent(intent.id, 'abandoned', `cancel:${intentId}`);
  } catch (error) {
    if (!(error instanceof PaymentsRefused && error.reason === 'wrongState')) throw error;
  }
  await convergePayment(ctx, { intentId: intent.id, chargeId: null });
}
