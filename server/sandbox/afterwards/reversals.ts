import type Stripe from 'stripe';
import { moveBalance } from '#server/sandbox/balance/balanceTransactions.ts';
import { idOf } from '#server/sandbox/engine/idOf.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';

/** Takes the refunded share of the transfer back from the team's account. Returns the reversal's id. */
export async function reverseTransfer(
  ctx: WritingContext,
  charge: Stripe.Charge,
  refund: Stripe.Refund,
): Promise<string | null> {
  const transfer = await ctx.db.find('transfer', idOf(charge.transfer) ?? '');
  if (!transfer) return null;
  const amount = shareOf(charge, transfer.amount, refund.amount, transfer.amount_reversed);
  const id = newId('trr');
  const moved = await moveBalance(ctx, {
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
    metadata: {},
    source_refund: refund.id,
    transfer: transfer.id,
  };
  const reversed = transfer.amount_reversed + amount;
  await ctx.db.put('transfer', transfer.id, {
    ...transfer,
    amount_reversed: reversed,
    reversed: reversed === transfer.amount,
    reversals: { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] },
  });
  return id;
}

/** Gives the refunded share of the application fee back to the team's account. */
export async function refundApplicationFee(
  ctx: WritingContext,
  charge: Stripe.Charge,
  refund: Stripe.Refund,
): Promise<void> {
  const fee = await ctx.db.find('application_fee', idOf(charge.application_fee) ?? '');
  if (!fee) return;
  const amount = shareOf(charge, fee.amount, refund.amount, fee.amount_refunded);
  const id = newId('fr');
  const moved = await moveBalance(ctx, {
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

// Shares are taken of the running total, so that many partial refunds add up to the whole to the cent. A refund that
// failed has lowered the total again, but what was taken back for it stays: never more than the whole is taken.
function shareOf(charge: Stripe.Charge, whole: number, refund: number, alreadyTaken: number): number {
  const before = Math.floor((charge.amount_refunded * whole) / charge.amount);
  const after = Math.floor(((charge.amount_refunded + refund) * whole) / charge.amount);
  return Math.min(after - before, whole - alreadyTaken);
}
