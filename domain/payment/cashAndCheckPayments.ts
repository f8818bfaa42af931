import { formatUsd, type Cents } from '#domain/kernel/money.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { inForce, type LedgerEntry } from '#domain/payment/ledger.ts';
import { receivedAmountRefusal } from '#domain/payment/onlineAmount.ts';
import type { PaymentState, PaymentStatus } from '#domain/payment/paymentStatus.ts';

type Refusals = Readonly<Record<PaymentStatus, RefusalCode | null>>;

/** Cash and checks can be recorded whenever something is owed, even after a waiver, but never twice. */
const receiving: Refusals = {
  due: null,
  waived: null,
  notRequired: 'paymentNotDue',
  paid: 'paymentMade',
  processing: 'paymentMade',
};

const waiving: Refusals = { ...receiving, waived: 'paymentNotDue' };

export function receiveRefusal(status: PaymentStatus): RefusalCode | null {
  return receiving[status];
}

/**
 * Limits cash and checks to the remaining amount, because no one could tell later whom an excess belongs to. There is
 * no limit if the payer decides.
 */
export function exceedsOutstanding(amount: Cents, outstanding: Cents | null): boolean {
  return outstanding !== null && amount > outstanding;
}

/** The problem with an amount staff enter, checked again when it is recorded. */
export function receivedAmountProblem(
  by: 'check' | 'cash',
  amount: Cents | null,
  outstanding: Cents | null,
): Problem | null {
  const path = 'amountCents';
  const code = receivedAmountRefusal(amount, by);
  if (code !== null || amount === null || outstanding === null) return code && { path, code };
  if (!exceedsOutstanding(amount, outstanding)) return null;
  return { path, code: 'moreThanOwed', params: { amount: formatUsd(amount), owed: formatUsd(outstanding) } };
}

/**
 * Only payments that are due can be waived, and only if nothing was received or is pending. Payments staff requested
 * can't be waived.
 */
export function waiveRefusal(
  { status, byHand }: Pick<PaymentState, 'status' | 'byHand'>,
  isRequirement: boolean,
): RefusalCode | null {
  if (isRequirement) return 'requirementNotWaivable';
  return byHand > 0 && status === 'due' ? 'paymentMade' : waiving[status];
}

export function unwaiveRefusal(status: PaymentStatus): RefusalCode | null {
  return status === 'waived' ? null : 'paymentNotWaived';
}

/** The entry to reverse when a payment or waiver is removed: the latest, or the given one. Null if there is none. */
export function findReversible(
  entries: readonly LedgerEntry[],
  kind: 'check' | 'cash' | 'waiver',
  meant: string | null = null,
): LedgerEntry | null {
  return inForce(entries, [kind]).findLast(({ id }) => meant === null || id === meant) ?? null;
}
