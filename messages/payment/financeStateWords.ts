import type { DisputeState } from '#domain/payment/disputes.ts';
import type { TransactionFilter, TransactionState } from '#domain/payment/transactions.ts';

/** The states of a dispute. */
export const disputeStateWords = {
  needs_response: 'Needs a response',
  under_review: 'Under review',
  won: 'Won',
  lost: 'Lost',
} satisfies Record<DisputeState, string>;

/** The states of a payment, refund, or dispute in lists and files. */
export const transactionStateWords = {
  stands: 'Processed',
  returned: 'Returned by the bank',
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  removed: 'Removed',
} satisfies Record<TransactionState, string>;

/** The filters of the finance lists. */
export const transactionFilterWords = {
  all: 'All types',
  payments: 'Payments',
  card: 'Card payments',
  ach: 'Bank account payments',
  check: 'Checks',
  cash: 'Cash',
  renewals: 'Renewal payments',
  refunds: 'Refunds',
  disputes: 'Disputes',
} satisfies Record<TransactionFilter, string>;
