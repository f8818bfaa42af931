import type { Cents } from '#domain/kernel/money.ts';
import type { LedgerEntry, LedgerKind } from '#domain/payment/ledger.ts';
import { isCompleted, paymentState, type PaymentStatus } from '#domain/payment/paymentStatus.ts';

/** Money that was there, or on its way, and is not any more. A refund is none of these: staff wanted it. */
const lossKinds: readonly LedgerKind[] = ['removal', 'waiver_removed', 'charge_failed', 'dispute_lost'];

/** What is owed again because of new entries; null where nothing is, or nothing had come before. */
export function owedAgain(
  owed: Cents | null,
  entries: readonly LedgerEntry[],
  newIds: ReadonlySet<string>,
): Cents | null {
  const news = entries.filter(({ id }) => newIds.has(id));
  if (!news.some(({ kind }) => lossKinds.includes(kind))) return null;
  const before = paymentState(
    owed,
    entries.filter(({ id }) => !newIds.has(id)),
  );
  const after = paymentState(owed, entries);
  return wasSettled(before.status) && after.status === 'due' ? (after.outstanding ?? 0) : null;
}

/** Nobody was asked for it, because it had come, was waived or was under way. */
const wasSettled = (status: PaymentStatus): boolean => isCompleted(status) || status === 'processing';
