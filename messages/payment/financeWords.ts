import type { MoneyChannel } from '#domain/metrics/moneyMovements.ts';
import type { TransactionGroup, TransactionKind } from '#domain/payment/transactions.ts';
import { transactionStateWords } from '#messages/payment/financeStateWords.ts';
import { teamNavWords } from '#messages/team/teamWords.ts';

/** Names shared by the finance lists and their exported files. */
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
  } satisfies Record<MoneyChannel, string>,
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
    note: 'Online payments and refunds.',
    caption: 'Transactions, newest first',
    person: 'Payer',
    emptyTitle: 'No transactions in this period',
  },
  by_hand: {
    title: teamNavWords.cashAndChecks,
    note: 'Cash and checks recorded by staff.',
    caption: 'Cash and checks, newest first',
    person: 'Received by',
    emptyTitle: 'No cash or checks in this period',
  },
};

export const financeWords = {
  days: 'Date range',
  from: 'From',
  to: 'To',
  show: 'Show',
  go: 'Go',
  dayInvalid: 'Enter a date, such as 2026-11-25.',
  endsFirst: 'The end date must not be before the start date.',
  export: 'Export to CSV',
  empty: 'Choose other dates and select Go.',
  emptyPart: 'Choose other dates or show all types, and select Go.',
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
  what: 'Type',
  when: 'Date',
  forWhat: 'Submission',
  number: (number: string) => `#${number}`,
  checkNumber: (number: string) => `Check ${number}`,
  amount: 'Amount',
  fee: (amount: string) => `including ${amount} in fees`,
  notCounted: (amount: string) => `${amount}, not counted`,
  more: 'Show more',
} as const;
