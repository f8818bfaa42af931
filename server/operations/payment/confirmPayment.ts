import { Refusal } from '#domain/kernel/refusal.ts';
import { operation } from '#server/operations/operation.ts';
import { priceOf, type IntentInput } from '#server/operations/payment/claimIntent.ts';
import { refuseOnProviderError } from '#server/operations/payment/intentAtProvider.ts';
import { lockPayment } from '#server/operations/payment/lockPayment.ts';
import { refreshPayment } from '#server/operations/payment/refreshPayment.ts';
import { isIntentCurrent } from '#server/payments/isIntentCurrent.ts';
import type { OperationContext } from '#server/Services.ts';

interface Offer {
  readonly providerIntentId: string;
  readonly total: number;
}

/**
 * The last check before the browser confirms: whether the amount that the payer sees is still current. The price is
 * fixed here and not when the page was rendered, so false means that the page is out of date.
 */
export async function confirmPayment(ctx: OperationContext, wish: IntentInput): Promise<boolean> {
  await refreshPayment(ctx, wish.paymentId);
  const offer = await offerTo(ctx, wish);
  if (offer === null) return false;
  const intent = await refuseOnProviderError(ctx.services.payments.retrieveIntent(offer.providerIntentId));
  return isIntentCurrent(intent, { amount: offer.total, paymentType: wish.paymentType });
}

/** The payer's own live attempt, if its price is current. From now on it is reserved for that payer. */
const offerTo = operation<IntentInput, Offer | null>('confirmPayment', async (tx, wish) => {
  const { payment } = await lockPayment(tx, wish.paymentId, 'pay');
  const { liveIntent: live, state } = payment;
  if (state.status !== 'due') return null;
  if (live?.createdById !== wish.payerId || live.providerIntentId === null) return null;
  const total = priceNow(() => priceOf(payment, wish).total);
  if (total !== Number(live.amountCents) || live.paymentType !== wish.paymentType) return null;
  await tx.db.paymentIntent.update({ where: { id: live.id }, data: { updatedAt: tx.now } });
  return { providerIntentId: live.providerIntentId, total };
});

function priceNow(ask: () => number): number | null {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
