import { ownValue } from '#domain/kernel/ownValue.ts';
import type { MonthSums } from '#domain/payment/monthReport.ts';
import { teamNavWords } from '#messages/team/teamWords.ts';

const statuses: Readonly<Record<string, string>> = {
  pending: 'On its way',
  in_transit: 'On its way',
  paid: 'Paid out',
  canceled: 'Canceled',
  failed: 'Sent back by the bank',
};

/** The word of the provider in plain English; a word that is new is shown as it is. */
export const payoutStatusWord = (word: string): string => ownValue(statuses, word) ?? word.replaceAll('_', ' ');

/** A month as finance closes it: page and file call it the same. */
export const monthWords = {
  title: teamNavWords.month,
  note: 'What came and went in a month, and what the payment provider paid out, to the cent.',
  month: 'Month',
  balance: 'Balance at the payment provider',
  balanceNote:
    'What was there when the month began, what the month brought and what was paid out come to what is left.',
  opening: 'Opening balance',
  parts: {
    collected: 'Collected',
    refunded: 'Refunds',
    disputed: 'Disputes',
    providerFee: 'Fees of the provider',
    platformFee: 'Fees of the platform',
  } satisfies Record<keyof MonthSums, string>,
  net: 'Net',
  paidOut: 'Paid out',
  closing: 'Closing balance',
  lines: 'By form and method',
  linesCaption: 'What came and went, by form and method',
  form: 'Form',
  method: 'Method',
  all: 'All forms',
  allOnline: 'Online',
  fees: 'Fees',
  handed: 'Received by hand',
  handedNote: (amount: string) => `${amount} came as cash and checks. No payout holds them.`,
  payouts: 'Payouts',
  payout: 'Payout',
  payoutsCaption: 'Payouts of the month, the earliest first',
  begun: 'Left the balance',
  arrives: 'Arrives',
  status: 'Status',
  amount: 'Amount',
  noPayouts: 'Nothing was paid out in this month.',
} as const;
