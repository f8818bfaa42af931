import type { Cents } from '#domain/kernel/money.ts';
import {
  chargeStatus,
  collected,
  isLost,
  kept,
  refundable,
  withoutFees,
  type ChargeStatus,
} from '#domain/payment/chargeStatus.ts';
import { inForce, total, type LedgerEntry } from '#domain/payment/ledger.ts';

export const paymentStatuses = ['paid', 'processing', 'due', 'waived', 'notRequired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export interface PaymentState {
  readonly status: PaymentStatus;
  /** what has come and stayed */
  readonly received: Cents;
  /** what has come by hand and stayed */
  readonly byHand: Cents;
  /** what is missing of a fixed amount; null when the payer decides */
  readonly outstanding: Cents | null;
  readonly paidBy: 'creditcard' | 'check' | 'cash' | null;
  /** word of a charge is waited for; what a bank holds or what goes back is under way, and has come */
  readonly isPending: boolean;
}

/** Money under way may still fail to come. */
export function isCompleted(status: PaymentStatus): boolean {
  return status !== 'due' && status !== 'processing';
}

type Weight = 'settles' | 'underway' | 'nothing';

/** What a charge means for what is owed. Money under way is not asked for twice. */
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
 * Where a payment stands, from what is owed (null: the payer decides) and everything that was entered about it. Checks,
 * cash and charges add up: what is less than is owed leaves the rest owed, in whatever way that comes.
 */
export function paymentState(owed: Cents | null, entries: readonly LedgerEntry[]): PaymentState {
  const byHand = inForce(entries, ['check', 'cash']);
  const charges = [...groupByCharge(entries).values()];
  const received = total(byHand) + charges.reduce((sum, charge) => sum + kept(charge), 0);
  const covered = total(byHand) + charges.reduce((sum, charge) => sum + coveredBy(charge), 0);
  const state = (status: PaymentStatus, paidBy: PaymentState['paidBy'] = null): PaymentState => ({
    status,
    received,
    byHand: total(byHand),
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

/** What is to be paid next: what is missing while it is owed. */
export const dueNow = (owed: Owed, { status, outstanding }: PaymentState): Owed =>
  status === 'due' ? { ...owed, cents: outstanding } : owed;

/** A part that was given back of what settled it is a courtesy and not asked for again. */
function coveredBy(charge: readonly LedgerEntry[]): Cents {
  return withoutFees(charge, weightOf(charge) === 'settles' ? collected(charge) : kept(charge));
}

function byHandMethod([handed]: readonly LedgerEntry[]): PaymentState['paidBy'] {
  if (!handed) return null;
  return handed.kind === 'check' ? 'check' : 'cash';
}

function weightOf(entries: readonly LedgerEntry[]): Weight {
  if (isLost(entries)) return 'nothing';
  const status = chargeStatus(entries);
  // while a part goes back the rest has come and stays
  return status === 'refund_pending' && refundable(entries) > 0 ? 'settles' : weights[status];
}

function groupByCharge(entries: readonly LedgerEntry[]): Map<string, LedgerEntry[]> {
  const groups = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    if (entry.chargeId === null) continue;
    groups.set(entry.chargeId, [...(groups.get(entry.chargeId) ?? []), entry]);
  }
  return groups;
}
