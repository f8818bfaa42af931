import type { Cents } from '#domain/kernel/money.ts';
import {
  chargeStatus,
  collected,
  hasLostDispute,
  remainingAmount,
  refundableAmount,
  amountWithoutFees,
  type ChargeStatus,
} from '#domain/payment/chargeStatus.ts';
import { inForce, totalAmount, type LedgerEntry } from '#domain/payment/ledger.ts';

export const paymentStatuses = ['paid', 'processing', 'due', 'waived', 'notRequired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export interface PaymentState {
  readonly status: PaymentStatus;
  /** collected and not returned */
  readonly received: Cents;
  /** received by cash or check and not removed */
  readonly byHand: Cents;
  /** remaining part of a fixed amount; null if the payer decides */
  readonly outstanding: Cents | null;
  readonly paidBy: 'creditcard' | 'check' | 'cash' | null;
  /** a charge's result isn't known yet; unlike disputed or refunding amounts, nothing was received */
  readonly isPending: boolean;
}

/** Money in processing may still fail to arrive. */
export function isCompleted(status: PaymentStatus): boolean {
  return status !== 'due' && status !== 'processing';
}

type Weight = 'settles' | 'underway' | 'nothing';

/** How a charge's status counts toward what is owed. Pending money isn't requested twice. */
const weights: Readonly<Record<ChargeStatus, Weight>> = {
  pending: 'underway',
  paid: 'settles',
  failed: 'nothing',
  disputed: 'underway',
  refund_pending: 'underway',
  refunded: 'nothing',
  refund_failed: 'settles',
};

/**
 * A payment's state, from the amount owed (null if the payer decides) and all its entries. Checks, cash, and charges
 * add up; anything less than the amount owed leaves the rest due.
 */
export function paymentState(owed: Cents | null, entries: readonly LedgerEntry[]): PaymentState {
  const byHand = inForce(entries, ['check', 'cash']);
  const charges = [...groupByCharge(entries).values()];
  const received = totalAmount(byHand) + charges.reduce((sum, charge) => sum + remainingAmount(charge), 0);
  const covered = totalAmount(byHand) + charges.reduce((sum, charge) => sum + coveredBy(charge), 0);
  const state = (status: PaymentStatus, paidBy: PaymentState['paidBy'] = null): PaymentState => ({
    status,
    received,
    byHand: totalAmount(byHand),
    outstanding: owed === null ? null : Math.max(0, owed - covered),
    paidBy,
    isPending: charges.some((charge) => chargeStatus(charge) === 'pending'),
  });
  const hasCome = byHand.length > 0 || charges.some((charge) => weightOf(charge) === 'settles');
  if (hasCome && (owed === null || covered >= owed)) return state('paid', byHandMethod(byHand) ?? 'creditcard');
  if (charges.some((charge) => weightOf(charge) === 'underway')) return state('processing', 'creditcard');
  if (inForce(entries, ['waiver']).length > 0) return state('waived');
  return state(owed === 0 ? 'notRequired' : 'due');
}

interface Owed {
  readonly cents: Cents | null;
  readonly isCalculable: boolean;
}

/** The amount to pay next: what remains while it is due. */
export const dueNow = (owed: Owed, { status, outstanding }: PaymentState): Owed =>
  status === 'due' ? { ...owed, cents: outstanding } : owed;

/** A partial refund of a settled charge is a courtesy and isn't owed again. */
function coveredBy(charge: readonly LedgerEntry[]): Cents {
  return amountWithoutFees(charge, weightOf(charge) === 'settles' ? collected(charge) : remainingAmount(charge));
}

function byHandMethod([handed]: readonly LedgerEntry[]): PaymentState['paidBy'] {
  if (!handed) return null;
  return handed.kind === 'check' ? 'check' : 'cash';
}

function weightOf(entries: readonly LedgerEntry[]): Weight {
  if (hasLostDispute(entries)) return 'nothing';
  const status = chargeStatus(entries);
  // during a partial refund, the rest still counts as received
  return status === 'refund_pending' && refundableAmount(entries) > 0 ? 'settles' : weights[status];
}

function groupByCharge(entries: readonly LedgerEntry[]): Map<string, LedgerEntry[]> {
  const groups = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    if (entry.chargeId === null) continue;
    groups.set(entry.chargeId, [...(groups.get(entry.chargeId) ?? []), entry]);
  }
  return groups;
}
