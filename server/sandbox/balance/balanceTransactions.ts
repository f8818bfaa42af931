import type Stripe from 'stripe';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';

interface Movement {
  readonly type: Stripe.BalanceTransaction.Type;
  readonly reportingCategory: string;
  readonly source: string;
  readonly amount: number;
  readonly fee?: number;
  readonly feeDescription?: string;
}

/** One movement of the platform's balance. Outgoing money has a negative amount; the fee always lowers the net. */
export async function recordBalanceTransaction(
  ctx: WritingContext,
  movement: Movement,
): Promise<Stripe.BalanceTransaction> {
  const { type, reportingCategory, source, amount, fee = 0, feeDescription = null } = movement;
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: ctx.now,
    balance_type: 'payments',
    created: ctx.now,
    currency: 'usd',
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency: 'usd', description: feeDescription, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: reportingCategory,
    source,
    status: 'available',
    type,
  };
  await ctx.db.put('balance_transaction', transaction.id, transaction);
  return transaction;
}

/** What Stripe itself keeps of a payment, at its list prices. */
export function processingFee(type: 'card' | 'us_bank_account', amount: number): number {
  return type === 'card' ? perMille(amount, 29) + 30 : Math.min(perMille(amount, 8), 500);
}

const perMille = (amount: number, rate: number): number => Math.floor((amount * rate + 500) / 1000);
