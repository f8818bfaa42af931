import type Stripe from 'stripe';
import { missingObject, unexpectedState } from '#server/sandbox/api/stripeFailure.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { usePaymentMethod } from '#server/sandbox/methods/paymentMethods.ts';
import { confirmIntent } from '#server/sandbox/paying/confirmIntent.ts';
import { checkAmounts, checkDestination } from '#server/sandbox/paying/intentChecks.ts';
import type {
  CancelIntentParams,
  CreateIntentParams,
  UpdateIntentParams,
} from '#server/sandbox/paying/paymentIntentParams.ts';
import { newId, randomText } from '#server/sandbox/store/sandboxIds.ts';
import type { SandboxResponse } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';
import { emitEvent } from '#server/sandbox/webhooks/emitEvent.ts';

const changeable: readonly string[] = ['requires_payment_method', 'requires_confirmation'];
const cancelable: readonly string[] = [...changeable, 'requires_action'];

export async function getIntent(db: SandboxReading, id: string): Promise<Stripe.PaymentIntent> {
  const intent = await db.find('payment_intent', id);
  if (!intent) throw missingObject('payment_intent', id, 'intent');
  return intent;
}

export async function createIntent(ctx: WritingContext, params: CreateIntentParams): Promise<SandboxResponse> {
  const fee = params.application_fee_amount === '' ? null : (params.application_fee_amount ?? null);
  checkAmounts(params.amount, fee, params.currency);
  await checkDestination(ctx.db, params, fee);
  const method = params.payment_method ? await usePaymentMethod(ctx, params.payment_method) : null;
  const intent: Stripe.PaymentIntent = {
    ...blankIntent(ctx, params),
    application_fee_amount: fee,
    payment_method: method?.id ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  };
  await ctx.db.put('payment_intent', intent.id, intent);
  await emitEvent(ctx, 'payment_intent.created', intent);
  if (!params.confirm) return { status: 200, body: intent };
  return confirmIntent(ctx, intent, { return_url: params.return_url, mandate_data: params.mandate_data });
}

export async function updateIntent(
  ctx: WritingContext,
  id: string,
  params: UpdateIntentParams,
): Promise<SandboxResponse> {
  const intent = await getIntent(ctx.db, id);
  if (!changeable.includes(intent.status)) {
    const statuses = changeable.join(', ');
    throw unexpectedState(
      intent,
      `This PaymentIntent could not be updated because it has a status of ${intent.status}. ` +
        `You may only update a PaymentIntent with one of the following statuses: ${statuses}.`,
    );
  }
  const given = params.application_fee_amount;
  const fee = given === undefined ? intent.application_fee_amount : given === '' ? null : given;
  const amount = params.amount ?? intent.amount;
  checkAmounts(amount, fee, intent.currency);
  const method = params.payment_method ? await usePaymentMethod(ctx, params.payment_method) : null;
  const updated: Stripe.PaymentIntent = {
    ...intent,
    amount,
    application_fee_amount: fee,
    allowed_payment_method_types: params.allowed_payment_method_types ?? intent.allowed_payment_method_types,
    description: params.description ?? intent.description,
    metadata: { ...intent.metadata, ...params.metadata },
    payment_method: method?.id ?? intent.payment_method,
    payment_method_types: params.allowed_payment_method_types ?? intent.payment_method_types,
    receipt_email: params.receipt_email ?? intent.receipt_email,
    status: method ? 'requires_confirmation' : intent.status,
  };
  await ctx.db.put('payment_intent', id, updated);
  return { status: 200, body: updated };
}

export async function cancelIntent(
  ctx: WritingContext,
  id: string,
  params: CancelIntentParams,
): Promise<SandboxResponse> {
  const intent = await getIntent(ctx.db, id);
  if (!cancelable.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. ` +
        `Only a PaymentIntent with one of the following statuses may be canceled: ${cancelable.join(', ')}.`,
    );
  }
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    canceled_at: ctx.now,
    cancellation_reason: params.cancellation_reason ?? null,
    next_action: null,
    status: 'canceled',
  };
  await ctx.db.put('payment_intent', id, canceled);
  await emitEvent(ctx, 'payment_intent.canceled', canceled);
  return { status: 200, body: canceled };
}

function blankIntent(ctx: WritingContext, params: CreateIntentParams): Stripe.PaymentIntent {
  const id = newId('pi');
  const allowed = params.allowed_payment_method_types ?? null;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowed,
    amount: params.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: allowed ? null : { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_${randomText(24)}`,
    confirmation_method: 'automatic',
    created: ctx.now,
    currency: params.currency,
    customer: null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata ?? {},
    next_action: null,
    on_behalf_of: params.on_behalf_of ?? null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: allowed ?? ['card', 'us_bank_account'],
    payment_record: null,
    processing: null,
    receipt_email: params.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: params.transfer_data ?? null,
    transfer_group: params.transfer_group ?? null,
  };
}
