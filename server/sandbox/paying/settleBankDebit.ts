import type Stripe from 'stripe';
import { idOf } from '#server/sandbox/engine/idOf.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { scheduleStep } from '#server/sandbox/engine/scheduleStep.ts';
import { getPaymentMethod } from '#server/sandbox/methods/paymentMethods.ts';
import { failIntent, succeedIntent } from '#server/sandbox/paying/attemptPayment.ts';
import { failCharge, getCharge, succeedCharge } from '#server/sandbox/paying/charges.ts';
import { bankEffect } from '#server/sandbox/paying/paymentEffect.ts';
import { getIntent } from '#server/sandbox/paying/paymentIntents.ts';

/** Days after a debit was sent, the payer's bank reports whether it was paid. */
export async function settleBankDebit(ctx: WritingContext, chargeId: string): Promise<void> {
  const charge = await getCharge(ctx.db, chargeId);
  if (charge.status !== 'pending') return;
  const intent = await getIntent(ctx.db, idOf(charge.payment_intent) ?? '');
  const effect = bankEffect(charge.payment_method_details?.us_bank_account?.fingerprint);
  if (effect.kind === 'neverSettles') return;
  if (effect.kind === 'fails') return bounce(ctx, intent, charge, effect);
  const paid = await succeedCharge(ctx, charge);
  await succeedIntent(ctx, intent, paid);
  if (effect.kind === 'disputes') {
    await scheduleStep(ctx, ctx.delays.disputeMs, { step: 'openDispute', chargeId });
  }
}

async function bounce(
  ctx: WritingContext,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  { code, message }: { code: string; message: string },
): Promise<void> {
  const failed = await failCharge(ctx, charge, { code, message, reason: code });
  await failIntent(ctx, intent, failed, {
    type: 'invalid_request_error',
    charge: failed.id,
    code,
    message,
    payment_method: await getPaymentMethod(ctx.db, charge.payment_method ?? ''),
  });
}
