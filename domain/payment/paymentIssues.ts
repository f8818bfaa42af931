import type { Cents } from '#domain/kernel/money.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import type { PaymentStatus } from '#domain/payment/paymentStatus.ts';
import type { RefundState } from '#domain/payment/refunds.ts';

/** Payment issues: where a payment and its submission, or the provider and the ledger, disagree. Decision 0066. */
export const paymentIssueKinds = [
  'overpaid',
  'paid_not_advanced',
  'advanced_unpaid',
  'provider_differs',
  'no_word',
  'refund_stuck',
  'verification_waits',
] as const;
export type PaymentIssueKind = (typeof paymentIssueKinds)[number];

/** Actions that fix an issue. Each is an operation that also exists elsewhere. */
export const paymentIssueActions = [
  'advance',
  'remind',
  'check',
  'approveRefund',
  'refundAgain',
  'refundOverpayment',
] as const;
export type PaymentIssueAction = (typeof paymentIssueActions)[number];

/** Why a refund is stuck: waiting for approval, waiting for the provider, or failed. */
export type StuckRefundState = Extract<RefundState, 'requested' | 'approved' | 'failed'>;

const mending: Readonly<Record<Exclude<PaymentIssueKind, 'refund_stuck' | 'overpaid'>, readonly PaymentIssueAction[]>> =
  {
    paid_not_advanced: ['advance'],
    advanced_unpaid: ['remind'],
    provider_differs: ['check'],
    no_word: ['check'],
    verification_waits: ['remind', 'check'],
  };

const mendingRefund: Readonly<Record<StuckRefundState, readonly PaymentIssueAction[]>> = {
  requested: ['approveRefund'],
  approved: ['check'],
  failed: ['refundAgain'],
};

export interface FixableIssue {
  readonly kind: PaymentIssueKind;
  readonly refund: StuckRefundState | null;
  /** has a charge that it concerns or that can be refunded */
  readonly hasCharge: boolean;
}

export function actionsForIssue({ kind, refund, hasCharge }: FixableIssue): readonly PaymentIssueAction[] {
  if (kind === 'refund_stuck') return mendingRefund[refund ?? 'approved'];
  if (kind !== 'overpaid') return mending[kind];
  // checks and cash are refunded at the office
  if (!hasCharge) return [];
  return refund === 'requested' ? ['approveRefund'] : ['refundOverpayment'];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Grace periods: until then, an issue is likely to resolve itself. */
export const issueGracePeriods = {
  /** the payer reads the receipt and then continues */
  paidNotAdvanced: hour,
  advancedUnpaid: 0,
  overpaid: 0,
  /** a worker processes events within seconds */
  providerDiffers: 10 * minute,
  /** the provider knows immediately for cards, and within five business days for bank accounts */
  noWord: { card: hour, us_bank_account: 8 * day } satisfies Record<PaymentType, number>,
  /** an unpaid attempt is ended after a day */
  attempt: 2 * day,
  /** requested: waiting for approval; unsent: not yet with the provider; sent: waiting for the bank */
  refundRequested: 2 * day,
  refundUnsent: hour,
  refundSent: 8 * day,
  refundFailed: 0,
  /** two small deposits arrive within two business days */
  verification: 4 * day,
} as const;

/** The current or a completed step of a submission, with the state of its payment. */
export interface StepPaymentFacts {
  readonly status: PaymentStatus;
  readonly received: Cents;
  readonly outstanding: Cents | null;
  /** staff refunded it and no longer ask for it */
  readonly isGivenBack: boolean;
  /** when it was reached or completed */
  readonly at: Date | null;
  /** time of the last ledger entry */
  readonly lastEntryAt: Date | null;
}

export interface StepPaymentIssue {
  readonly kind: Extract<PaymentIssueKind, 'paid_not_advanced' | 'advanced_unpaid'>;
  readonly amount: Cents | null;
  readonly since: Date;
}

/** A step that is paid but not completed. */
export const currentStepIssue = (money: StepPaymentFacts): StepPaymentIssue | null =>
  money.status === 'paid' ? { kind: 'paid_not_advanced', amount: money.received, since: sinceOf(money) } : null;

/** A step completed without its payment, or whose payment was lost. */
export const completedStepIssue = (money: StepPaymentFacts): StepPaymentIssue | null =>
  money.status === 'due' && !money.isGivenBack
    ? { kind: 'advanced_unpaid', amount: money.outstanding, since: sinceOf(money) }
    : null;

const sinceOf = ({ at, lastEntryAt }: StepPaymentFacts): Date =>
  new Date(Math.max(at?.getTime() ?? 0, lastEntryAt?.getTime() ?? 0));
