import type { Cents } from '#domain/kernel/money.ts';
import { chargeStatus, isLost, kept, type ChargeStatus } from '#domain/payment/chargeStatus.ts';
import { standing, total, type LedgerEntry } from '#domain/payment/ledger.ts';

export const paymentStatuses = ['paid', 'processing', 'due', 'waived', 'notRequired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export interface PaymentState {
  readonly status: PaymentStatus;
  /** what has come and stayed */
  readonly received: Cents;
  /** what is missing of a fixed amount; null when the payer decides */
  readonly outstanding: Cents | null;
  readonly paidBy: 'creditcard' | 'check' | 'cash' | null;
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

/** Where a payment stands, from what is owed (null: the payer decides) and everything that was entered about it. */
export function paymentState(owed: Cents | null, entries: readonly LedgerEntry[]): PaymentState {
  const byHand = standing(entries, ['check', 'cash']);
  const charges = [...groupByCharge(entries).values()];
  const received = total(byHand) + charges.reduce((sum, charge) => sum + kept(charge), 0);
  const chargeWeights = charges.map(weightOf);
  const state = (status: PaymentStatus, paidBy: PaymentState['paidBy'] = null): PaymentState => ({
    status,
    received,
    outstanding: owed === null ? null : Math.max(0, owed - received),
    paidBy,
  });
  const handed = byHand[0];
  if (handed) return state('paid', handed.kind === 'check' ? 'check' : 'cash');
  if (chargeWeights.includes('settles')) return state('paid', 'creditcard');
  if (chargeWeights.includes('underway')) return state('processing', 'creditcard');
  if (standing(entries, ['waiver']).length > 0) return state('waived');
  return state(owed === 0 ? 'notRequired' : 'due');
}

function weightOf(entries: readonly LedgerEntry[]): Weight {
  return isLost(entries) ? 'nothing' : weights[chargeStatus(entries)];
}

function groupByCharge(entries: readonly LedgerEntry[]): Map<string, LedgerEntry[]> {
  const groups = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    if (entry.chargeId === null) continue;
    groups.set(entry.chargeId, [...(groups.get(entry.chargeId) ?? []), entry]);
  }
  return groups;
}
