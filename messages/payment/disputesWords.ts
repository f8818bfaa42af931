import { ownValue } from '#domain/kernel/ownValue.ts';
import type { DisputeState } from '#domain/payment/disputes.ts';
import { disputeStateWords } from '#messages/payment/financeStates.ts';
import { teamNavWords } from '#messages/team/teamWords.ts';

/** Payments that payers disputed at their banks. */
export const disputesWords = {
  title: teamNavWords.disputes,
  one: 'Charge Dispute',
  note: 'A payer told their bank that a payment was wrong. The bank holds the money until it has decided.',
  caption: 'Charge disputes, newest first',
  which: 'Which disputes are shown',
  all: 'All',
  states: disputeStateWords,
  outcomes: {
    needs_response: 'Tell the bank why the payment was right. Without an answer the money goes back to the payer.',
    under_review: 'The bank is reviewing your evidence. This can take two to three months.',
    won: 'The bank decided in your favor. The funds have been returned to you.',
    lost: 'The bank decided for the payer, and the money went back.',
  } satisfies Record<DisputeState, string>,
  inquiryClosed: 'The bank has no more questions. No money was taken back.',
  inquiry: 'Bank inquiry',
  inquiryNote: 'No money has been taken back. Answer it, so that it does not become a dispute.',
  dispute: 'Dispute',
  payer: 'Payer',
  amount: 'Amount',
  state: 'Status',
  reason: 'Reason given by the bank',
  opened: 'Opened',
  due: 'Answer by',
  closed: 'Decided',
  paid: 'Paid',
  confirmation: 'Confirmation number',
  forWhat: 'For',
  number: (form: string, number: string) => `${form}, no. ${number}`,
  named: (confirmation: string) => `Payment ${confirmation}`,
  emptyTitle: 'No disputes',
  empty: 'When a payer disputes a payment at their bank, it appears here, and you are mailed.',
  noneFound: 'None of this kind.',
  more: 'Show earlier ones',
  evidence: 'Your evidence',
  text: 'Why the payment was right',
  textHint: 'What was applied for and issued, when, and what the payer agreed to. At most 4,000 characters.',
  file: 'File',
  fileHint: 'One PDF or picture (PNG or JPEG) of up to 4.5 MB, such as the application or the permit.',
  uploading: 'Uploading…',
  attached: (name: string) => `Attached: ${name}`,
  takeOff: 'Take off',
  once: 'The bank looks at evidence once: nothing can be added after it was sent.',
  send: 'Send to the bank',
  sending: 'Sending…',
  sent: 'Evidence sent',
  sender: 'Sent by',
  late: 'The deadline to respond has passed.',
  elsewhere: 'It was answered at the payment provider.',
} as const;

const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank could not process it',
  check_returned: 'Returned',
  credit_not_processed: 'A refund did not arrive',
  customer_initiated: 'The payer asked for it',
  debit_not_authorized: 'The payer did not allow the debit',
  duplicate: 'Paid twice',
  fraudulent: 'The payer does not know the payment',
  general: 'No reason given',
  incorrect_account_details: 'Wrong account',
  insufficient_funds: 'The account did not hold enough',
  product_not_received: 'What was paid for did not arrive',
  product_unacceptable: 'What was paid for was not as agreed',
  subscription_canceled: 'It had been canceled',
  unrecognized: 'The payer does not recognize the payment',
};

/** The word of a bank in plain English; a word that is new is shown as it is. */
export const disputeReason = (word: string | null | undefined): string =>
  word ? (ownValue(reasons, word) ?? word.replaceAll('_', ' ')) : (reasons['general'] ?? '');
