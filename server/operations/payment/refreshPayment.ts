import { convergePayment } from '#server/operations/payment/convergePayment.ts';
import { refuseOnProviderError } from '#server/operations/payment/intentAtProvider.ts';
import type { OperationContext } from '#server/Services.ts';

/** Updates payments in progress from the provider, for pages that wait: a webhook may be late or lost. */
export async function refreshPayment(ctx: OperationContext, paymentId: string): Promise<void> {
  const underway = await ctx.services.db.paymentIntent.findMany({
    where: {
      obligationId: paymentId,
      providerIntentId: { not: null },
      OR: [{ state: 'live' }, { charges: { some: { refunds: { some: { state: 'approved' } } } } }],
    },
    select: { providerIntentId: true },
  });
  for (const { providerIntentId: intentId } of underway)
    await refuseOnProviderError(convergePayment(ctx, { intentId, chargeId: null }));
}
