import type { DisputeState } from '#domain/payment/disputes.ts';
import type { TransactionState } from '#domain/payment/transactions.ts';

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
