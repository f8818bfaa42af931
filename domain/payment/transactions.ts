import type { Cents } from '#domain/kernel/money.ts';
import type { MoneyWay } from '#domain/metrics/moneyMoves.ts';
import type { LedgerKind } from '#domain/payment/ledger.ts';

/** What finance reads apart: what went through the payment provider, and what was handed over. */
export const transactionGroups = ['online', 'by_hand'] as const;
export type TransactionGroup = (typeof transactionGroups)[number];

/** What of a list is shown: all of it, or what one figure of the dashboard counts. */
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

/** Of each list, what can be asked for; whatever else is asked for leaves nothing of it. */
export const filtersOfGroup = {
  online: ['all', 'payments', 'card', 'ach', 'renewals', 'refunds', 'disputes'],
  by_hand: ['all', 'check', 'cash', 'renewals'],
} as const satisfies Readonly<Record<TransactionGroup, readonly TransactionFilter[]>>;

export const transactionKinds = ['payment', 'refund', 'dispute', 'check', 'cash'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/**
 * Whether it stands. What was sent back, won or taken out again is listed, so that nobody wonders where it went, and
 * counts nothing: lists, totals and files of a period come to the same as its figures do. Decision 0063.
 */
export const transactionStates = ['stands', 'returned', 'open', 'won', 'lost', 'removed'] as const;
export type TransactionState = (typeof transactionStates)[number];

/** The entries that a list shows, one for each thing that happened. */
export const listedKinds = {
  online: ['charge_succeeded', 'refund_succeeded', 'dispute_opened', 'dispute_lost'],
  by_hand: ['check', 'cash'],
} as const satisfies Readonly<Record<TransactionGroup, readonly LedgerKind[]>>;

export type ListedKind = (typeof listedKinds)[TransactionGroup][number];

export interface ListedEntry {
  readonly kind: ListedKind;
  readonly amount: Cents;
  /** a refund that a bank sent back, a check or cash that was taken out again */
  readonly isTakenBack: boolean;
  /** how a dispute ended; null while it is open, and for all else */
  readonly verdict: 'won' | 'lost' | null;
  /** what a dispute that is not won takes from the team; null for all else */
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

/** What it comes to: what came is more than nothing, what went is less. */
export function countedAmount(entry: ListedEntry): Cents {
  const state = transactionState(entry);
  if (state === 'returned' || state === 'won' || state === 'removed') return 0;
  const kind = kinds[entry.kind];
  if (kind === 'dispute') return -(entry.share ?? entry.amount);
  return kind === 'refund' ? -entry.amount : entry.amount;
}

interface Sums {
  readonly collected: Cents;
  /** of it, for renewals */
  readonly renewal: Cents;
  readonly refunded: Cents;
  readonly disputed: Cents;
}

/** Of the sums of one way in which money came, those of the rows that a filter leaves. */
export function sumsShown(show: TransactionFilter, way: MoneyWay, { collected, renewal, refunded, disputed }: Sums) {
  const came = waysOfFilter[show].includes(way);
  return {
    collected: came ? (show === 'renewals' ? renewal : collected) : 0,
    refunded: show === 'all' || show === 'refunds' ? refunded : 0,
    disputed: show === 'all' || show === 'disputes' ? disputed : 0,
  };
}

const anyWay: readonly MoneyWay[] = ['card', 'us_bank_account', 'check', 'cash'];

/** In which ways the payments came that a filter leaves. */
const waysOfFilter: Readonly<Record<TransactionFilter, readonly MoneyWay[]>> = {
  ...{ all: anyWay, payments: anyWay, renewals: anyWay },
  ...{ card: ['card'], ach: ['us_bank_account'], check: ['check'], cash: ['cash'] },
  ...{ refunds: [], disputes: [] },
};
