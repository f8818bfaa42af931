import { ownValue } from '#domain/kernel/ownValue.ts';
import type { DisputeState } from '#domain/payment/disputes.ts';
import { disputeStateWords } from '#messages/payment/financeStateWords.ts';
import { teamNavWords } from '#messages/team/teamWords.ts';

/** Payments that payers disputed with their banks. */
export const disputesWords = {
  title: teamNavWords.disputes,
  one: 'Charge Dispute',
  note: 'When a payer disputes a payment, their bank holds the money until it decides.',
  caption: 'Charge disputes, newest first',
  which: 'Show disputes',
  all: 'All',
  states: disputeStateWords,
  outcomes: {
    needs_response: 'Tell the bank why the payment was valid. If you don’t respond, the money goes back to the payer.',
    under_review: 'The bank is reviewing your evidence. This can take two to three months.',
    won: 'The bank decided in your favor. The funds have been returned to you.',
    lost: 'The bank decided in the payer’s favor. The money was returned to them.',
  } satisfies Record<DisputeState, string>,
  inquiryClosed: 'The bank has no further questions. No money was taken back.',
  inquiry: 'Bank inquiry',
  inquiryNote: 'No money has been taken back. Respond so that it doesn’t become a dispute.',
  dispute: 'Dispute',
  payer: 'Payer',
  amount: 'Amount',
  state: 'Status',
  reason: 'Reason given by the bank',
  opened: 'Opened',
  due: 'Respond by',
  closed: 'Decided',
  paid: 'Paid',
  confirmation: 'Confirmation number',
  forWhat: 'Submission',
  number: (form: string, number: string) => `${form} #${number}`,
  named: (confirmation: string) => `Payment ${confirmation}`,
  emptyTitle: 'No disputes',
  empty: 'If a payer disputes a payment with their bank, it will appear here and we’ll email you.',
  noneFound: 'No disputes match this filter.',
  more: 'Show more',
  evidence: 'Your evidence',
  text: 'Why the payment was valid',
  textHint: 'What was requested and issued, when, and what the payer agreed to. Up to 4,000 characters.',
  file: 'File',
  fileHint: 'One PDF or image (PNG or JPEG) of up to 4.5 MB, such as the application or the permit.',
  uploading: 'Uploading…',
  attached: (name: string) => `Attached: ${name}`,
  takeOff: 'Remove',
  once: 'The bank reviews evidence only once. You can’t add anything after you send it.',
  send: 'Send to the bank',
  sending: 'Sending…',
  sent: 'Evidence sent',
  sender: 'Sent by',
  late: 'The deadline to respond has passed.',
  elsewhere: 'Someone responded through the payment provider.',
} as const;

const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank couldn’t process the payment',
  check_returned: 'The check was returned',
  credit_not_processed: 'The payer didn’t get a refund',
  customer_initiated: 'Requested by the payer',
  debit_not_authorized: 'The payer didn’t authorize the debit',
  duplicate: 'Paid twice',
  fraudulent: 'The payer reported fraud',
  general: 'No reason given',
  incorrect_account_details: 'Incorrect account details',
  insufficient_funds: 'Insufficient funds',
  product_not_received: 'The payer didn’t get what they paid for',
  product_unacceptable: 'What the payer got wasn’t what was agreed',
  subscription_canceled: 'The payer had already canceled',
  unrecognized: 'The payer doesn’t recognize the payment',
};

/** A bank's reason in plain English. An unknown reason is shown as received. */
export const disputeReason = (word: string | null | undefined): string =>
  word ? (ownValue(reasons, word) ?? word.replaceAll('_', ' ')) : (reasons['general'] ?? '');
