import type Stripe from 'stripe';
import * as z from 'zod';
import { refundApplicationFee, reverseTransfer } from '#server/sandbox/afterPayment/reversals.ts';
import { expandParam, params } from '#server/sandbox/api/requestParams.ts';
import { invalidRequest, missingObject } from '#server/sandbox/api/stripeFailure.ts';
import { recordBalanceTransaction } from '#server/sandbox/balance/balanceTransactions.ts';
import { idOf } from '#server/sandbox/engine/idOf.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { scheduleStep } from '#server/sandbox/engine/scheduleStep.ts';
import { getCharge } from '#server/sandbox/paying/charges.ts';
import { cardEffect } from '#server/sandbox/paying/paymentEffect.ts';
import { getIntent } from '#server/sandbox/paying/paymentIntents.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';
import type { SandboxResponse } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';
import { emitEvent } from '#server/sandbox/webhooks/emitEvent.ts';

export const createRefundParams = z.strictObject({
  amount: params.integer.optional(),
  charge: params.text.optional(),
  payment_intent: params.text.optional(),
  metadata: params.metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  refund_application_fee: params.flag.optional(),
  reverse_transfer: params.flag.optional(),
  ...expandParam,
});

type CreateRefundParams = z.output<typeof createRefundParams>;

export async function getRefund(db: SandboxReading, id: string): Promise<Stripe.Refund> {
  const refund = await db.find('refund', id);
  if (!refund) throw missingObject('refund', id);
  return refund;
}

export async function createRefund(ctx: WritingContext, given: CreateRefundParams): Promise<SandboxResponse> {
  const charge = await chargeToRefund(ctx, given);
  const left = charge.amount - charge.amount_refunded;
  const amount = given.amount ?? left;
  checkRefundable(charge, amount, left);
  await checkUndisputed(ctx, charge);
  const path = refundPath(charge);
  const begun = await beginRefund(ctx, charge, given, amount, path.status);
  const refund = given.reverse_transfer
    ? { ...begun, transfer_reversal: await reverseTransfer(ctx, charge, begun) }
    : begun;
  if (given.refund_application_fee) await refundApplicationFee(ctx, charge, refund);
  await ctx.db.put('refund', refund.id, refund);
  const refunded = charge.amount_refunded + amount;
  const updated: Stripe.Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  await ctx.db.put('charge', charge.id, updated);
  await emitEvent(ctx, 'refund.created', refund);
  await emitEvent(ctx, 'charge.refunded', updated);
  if (path.later) {
    await scheduleStep(ctx, ctx.delays.refundMs, { step: 'finishRefund', refundId: refund.id, outcome: path.later });
  }
  return { status: 200, body: refund };
}

async function chargeToRefund(ctx: WritingContext, given: CreateRefundParams): Promise<Stripe.Charge> {
  if (given.charge) return getCharge(ctx.db, given.charge);
  if (!given.payment_intent) {
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = await getIntent(ctx.db, given.payment_intent);
  const id = idOf(intent.latest_charge);
  if (id && intent.status === 'succeeded') return getCharge(ctx.db, id);
  throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
}

function checkRefundable(charge: Stripe.Charge, amount: number, left: number): void {
  if (charge.status !== 'succeeded') {
    throw invalidRequest(`Charge ${charge.id} is not refundable: it has not been paid.`, {
      code: 'charge_not_refundable',
    });
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount < 1) throw invalidRequest('Invalid positive integer', { param: 'amount' });
  if (amount > left) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
    throw invalidRequest(message, { param: 'amount' });
  }
}

async function checkUndisputed(ctx: WritingContext, charge: Stripe.Charge): Promise<void> {
  if (!charge.disputed) return;
  const disputes = await ctx.db.list('dispute', { match: { charge: charge.id }, limit: 100 });
  if (disputes.every((dispute) => dispute.is_charge_refundable)) return;
  throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
  });
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

interface RefundPath {
  readonly status: 'pending' | 'succeeded';
  readonly later: 'succeeded' | 'failed' | null;
}

function refundPath(charge: Stripe.Charge): RefundPath {
  const details = charge.payment_method_details;
  if (details?.type === 'us_bank_account') return { status: 'pending', later: 'succeeded' };
  const effect = cardEffect(details?.card?.fingerprint);
  if (effect.kind === 'refundsLate') return { status: 'pending', later: 'succeeded' };
  return { status: 'succeeded', later: effect.kind === 'refundsFail' ? 'failed' : null };
}

async function beginRefund(
  ctx: WritingContext,
  charge: Stripe.Charge,
  given: CreateRefundParams,
  amount: number,
  status: 'pending' | 'succeeded',
): Promise<Stripe.Refund> {
  const id = newId(charge.id.startsWith('py_') ? 'pyr' : 're');
  const type = charge.id.startsWith('py_') ? 'payment_refund' : 'refund';
  const moved = await recordBalanceTransaction(ctx, { type, reportingCategory: 'refund', source: id, amount: -amount });
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: moved.id,
    charge: charge.id,
    created: ctx.now,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: given.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(status === 'pending' ? { pending_reason: 'processing' } : {}),
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}
