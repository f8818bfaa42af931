import type Stripe from 'stripe';
import * as z from 'zod';
import { expandParam, params } from '#server/sandbox/api/requestParams.ts';
import { invalidRequest, missingObject } from '#server/sandbox/api/stripeFailure.ts';
import { recordBalanceTransaction } from '#server/sandbox/balance/balanceTransactions.ts';
import { idOf } from '#server/sandbox/engine/idOf.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';
import type { SandboxResponse } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';

export const createReversalParams = z.strictObject({
  amount: params.integer.optional(),
  metadata: params.metadata.optional(),
  ...expandParam,
});

/** Reverses the refunded share of the transfer to the team's account. Returns the reversal's id. */
export async function reverseTransfer(
  ctx: WritingContext,
  charge: Stripe.Charge,
  refund: Stripe.Refund,
): Promise<string | null> {
  const transfer = await ctx.db.find('transfer', idOf(charge.transfer) ?? '');
  if (!transfer) return null;
  const amount = shareOf(charge, transfer.amount, refund.amount, transfer.amount_reversed);
  return (await reverse(ctx, transfer, { amount, refundId: refund.id, metadata: {} })).id;
}

/** Reverses the given amount, or all that is left if none is given. */
export async function createReversal(
  ctx: WritingContext,
  id: string,
  given: z.output<typeof createReversalParams>,
): Promise<SandboxResponse> {
  const transfer = await getTransfer(ctx.db, id);
  const left = transfer.amount - transfer.amount_reversed;
  const amount = given.amount ?? left;
  if (left === 0) throw invalidRequest(`Transfer ${id} is already fully reversed.`);
  if (amount < 1) throw invalidRequest('Invalid positive integer', { param: 'amount' });
  if (amount > left)
    throw invalidRequest('The reversal is greater than what is left of the transfer.', { param: 'amount' });
  return {
    status: 200,
    body: await reverse(ctx, transfer, { amount, refundId: null, metadata: given.metadata ?? {} }),
  };
}

export async function getTransfer(db: SandboxReading, id: string): Promise<Stripe.Transfer> {
  const transfer = await db.find('transfer', id);
  if (!transfer) throw missingObject('transfer', id);
  return transfer;
}

interface Reversing {
  readonly amount: number;
  readonly refundId: string | null;
  readonly metadata: Stripe.Metadata;
}

async function reverse(
  ctx: WritingContext,
  transfer: Stripe.Transfer,
  { amount, refundId, metadata }: Reversing,
): Promise<Stripe.TransferReversal> {
  const id = newId('trr');
  const moved = await recordBalanceTransaction(ctx, {
    type: 'transfer_refund',
    reportingCategory: 'transfer_reversal',
    source: id,
    amount,
  });
  const reversal: Stripe.TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: moved.id,
    created: ctx.now,
    currency: 'usd',
    destination_payment_refund: null,
    metadata,
    source_refund: refundId,
    transfer: transfer.id,
  };
  const reversed = transfer.amount_reversed + amount;
  await ctx.db.put('transfer', transfer.id, {
    ...transfer,
    amount_reversed: reversed,
    reversed: reversed === transfer.amount,
    reversals: { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] },
  });
  return reversal;
}

/** Returns the refunded share of the application fee to the team's account. */
export async function refundApplicationFee(
  ctx: WritingContext,
  charge: Stripe.Charge,
  refund: Stripe.Refund,
): Promise<void> {
  const fee = await ctx.db.find('application_fee', idOf(charge.application_fee) ?? '');
  if (!fee) return;
  const amount = shareOf(charge, fee.amount, refund.amount, fee.amount_refunded);
  const id = newId('fr');
  const moved = await recordBalanceTransaction(ctx, {
    type: 'application_fee_refund',
    reportingCategory: 'platform_earning_refund',
    source: id,
    amount: -amount,
  });
  const feeRefund: Stripe.FeeRefund = {
    id,
    object: 'fee_refund',
    amount,
    balance_transaction: moved.id,
    created: ctx.now,
    currency: 'usd',
    fee: fee.id,
    metadata: {},
  };
  const refunded = fee.amount_refunded + amount;
  await ctx.db.put('application_fee', fee.id, {
    ...fee,
    amount_refunded: refunded,
    refunded: refunded === fee.amount,
    refunds: { ...fee.refunds, data: [feeRefund, ...fee.refunds.data] },
  });
}

// Shares are computed from the running total, so that many partial refunds add up to the whole, to the cent. A failed
// refund has lowered the total again, but its reversal stays; hence the limit to what is left.
function shareOf(charge: Stripe.Charge, whole: number, refund: number, alreadyTaken: number): number {
  const before = Math.floor((charge.amount_refunded * whole) / charge.amount);
  const after = Math.floor(((charge.amount_refunded + refund) * whole) / charge.amount);
  return Math.min(after - before, whole - alreadyTaken);
}
