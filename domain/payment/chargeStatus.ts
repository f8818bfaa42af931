import type { Cents } from '#domain/kernel/money.ts';
import { latestFacts, totalAmount, type LedgerEntry } from '#domain/payment/ledger.ts';

export const chargeStatuses = [
  'pending',
  'paid',
  'failed',
  'disputed',
  'refund_pending',
  'refunded',
  'refund_failed',
] as const;
export type ChargeStatus = (typeof chargeStatuses)[number];

/** A charge's status from its entries. Pending until the provider reports otherwise, never an error. */
export function chargeStatus(entries: readonly LedgerEntry[]): ChargeStatus {
  const attempts = latestFacts(entries, 'charge');
  const collectedAmount = attempts.filter(({ kind }) => kind === 'charge_succeeded');
  if (collectedAmount.length === 0) {
    const isOver = attempts.length > 0 && attempts.every(({ kind }) => kind === 'charge_failed');
    return isOver ? 'failed' : 'pending';
  }
  if (latestFacts(entries, 'dispute').some(({ kind }) => kind !== 'dispute_won')) return 'disputed';
  return refundStatus(latestFacts(entries, 'refund'), totalAmount(collectedAmount));
}

/** Whether a dispute was lost. */
export function hasLostDispute(entries: readonly LedgerEntry[]): boolean {
  return latestFacts(entries, 'dispute').some(({ kind }) => kind === 'dispute_lost');
}

/** How much of a charge can still be refunded. */
export function refundableAmount(entries: readonly LedgerEntry[]): Cents {
  const collected = latestFacts(entries, 'charge').filter(({ kind }) => kind === 'charge_succeeded');
  const returned = latestFacts(entries, 'refund').filter(({ kind }) => kind !== 'refund_failed');
  return Math.max(0, totalAmount(collected) - totalAmount(returned));
}

/**
 * What currently remains of a charge: collected minus refunds and open or lost disputes. Never negative: if the bank
 * takes back the full amount of a partly refunded charge, other payments aren't affected.
 */
export function remainingAmount(entries: readonly LedgerEntry[]): Cents {
  const collected = latestFacts(entries, 'charge').filter(({ kind }) => kind === 'charge_succeeded');
  const returned = latestFacts(entries, 'refund').filter(({ kind }) => kind === 'refund_succeeded');
  const held = latestFacts(entries, 'dispute').filter(({ kind }) => kind !== 'dispute_won');
  return Math.max(0, totalAmount(collected) - totalAmount(returned) - totalAmount(held));
}

/** The part of a charge's amount that counts toward what is owed, without fees the payer paid. */
export function amountWithoutFees(entries: readonly LedgerEntry[], amount: Cents): Cents {
  const fees = latestFacts(entries, 'charge').reduce((sum, { fees: own }) => sum + (own ?? 0), 0);
  return Math.max(0, amount - fees);
}

/** The amount a charge collected, before refunds. */
export function collected(entries: readonly LedgerEntry[]): Cents {
  return totalAmount(latestFacts(entries, 'charge').filter(({ kind }) => kind === 'charge_succeeded'));
}

/** Receipts exist for collected money, even if it was refunded. */
export function hasReceipt(status: ChargeStatus): boolean {
  return status === 'paid' || status === 'refunded';
}

function refundStatus(refunds: readonly LedgerEntry[], collected: Cents): ChargeStatus {
  const returned = totalAmount(refunds.filter(({ kind }) => kind === 'refund_succeeded'));
  if (returned >= collected) return 'refunded';
  if (refunds.some(({ kind }) => kind === 'refund_pending')) return 'refund_pending';
  const hasFailed = refunds.some(({ kind }) => kind === 'refund_failed');
  return hasFailed && returned === 0 ? 'refund_failed' : 'paid';
}
