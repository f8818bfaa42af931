import type Stripe from 'stripe';
import { invalidRequest, unexpectedState } from '#server/sandbox/api/stripeFailure.ts';
import { idOf } from '#server/sandbox/engine/idOf.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { createPaymentMethod, usePaymentMethod } from '#server/sandbox/methods/paymentMethods.ts';
import { attemptPayment } from '#server/sandbox/paying/attemptPayment.ts';
import { effectOf } from '#server/sandbox/paying/paymentEffect.ts';
import type { ConfirmIntentParams } from '#server/sandbox/paying/paymentIntentParams.ts';
import type { SandboxResponse } from '#server/sandbox/store/SandboxRecords.ts';
import { emitEvent } from '#server/sandbox/webhooks/emitEvent.ts';

const confirmable: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** The payer confirms: the payment is attempted, or a second step is required first. */
export async function confirmIntent(
  ctx: WritingContext,
  intent: Stripe.PaymentIntent,
  params: ConfirmIntentParams,
): Promise<SandboxResponse> {
  if (!confirmable.includes(intent.status)) throw notConfirmable(intent);
  const method = await methodFor(ctx, intent, params);
  if (!intent.payment_method_types.includes(method.type)) {
    const allowed = intent.payment_method_types.join(', ');
    const message = `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent: ${allowed}.`;
    throw invalidRequest(message, { code: 'payment_intent_incompatible_payment_method', param: 'payment_method' });
  }
  const confirmed: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
    receipt_email: params.receipt_email ?? intent.receipt_email,
  };
  const { kind } = effectOf(method);
  if (kind === 'challenges') return askForSecondStep(ctx, confirmed, params);
  return kind === 'verifies' ? sendDeposits(ctx, confirmed) : attemptPayment(ctx, confirmed, method);
}

async function methodFor(
  ctx: WritingContext,
  intent: Stripe.PaymentIntent,
  params: ConfirmIntentParams,
): Promise<Stripe.PaymentMethod> {
  if (params.payment_method_data) return createPaymentMethod(ctx, params.payment_method_data);
  const id = params.payment_method ?? idOf(intent.payment_method);
  if (id) return usePaymentMethod(ctx, id);
  throw unexpectedState(
    intent,
    "You cannot confirm this PaymentIntent because it's missing a payment method. " +
      'You can either update the PaymentIntent with a payment method and then confirm it again, ' +
      'or confirm it again directly with a payment method.',
  );
}

async function askForSecondStep(
  ctx: WritingContext,
  intent: Stripe.PaymentIntent,
  { return_url: returnUrl }: ConfirmIntentParams,
): Promise<SandboxResponse> {
  const url = `${ctx.pagesUrl}/authenticate/${intent.id}?client_secret=${intent.client_secret}`;
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    next_action: returnUrl
      ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
      : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } },
    status: 'requires_action',
  };
  await ctx.db.put('payment_intent', intent.id, waiting);
  await emitEvent(ctx, 'payment_intent.requires_action', waiting);
  return { status: 200, body: waiting };
}

/** The payer has ten days to confirm the amounts. */
async function sendDeposits(ctx: WritingContext, intent: Stripe.PaymentIntent): Promise<SandboxResponse> {
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    next_action: {
      type: 'verify_with_microdeposits',
      verify_with_microdeposits: {
        arrival_date: ctx.now + 86_400,
        hosted_verification_url: `${ctx.pagesUrl}/authenticate/${intent.id}?client_secret=${intent.client_secret}`,
        microdeposit_type: 'amounts',
      },
    },
    status: 'requires_action',
  };
  await ctx.db.put('payment_intent', intent.id, waiting);
  await emitEvent(ctx, 'payment_intent.requires_action', waiting);
  return { status: 200, body: waiting };
}

function notConfirmable(intent: Stripe.PaymentIntent): Error {
  return unexpectedState(
    intent,
    intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. ` +
          `Only a PaymentIntent with one of the following statuses may be confirmed: ${confirmable.join(', ')}.`,
  );
}
