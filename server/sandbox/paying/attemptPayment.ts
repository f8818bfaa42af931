import type Stripe from 'stripe';
import type { ErrorBody } from '#server/sandbox/api/stripeFailure.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { scheduleStep } from '#server/sandbox/engine/scheduleStep.ts';
import { genericDecline, type Decline } from '#server/sandbox/methods/testCards.ts';
import { beginCharge, failCharge, succeedCharge } from '#server/sandbox/paying/charges.ts';
import { cardEffect } from '#server/sandbox/paying/paymentEffect.ts';
import type { SandboxResponse } from '#server/sandbox/store/SandboxRecords.ts';
import { emitEvent } from '#server/sandbox/webhooks/emitEvent.ts';

/** Charges the intent: immediately from a card, days later from a bank account. */
export async function attemptPayment(
  ctx: WritingContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Promise<SandboxResponse> {
  const charge = beginCharge(ctx, intent, method);
  if (method.type === 'us_bank_account') return debitBank(ctx, intent, charge);
  const effect = cardEffect(method.card?.fingerprint);
  if (effect.kind === 'declines') return decline(ctx, intent, method, charge, effect.decline);
  if (effect.kind === 'challenges' && effect.then === 'declines') {
    return decline(ctx, intent, method, charge, genericDecline);
  }
  const paid = await succeedCharge(ctx, charge);
  if (effect.kind === 'disputes') {
    await scheduleStep(ctx, ctx.delays.disputeMs, { step: 'openDispute', chargeId: charge.id });
  }
  return { status: 200, body: await succeedIntent(ctx, intent, paid) };
}

export async function succeedIntent(
  ctx: WritingContext,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): Promise<Stripe.PaymentIntent> {
  const succeeded: Stripe.PaymentIntent = {
    ...intent,
    amount_received: charge.amount,
    latest_charge: charge.id,
    status: 'succeeded',
  };
  await ctx.db.put('payment_intent', intent.id, succeeded);
  await emitEvent(ctx, 'charge.succeeded', charge);
  await emitEvent(ctx, 'payment_intent.succeeded', succeeded);
  return succeeded;
}

/** The payer may try again with another method: the intent waits for one, with the error. */
export async function failIntent(
  ctx: WritingContext,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
  error: Stripe.PaymentIntent.LastPaymentError,
): Promise<Stripe.PaymentIntent> {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: error,
    latest_charge: charge?.id ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  await ctx.db.put('payment_intent', intent.id, failed);
  if (charge) await emitEvent(ctx, 'charge.failed', charge);
  await emitEvent(ctx, 'payment_intent.payment_failed', failed);
  return failed;
}

async function debitBank(
  ctx: WritingContext,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): Promise<SandboxResponse> {
  const processing: Stripe.PaymentIntent = { ...intent, latest_charge: charge.id, status: 'processing' };
  await ctx.db.put('charge', charge.id, charge);
  await ctx.db.put('payment_intent', intent.id, processing);
  await emitEvent(ctx, 'payment_intent.processing', processing);
  await emitEvent(ctx, 'charge.pending', charge);
  await scheduleStep(ctx, ctx.delays.bankDebitMs, { step: 'settleBankDebit', chargeId: charge.id });
  return { status: 200, body: processing };
}

async function decline(
  ctx: WritingContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  charge: Stripe.Charge,
  { code, declineCode, message }: Decline,
): Promise<SandboxResponse> {
  const failed = await failCharge(ctx, charge, { code, message, reason: declineCode });
  const error = {
    type: 'card_error',
    charge: failed.id,
    code,
    decline_code: declineCode,
    message,
    payment_method: method,
  } as const satisfies ErrorBody & Stripe.PaymentIntent.LastPaymentError;
  const waiting = await failIntent(ctx, intent, failed, error);
  const body: ErrorBody = { ...error, payment_intent: waiting };
  return { status: 402, body: { error: body } };
}
