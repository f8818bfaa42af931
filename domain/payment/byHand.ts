import type { RefusalCode } from '#domain/kernel/codes.ts';
import { standing, type LedgerEntry } from '#domain/payment/ledger.ts';
import type { PaymentStatus } from '#domain/payment/paymentStatus.ts';

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

/** Only what is owed and not yet paid or under way, and never a payment that staff asked for themselves. */
export function waiveRefusal(status: PaymentStatus, isRequirement: boolean): RefusalCode | null {
  return isRequirement ? 'requirementNotWaivable' : waiving[status];
}

export function unwaiveRefusal(status: PaymentStatus): RefusalCode | null {
  return status === 'waived' ? null : 'paymentNotWaived';
}

/** The entry that a removal, or the end of a waiver, takes back; null when there is none. */
export function findReversible(entries: readonly LedgerEntry[], kind: 'check' | 'cash' | 'waiver'): LedgerEntry | null {
  return standing(entries, [kind]).at(-1) ?? null;
}
