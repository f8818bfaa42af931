import { formatUsd, type Cents } from '#domain/kernel/money.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { inForce, type LedgerEntry } from '#domain/payment/ledger.ts';
import { receivedAmountRefusal } from '#domain/payment/onlineAmount.ts';
import type { PaymentState, PaymentStatus } from '#domain/payment/paymentStatus.ts';

type Refusals = Readonly<Record<PaymentStatus, RefusalCode | null>>;

/** Money that is handed over is entered whenever something is owed, also after it was waived, never twice. */
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
 * What is handed over is at most what is missing: of more than that nobody could say later to whom it belongs. Where the
 * payer decides, nothing is too much.
 */
export function isTooMuch(amount: Cents, outstanding: Cents | null): boolean {
  return outstanding !== null && amount > outstanding;
}

/** What is wrong with an amount that staff are about to record, or have recorded meanwhile. */
export function receivedProblem(by: 'check' | 'cash', amount: Cents | null, outstanding: Cents | null): Problem | null {
  const path = 'amountCents';
  const code = receivedAmountRefusal(amount, by);
  if (code !== null || amount === null || outstanding === null) return code && { path, code };
  if (!isTooMuch(amount, outstanding)) return null;
  return { path, code: 'moreThanOwed', params: { amount: formatUsd(amount), owed: formatUsd(outstanding) } };
}

/** Only what is owed and of which nothing has come or is under way, and never what staff asked for themselves. */
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

/** The entry that a removal, or the end of a waiver, takes back: the latest, or the one that is meant; null when there is none. */
export function findReversible(
  entries: readonly LedgerEntry[],
  kind: 'check' | 'cash' | 'waiver',
  meant: string | null = null,
): LedgerEntry | null {
  return inForce(entries, [kind]).findLast(({ id }) => meant === null || id === meant) ?? null;
}
