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

/** The provider's payout status in plain English. An unknown status is shown as received. */
export const payoutStatusWord = (word: string): string => ownValue(statuses, word) ?? word.replaceAll('_', ' ');

/** The month report: the page and the file use the same names. */
export const monthWords = {
  title: teamNavWords.month,
  note: 'A month’s payments, refunds, fees, and payouts, to the cent.',
  month: 'Month',
  balance: 'Balance at the payment provider',
  balanceNote: 'The opening balance plus the month’s net activity, minus payouts, equals the closing balance.',
  opening: 'Opening balance',
  parts: {
    collected: 'Collected',
    refunded: 'Refunds',
    disputed: 'Disputes',
    providerFee: 'Processing fees',
    platformFee: 'Platform fees',
  } satisfies Record<keyof MonthSums, string>,
  net: 'Net',
  paidOut: 'Paid out',
  closing: 'Closing balance',
  lines: 'By form and method',
  linesCaption: 'Activity by form and method',
  form: 'Form',
  method: 'Method',
  all: 'All forms',
  allOnline: 'Online',
  fees: 'Fees',
  handed: 'Cash and checks',
  handedNote: (amount: string) => `${amount} was received in cash and checks. These aren’t part of any payout.`,
  payouts: 'Payouts',
  payout: 'Payout',
  payoutsCaption: 'Payouts in this month, earliest first',
  begun: 'Sent',
  arrives: 'Arrives',
  status: 'Status',
  amount: 'Amount',
  noPayouts: 'No payouts in this month.',
} as const;
