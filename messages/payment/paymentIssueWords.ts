import { plural } from '#domain/kernel/plural.ts';
import type { PaymentIssueAction, PaymentIssueKind, StuckRefundState } from '#domain/payment/paymentIssues.ts';
import { teamNavWords } from '#messages/team/teamWords.ts';

interface Told {
  readonly title: string;
  /** What the issue is and how to fix it. */
  readonly text: string;
}

const refunds: Readonly<Record<StuckRefundState, Told>> = {
  requested: {
    title: 'Refund awaiting approval',
    text: 'Someone requested this refund, and no one has approved or canceled it yet.',
  },
  approved: {
    title: 'Refund is stuck',
    text: 'It was approved, but the payment provider hasn’t confirmed it. If it was never sent, checking sends it.',
  },
  failed: {
    title: 'Refund failed',
    text: 'The money didn’t reach the payer. Refund it again, or pay it back by check.',
  },
};

const kinds: Readonly<Record<Exclude<PaymentIssueKind, 'refund_stuck'>, Told>> = {
  overpaid: {
    title: 'Overpaid',
    text: 'More was received than is owed. Refund the difference, or return a check or cash and remove it from the payment.',
  },
  paid_not_advanced: {
    title: 'Paid but still at the payment step',
    text: 'The payment was received, but the submission hasn’t moved to the next step.',
  },
  advanced_unpaid: {
    title: 'Moved on without payment',
    text: 'The submission left the payment step without being paid, or its payment was reversed.',
  },
  provider_differs: {
    title: 'Provider and ledger disagree',
    text: 'The payment provider reported something that isn’t in the ledger yet.',
  },
  no_word: {
    title: 'No confirmation from the provider',
    text: 'The payment was started, but we never heard how it ended.',
  },
  verification_waits: {
    title: 'Bank account not verified',
    text: 'Two small deposits were sent to the payer’s account. The payer hasn’t entered the amounts yet.',
  },
};

/** Payment issues. */
export const paymentIssueText = (kind: PaymentIssueKind, refund: StuckRefundState | null): Told =>
  kind === 'refund_stuck' ? refunds[refund ?? 'approved'] : kinds[kind];

export const paymentIssueWords = {
  title: teamNavWords.paymentIssues,
  note: 'Payments that don’t match their submission, or where the payment provider and our ledger disagree.',
  caption: 'Payment issues, oldest first',
  emptyTitle: 'No payment issues',
  empty: 'Every payment matches its submission, and the payment provider and the ledger agree.',
  what: 'Issue',
  since: 'Since',
  forWhat: 'Submission',
  number: (number: string) => `#${number}`,
  payer: 'Payer',
  amount: 'Amount',
  act: 'To do',
  noAmount: '–',
  said: (words: string) => `The provider says: ${words}`,
  others: {
    advance: 'Someone who works on the submission can move it to the next step.',
    remind: 'Someone who works on the submission can remind the payer.',
    check: 'Someone else on your team needs to check it.',
    approveRefund: 'One of the form’s authorities needs to approve it.',
    refundAgain: 'A finance manager can refund it again.',
    refundOverpayment: 'A finance manager can refund the difference.',
  } satisfies Record<PaymentIssueAction, string>,
  acts: {
    advance: 'Move to next step',
    remind: 'Remind the payer',
    check: 'Check with the provider',
    approveRefund: 'Approve refund',
    refundAgain: 'Refund again',
    refundOverpayment: 'Refund the difference',
  } satisfies Record<PaymentIssueAction, string>,
  giveBackByHand:
    'Return the difference by check or in cash. Then remove the entry from the payment and record the amount you keep.',
  /** the result of a reminder */
  reminded: {
    sent: 'Reminder sent',
    remindedToday: 'Already reminded today.',
    unwanted: 'No email was sent: everyone who could pay has turned off these emails.',
  },
  done: {
    advance: 'Moved to the next step',
    check: 'Checked with the provider',
    approveRefund: 'Refund approved',
    refundAgain: 'Refund issued',
    refundOverpayment: 'Refund started',
  } satisfies Record<Exclude<PaymentIssueAction, 'remind'>, string>,
  stillSo: 'Nothing has changed at the provider.',
  open: 'Open the payment',
  count: (count: number) => (count >= 100 ? '99+' : String(count)),
  counted: (count: number) => (count >= 100 ? 'More than 99 payment issues' : plural(count, 'payment issue')),
  more: 'Show more',
} as const;
