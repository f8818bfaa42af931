import type { Cents } from '#domain/kernel/money.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import type { PaymentStatus } from '#domain/payment/paymentStatus.ts';
import type { RefundState } from '#domain/payment/refunds.ts';

/** Where money and its submission, or the provider and the ledger, tell different things. Decision 0066. */
export const misfitKinds = [
  'overpaid',
  'paid_not_advanced',
  'advanced_unpaid',
  'provider_differs',
  'no_word',
  'refund_stuck',
  'verification_waits',
] as const;
export type MisfitKind = (typeof misfitKinds)[number];

/** What mends it; each is an operation that stands elsewhere as well. */
export const misfitActs = ['advance', 'remind', 'check', 'approveRefund', 'refundAgain', 'refundOverpayment'] as const;
export type MisfitAct = (typeof misfitActs)[number];

/** Of a refund that is stuck: it waits for a second person, for the provider, or was not done. */
export type RefundTrouble = Extract<RefundState, 'requested' | 'approved' | 'failed'>;

const mending: Readonly<Record<Exclude<MisfitKind, 'refund_stuck' | 'overpaid'>, readonly MisfitAct[]>> = {
  paid_not_advanced: ['advance'],
  advanced_unpaid: ['remind'],
  provider_differs: ['check'],
  no_word: ['check'],
  verification_waits: ['remind', 'check'],
};

const mendingRefund: Readonly<Record<RefundTrouble, readonly MisfitAct[]>> = {
  requested: ['approveRefund'],
  approved: ['check'],
  failed: ['refundAgain'],
};

export interface FixableIssue {
  readonly kind: MisfitKind;
  readonly refund: RefundTrouble | null;
  /** the charge that it is about, or that can be refunded */
  readonly hasCharge: boolean;
}

export function actsOf({ kind, refund, hasCharge }: FixableIssue): readonly MisfitAct[] {
  if (kind === 'refund_stuck') return mendingRefund[refund ?? 'approved'];
  if (kind !== 'overpaid') return mending[kind];
  // a check or cash is given back at the office
  if (!hasCharge) return [];
  return refund === 'requested' ? ['approveRefund'] : ['refundOverpayment'];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** For how long each may last before anybody has to look at it: until then it is on its way. */
export const patience = {
  /** the payer reads the receipt, and goes on by themselves */
  paidNotAdvanced: hour,
  advancedUnpaid: 0,
  overpaid: 0,
  /** a worker takes what was told within seconds */
  providerDiffers: 10 * minute,
  /** the provider knows at once of a card, and within five business days of a bank account */
  noWord: { card: hour, us_bank_account: 8 * day } satisfies Record<PaymentType, number>,
  /** an attempt that nobody paid is ended after a day */
  attempt: 2 * day,
  /** a second person approves it, the provider has it, the bank has carried it out */
  refundRequested: 2 * day,
  refundUnsent: hour,
  refundSent: 8 * day,
  refundFailed: 0,
  /** two small deposits arrive within two business days */
  verification: 4 * day,
} as const;

/** The step that a submission stands at, or that it left, with where its payment stands. */
export interface StepMoney {
  readonly status: PaymentStatus;
  readonly received: Cents;
  readonly outstanding: Cents | null;
  /** staff gave it back, and want it no more */
  readonly isGivenBack: boolean;
  /** when it was reached, or left */
  readonly at: Date | null;
  /** when something was entered last */
  readonly lastEntryAt: Date | null;
}

export interface UnfitStep {
  readonly kind: Extract<MisfitKind, 'paid_not_advanced' | 'advanced_unpaid'>;
  readonly amount: Cents | null;
  readonly since: Date;
}

/** A step that is paid, and at which its submission still stands. */
export const unfitCurrent = (money: StepMoney): UnfitStep | null =>
  money.status === 'paid' ? { kind: 'paid_not_advanced', amount: money.received, since: sinceOf(money) } : null;

/** A step that was left without its money, or whose money is gone. */
export const unfitLeft = (money: StepMoney): UnfitStep | null =>
  money.status === 'due' && !money.isGivenBack
    ? { kind: 'advanced_unpaid', amount: money.outstanding, since: sinceOf(money) }
    : null;

const sinceOf = ({ at, lastEntryAt }: StepMoney): Date =>
  new Date(Math.max(at?.getTime() ?? 0, lastEntryAt?.getTime() ?? 0));
