import type { Cents } from '#domain/kernel/money.ts';
import type { MoneyChannel } from '#domain/metrics/moneyMovements.ts';
import type { LedgerKind } from '#domain/payment/ledger.ts';

/** Finance lists these separately: online payments, and cash and checks. */
export const transactionGroups = ['online', 'by_hand'] as const;
export type TransactionGroup = (typeof transactionGroups)[number];

/** Filters of a transaction list: everything, or what one figure of the dashboard counts. */
export const transactionFilters = [
  'all',
  'payments',
  'card',
  'ach',
  'check',
  'cash',
  'renewals',
  'refunds',
  'disputes',
] as const;
export type TransactionFilter = (typeof transactionFilters)[number];

/** Filters of each list. Any other filter matches nothing. */
export const filtersOfGroup = {
  online: ['all', 'payments', 'card', 'ach', 'renewals', 'refunds', 'disputes'],
  by_hand: ['all', 'check', 'cash', 'renewals'],
} as const satisfies Readonly<Record<TransactionGroup, readonly TransactionFilter[]>>;

export const transactionKinds = ['payment', 'refund', 'dispute', 'check', 'cash'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/**
 * A transaction's state. Returned, won, and removed ones are listed for transparency but count as zero, so that lists,
 * totals, and files of a period match its figures. Decision 0063.
 */
export const transactionStates = ['stands', 'returned', 'open', 'won', 'lost', 'removed'] as const;
export type TransactionState = (typeof transactionStates)[number];

/** Entries shown in each list, one per transaction. */
export const listedKinds = {
  online: ['charge_succeeded', 'refund_succeeded', 'dispute_opened', 'dispute_lost'],
  by_hand: ['check', 'cash'],
} as const satisfies Readonly<Record<TransactionGroup, readonly LedgerKind[]>>;

export type ListedKind = (typeof listedKinds)[TransactionGroup][number];

export interface ListedEntry {
  readonly kind: ListedKind;
  readonly amount: Cents;
  /** a refund the bank returned, or a removed check or cash payment */
  readonly isTakenBack: boolean;
  /** how a dispute ended; null while it is open, and for anything else */
  readonly verdict: 'won' | 'lost' | null;
  /** what an open or lost dispute takes from the team; null for anything else */
  readonly share: Cents | null;
}

const kinds: Readonly<Record<ListedKind, TransactionKind>> = {
  charge_succeeded: 'payment',
  refund_succeeded: 'refund',
  dispute_opened: 'dispute',
  dispute_lost: 'dispute',
  check: 'check',
  cash: 'cash',
};

export const transactionKind = ({ kind }: Pick<ListedEntry, 'kind'>): TransactionKind => kinds[kind];

export function transactionState({ kind, isTakenBack, verdict }: ListedEntry): TransactionState {
  if (kinds[kind] === 'dispute') return verdict ?? 'open';
  if (!isTakenBack) return 'stands';
  return kinds[kind] === 'refund' ? 'returned' : 'removed';
}

/** The amount with its sign: positive for income, negative for money returned. */
export function signedAmount(entry: ListedEntry): Cents {
  const state = transactionState(entry);
  if (state === 'returned' || state === 'won' || state === 'removed') return 0;
  const kind = kinds[entry.kind];
  if (kind === 'dispute') return -(entry.share ?? entry.amount);
  return kind === 'refund' ? -entry.amount : entry.amount;
}

interface Sums {
  readonly collected: Cents;
  /** the part for renewals */
  readonly renewal: Cents;
  readonly refunded: Cents;
  readonly disputed: Cents;
}

/** A payment method's sums, limited to the rows a filter matches. */
export function filteredSums(
  show: TransactionFilter,
  way: MoneyChannel,
  { collected, renewal, refunded, disputed }: Sums,
) {
  const came = waysOfFilter[show].includes(way);
  return {
    collected: came ? (show === 'renewals' ? renewal : collected) : 0,
    refunded: show === 'all' || show === 'refunds' ? refunded : 0,
    disputed: show === 'all' || show === 'disputes' ? disputed : 0,
  };
}

const anyWay: readonly MoneyChannel[] = ['card', 'us_bank_account', 'check', 'cash'];

/** Payment methods a filter matches. */
const waysOfFilter: Readonly<Record<TransactionFilter, readonly MoneyChannel[]>> = {
  ...{ all: anyWay, payments: anyWay, renewals: anyWay },
  ...{ card: ['card'], ach: ['us_bank_account'], check: ['check'], cash: ['cash'] },
  ...{ refunds: [], disputes: [] },
};
