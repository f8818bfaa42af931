import type Stripe from 'stripe';
import { getRefund } from '#server/sandbox/afterPayment/refunds.ts';
import { recordBalanceTransaction } from '#server/sandbox/balance/balanceTransactions.ts';
import { idOf } from '#server/sandbox/engine/idOf.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { getCharge } from '#server/sandbox/paying/charges.ts';
import { emitEvent } from '#server/sandbox/webhooks/emitEvent.ts';

/** The payer's bank accepted the refund or returned it, which can happen even after it had succeeded. */
export async function finishRefund(
  ctx: WritingContext,
  refundId: string,
  outcome: 'succeeded' | 'failed',
): Promise<void> {
  const refund = await getRefund(ctx.db, refundId);
  if (refund.status === 'failed' || refund.status === outcome) return;
  if (outcome === 'succeeded') {
    const { pending_reason: _noLongerPending, ...rest } = refund;
    const done: Stripe.Refund = { ...rest, status: 'succeeded' };
    await ctx.db.put('refund', refundId, done);
    await emitEvent(ctx, 'refund.updated', done);
    return;
  }
  const charge = await getCharge(ctx.db, idOf(refund.charge) ?? '');
  const returned = await recordBalanceTransaction(ctx, {
    type: 'refund_failure',
    reportingCategory: 'refund_failure',
    source: refundId,
    amount: refund.amount,
  });
  const failed: Stripe.Refund = {
    ...refund,
    failure_balance_transaction: returned.id,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  };
  const restored: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  };
  await ctx.db.put('refund', refundId, failed);
  await ctx.db.put('charge', charge.id, restored);
  await emitEvent(ctx, 'refund.updated', failed);
  await emitEvent(ctx, 'refund.failed', failed);
  await emitEvent(ctx, 'charge.updated', restored);
}
