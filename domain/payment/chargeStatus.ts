import type { Cents } from '#domain/kernel/money.ts';
import { latestFacts, total, type LedgerEntry } from '#domain/payment/ledger.ts';

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

/** What a charge has come to, from the entries about it. What nobody has told us yet is pending, never an error. */
export function chargeStatus(entries: readonly LedgerEntry[]): ChargeStatus {
  const attempts = latestFacts(entries, 'charge');
  const collected = attempts.filter(({ kind }) => kind === 'charge_succeeded');
  if (collected.length === 0) {
    const isOver = attempts.length > 0 && attempts.every(({ kind }) => kind === 'charge_failed');
    return isOver ? 'failed' : 'pending';
  }
  if (latestFacts(entries, 'dispute').some(({ kind }) => kind !== 'dispute_won')) return 'disputed';
  return refundStatus(latestFacts(entries, 'refund'), total(collected));
}

/** Whether money that was disputed is gone for good. */
export function isLost(entries: readonly LedgerEntry[]): boolean {
  return latestFacts(entries, 'dispute').some(({ kind }) => kind === 'dispute_lost');
}

/** What of a charge can still be given back. */
export function refundable(entries: readonly LedgerEntry[]): Cents {
  const collected = latestFacts(entries, 'charge').filter(({ kind }) => kind === 'charge_succeeded');
  const returned = latestFacts(entries, 'refund').filter(({ kind }) => kind !== 'refund_failed');
  return Math.max(0, total(collected) - total(returned));
}

/**
 * What is left of a charge as things stand: collected, less refunds, less what is disputed or lost. A bank that takes all of what
 * was refunded in part leaves nothing, and takes nothing of what came otherwise.
 */
export function kept(entries: readonly LedgerEntry[]): Cents {
  const collected = latestFacts(entries, 'charge').filter(({ kind }) => kind === 'charge_succeeded');
  const returned = latestFacts(entries, 'refund').filter(({ kind }) => kind === 'refund_succeeded');
  const held = latestFacts(entries, 'dispute').filter(({ kind }) => kind !== 'dispute_won');
  return Math.max(0, total(collected) - total(returned) - total(held));
}

/** What of an amount of a charge pays what is owed: what its payer bore of fees does not. */
export function withoutFees(entries: readonly LedgerEntry[], amount: Cents): Cents {
  const fees = latestFacts(entries, 'charge').reduce((sum, { fees: own }) => sum + (own ?? 0), 0);
  return Math.max(0, amount - fees);
}

/** What a charge brought, before anything of it went back. */
export function collected(entries: readonly LedgerEntry[]): Cents {
  return total(latestFacts(entries, 'charge').filter(({ kind }) => kind === 'charge_succeeded'));
}

/** Receipts are given for money that came, also when it went back. */
export function hasReceipt(status: ChargeStatus): boolean {
  return status === 'paid' || status === 'refunded';
}

function refundStatus(refunds: readonly LedgerEntry[], collected: Cents): ChargeStatus {
  const returned = total(refunds.filter(({ kind }) => kind === 'refund_succeeded'));
  if (returned >= collected) return 'refunded';
  if (refunds.some(({ kind }) => kind === 'refund_pending')) return 'refund_pending';
  const hasFailed = refunds.some(({ kind }) => kind === 'refund_failed');
  return hasFailed && returned === 0 ? 'refund_failed' : 'paid';
}
