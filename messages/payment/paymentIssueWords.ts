import type { MisfitAct, MisfitKind, RefundTrouble } from '#domain/payment/misfits.ts';
import { teamNavWords } from '#messages/team/teamWords.ts';

interface Told {
  readonly title: string;
  /** What it is, and what mends it. */
  readonly text: string;
}

const refunds: Readonly<Record<RefundTrouble, Told>> = {
  requested: {
    title: 'Refund waits for approval',
    text: 'Somebody asked for it, and nobody who may approve it has looked at it.',
  },
  approved: {
    title: 'Refund is stuck',
    text: 'It was approved, and the payment provider has not said that it arrived. Checking sends it if it never left.',
  },
  failed: {
    title: 'Refund was not done',
    text: 'The money did not reach the payer. Refund it again, or give it back by check.',
  },
};

const kinds: Readonly<Record<Exclude<MisfitKind, 'refund_stuck'>, Told>> = {
  overpaid: {
    title: 'Paid too much',
    text: 'More was received than is owed. Refund the difference, or give back a check or cash and remove it from the payment.',
  },
  paid_not_advanced: {
    title: 'Paid, and not moved on',
    text: 'The money is here, and the submission still stands at the step that asked for it.',
  },
  advanced_unpaid: {
    title: 'Moved on, and not paid',
    text: 'The step was left without the money that it asks for, or the money did not stay.',
  },
  provider_differs: {
    title: 'Provider and ledger differ',
    text: 'The payment provider told us something that is not in the ledger yet.',
  },
  no_word: {
    title: 'No word from the provider',
    text: 'The payment was begun, and word of how it ended never came.',
  },
  verification_waits: {
    title: 'Bank account not verified',
    text: 'Two small deposits were sent to the payer’s account, and the payer has not said yet what they were.',
  },
};

/** Payment issues. */
export const paymentIssueTold = (kind: MisfitKind, refund: RefundTrouble | null): Told =>
  kind === 'refund_stuck' ? refunds[refund ?? 'approved'] : kinds[kind];

export const paymentIssueWords = {
  title: teamNavWords.misfits,
  note: 'Payments that don’t match their submission, or where the payment provider and our ledger disagree.',
  caption: 'Payment issues, oldest first',
  emptyTitle: 'No payment issues',
  empty: 'Every payment matches its submission, and the payment provider and the ledger agree.',
  what: 'What',
  since: 'Since',
  forWhat: 'For',
  number: (number: string) => `No. ${number}`,
  payer: 'Payer',
  amount: 'Amount',
  act: 'To do',
  noAmount: '–',
  said: (words: string) => `The provider says: ${words}`,
  others: {
    advance: 'Someone who works on the submission can move it on.',
    remind: 'Someone who works on the submission can request it.',
    check: 'Someone else on your team has to check it.',
    approveRefund: 'An authority of the form has to approve it.',
    refundAgain: 'A finance manager can refund it again.',
    refundOverpayment: 'A finance manager can refund the difference.',
  } satisfies Record<MisfitAct, string>,
  acts: {
    advance: 'Move on',
    remind: 'Remind the payer',
    check: 'Check with the provider',
    approveRefund: 'Approve refund',
    refundAgain: 'Refund again',
    refundOverpayment: 'Refund the difference',
  } satisfies Record<MisfitAct, string>,
  giveBackByHand:
    'Give the difference back by check or cash. On the payment, remove what was received and record the amount you keep.',
  /** what a reminder came to */
  reminded: {
    sent: 'Reminder sent',
    remindedToday: 'Already reminded today.',
    unwanted: 'No mail was sent: nobody who is to pay wants such mails.',
  },
  done: {
    advance: 'Moved on',
    check: 'Checked with the provider',
    approveRefund: 'Refund approved',
    refundAgain: 'Refund issued',
    refundOverpayment: 'Refund started',
  } satisfies Record<Exclude<MisfitAct, 'remind'>, string>,
  stillSo: 'The provider says the same: nothing has changed.',
  open: 'Open the payment',
  count: (count: number) => (count >= 100 ? '99+' : String(count)),
  counted: (count: number) => (count === 1 ? '1 does not fit' : `${count >= 100 ? 'more than 99' : count} do not fit`),
  more: 'Show later ones',
} as const;
