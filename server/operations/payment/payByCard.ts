import { randomUUID } from 'node:crypto';
import type { Cents } from '#domain/kernel/money.ts';
import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { convergePayment } from '#server/operations/payment/convergePayment.ts';
import { createPaymentIntent } from '#server/operations/payment/createPaymentIntent.ts';
import { refuseOnProviderError } from '#server/operations/payment/intentAtProvider.ts';
import { refreshPayment } from '#server/operations/payment/refreshPayment.ts';
import { runOnceAcrossTransactions } from '#server/operations/runOnceAcrossTransactions.ts';
import type { TypedCard } from '#server/payments/PaymentProvider.ts';
import type { OperationContext } from '#server/Services.ts';

/** The card as it was typed. */
interface WrittenCard {
  readonly holder: string;
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly verification: string;
}

export interface CardPayment {
  readonly paymentId: string;
  readonly payerId: string;
  readonly amount: Cents | null;
  readonly card: WrittenCard;
}

/**
 * The legacy form, where the card passes through this server to the provider. It is never stored or logged, and not
 * hashed into a key. With an idempotency key, a retry returns the first charge. Without one, a double click confirms
 * the same attempt, which pays only once.
 */
export async function payByCard(ctx: OperationContext, order: CardPayment, key: string | null = null): Promise<string> {
  const card = readCard(order.card);
  if (key === null) return pay(ctx, order, card);
  const { paymentId, payerId, amount } = order;
  const request = { operation: 'payByCard', key, input: { paymentId, payerId, amount } };
  return runOnceAcrossTransactions(ctx, request, async (again) => {
    const made = again && (await madeSince(ctx, order, again.since));
    return made ?? pay(ctx, order, card);
  });
}

/** The charge of an earlier attempt whose process died before it responded. */
async function madeSince(
  ctx: OperationContext,
  { paymentId, payerId }: CardPayment,
  since: Date,
): Promise<string | null> {
  await refreshPayment(ctx, paymentId);
  const charge = await ctx.services.db.charge.findFirst({
    where: {
      obligationId: paymentId,
      paymentIntent: { createdById: payerId, updatedAt: { gte: since } },
      ledgerEntries: { some: { kind: 'charge_succeeded' } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return charge?.id ?? null;
}

async function pay(ctx: OperationContext, order: CardPayment, card: TypedCard): Promise<string> {
  const { payments, db, publicUrl } = ctx.services;
  const { paymentId, payerId, amount } = order;
  const { intent } = await createPaymentIntent(ctx, { paymentId, payerId, amount, paymentType: 'card' });
  const attempt = randomUUID();
  try {
    const method = await payments.createCardMethod(card, `method:${attempt}`);
    await payments.confirmIntent(intent.id, { paymentMethodId: method.id, returnUrl: publicUrl }, `confirm:${attempt}`);
  } catch (error) {
    await refuseOnProviderError(convergePayment(ctx, { intentId: intent.id, chargeId: null }));
    return await refuseOnProviderError(Promise.reject(error as Error));
  }
  await refuseOnProviderError(convergePayment(ctx, { intentId: intent.id, chargeId: null }));
  const charge = await db.charge.findFirst({
    where: { paymentIntent: { providerIntentId: intent.id } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  // the bank requires 3-D Secure, which only the newer form supports
  if (!charge)
    throw new Refusal('paymentDeclined', {
      message: 'Your bank asks you to confirm this payment. Please pay on the payment page.',
    });
  return charge.id;
}

/** Two digits for the month and four for the year. */
function readCard({ expiryMonth, expiryYear, ...card }: WrittenCard): TypedCard {
  const problems: Problem[] = [];
  if (!/^(0[1-9]|1[0-2])$/.test(expiryMonth)) problems.push({ path: 'month', code: 'cardMonthInvalid' });
  if (!/^20\d\d$/.test(expiryYear)) problems.push({ path: 'year', code: 'cardYearInvalid' });
  if (problems.length > 0) throw new InvalidInput(problems);
  return { ...card, expiryMonth: Number(expiryMonth), expiryYear: Number(expiryYear) };
}
