import type { MoneyWay } from '#domain/metrics/moneyMoves.ts';
import type { TransactionGroup, TransactionKind } from '#domain/payment/transactions.ts';
import { transactionStateWords } from '#messages/payment/financeStates.ts';
import { teamNavWords } from '#messages/team/teamWords.ts';

/** What came and went of a team: lists and files call it the same. */
export const transactionWords = {
  kinds: {
    payment: 'Payment',
    refund: 'Refund',
    dispute: 'Dispute',
    check: 'Check',
    cash: 'Cash',
  } satisfies Record<TransactionKind, string>,
  states: transactionStateWords,
  methods: {
    card: 'Card',
    us_bank_account: 'Bank account',
    check: 'Check',
    cash: 'Cash',
  } satisfies Record<MoneyWay, string>,
} as const;

interface PageOfGroup {
  readonly title: string;
  readonly note: string;
  readonly caption: string;
  readonly person: string;
  readonly emptyTitle: string;
}

export const transactionsPageWords: Readonly<Record<TransactionGroup, PageOfGroup>> = {
  online: {
    title: teamNavWords.transactions,
    note: 'What was paid online, and what of it went back.',
    caption: 'Transactions, the newest first',
    person: 'Payer',
    emptyTitle: 'No transactions in these days',
  },
  by_hand: {
    title: teamNavWords.cashAndChecks,
    note: 'What was handed over and written down.',
    caption: 'Cash and checks, the newest first',
    person: 'Received by',
    emptyTitle: 'No cash or checks in these days',
  },
};

export const financeWords = {
  days: 'Which days are shown',
  from: 'From',
  to: 'To',
  show: 'Show',
  go: 'Go',
  dayInvalid: 'Please give a day, such as 2026-11-25.',
  endsFirst: 'This day is before the first.',
  export: 'Export to CSV',
  empty: 'Choose other days, and press Go.',
  emptyPart: 'Choose other days, or show everything, and press Go.',
  totals: 'Totals',
  totalsCaption: 'Totals by form and method',
  form: 'Form',
  method: 'Method',
  collected: 'Collected',
  refunded: 'Refunded',
  disputed: 'Disputed',
  net: 'Net',
  all: 'All forms',
  allMethods: 'All methods',
  what: 'What',
  when: 'Date',
  forWhat: 'For',
  number: (number: string) => `No. ${number}`,
  checkNumber: (number: string) => `Check ${number}`,
  amount: 'Amount',
  fee: (amount: string) => `${amount} of it are fees`,
  notCounted: (amount: string) => `${amount}, not counted`,
  more: 'Show earlier ones',
} as const;
