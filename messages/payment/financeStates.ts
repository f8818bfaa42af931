import type { DisputeState } from '#domain/payment/disputes.ts';
import type { TransactionFilter, TransactionState } from '#domain/payment/transactions.ts';

/** Where a dispute stands. */
export const disputeStateWords = {
  needs_response: 'Needs a response',
  under_review: 'Under review',
  won: 'Won',
  lost: 'Lost',
} satisfies Record<DisputeState, string>;

/** What became of money that came or went. */
export const transactionStateWords = {
  stands: 'Processed',
  returned: 'Returned by the bank',
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  removed: 'Removed',
} satisfies Record<TransactionState, string>;

/** What of a list of money is shown. */
export const transactionFilterWords = {
  all: 'Everything',
  payments: 'Payments',
  card: 'Payments by card',
  ach: 'Payments from bank accounts',
  check: 'Checks',
  cash: 'Cash',
  renewals: 'Payments for renewals',
  refunds: 'Refunds',
  disputes: 'Disputes',
} satisfies Record<TransactionFilter, string>;
