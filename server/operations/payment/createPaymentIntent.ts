import { Refusal } from '#domain/kernel/refusal.ts';
import { claimIntent, type IntentInput } from '#server/operations/payment/claimIntent.ts';
import { retrieveProviderIntent, refuseOnProviderError } from '#server/operations/payment/intentAtProvider.ts';
import { refreshPayment } from '#server/operations/payment/refreshPayment.ts';
import { retireIntent } from '#server/operations/payment/retireIntent.ts';
import type { ProviderIntent } from '#server/payments/PaymentProvider.ts';
import type { OperationContext } from '#server/Services.ts';

/** Another payer may start an attempt between two rounds. After this many, this payer is refused. */
const rounds = 3;

/**
 * Starts an attempt to pay online, or continues the payer's own. There is at most one live attempt per payment, so
 * repeating this is safe without an idempotency key. The provider is called between transactions, never inside one.
 */
export async function createPaymentIntent(
  ctx: OperationContext,
  wish: IntentInput,
): Promise<{ readonly intentId: string; readonly intent: ProviderIntent }> {
  for (let round = 1; round <= rounds; round += 1) {
    await refreshPayment(ctx, wish.paymentId);
    const { intentId, isInTheWay } = await claimIntent(ctx, wish);
    if (!isInTheWay) return { intentId, intent: await refuseOnProviderError(retrieveProviderIntent(ctx, intentId)) };
    await refuseOnProviderError(retireIntent(ctx, intentId));
  }
  throw new Refusal('beingPaid');
}
