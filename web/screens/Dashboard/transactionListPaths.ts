import type { Days } from '#domain/metrics/periodProblems.ts';
import type { TransactionFilter, TransactionGroup } from '#domain/payment/transactions.ts';
import { transactionsPath } from '#web/parts/team/transactionsView.ts';

type ListOfMoney = readonly [group: TransactionGroup, show: TransactionFilter];

/** Lists that contain exactly what a figure counts. */
const listsOfMoney = {
  collected: [
    ['online', 'payments'],
    ['by_hand', 'all'],
  ],
  renewal: [
    ['online', 'renewals'],
    ['by_hand', 'renewals'],
  ],
  refunded: [['online', 'refunds']],
  disputed: [['online', 'disputes']],
  card: [['online', 'card']],
  ach: [['online', 'ach']],
  check: [['by_hand', 'check']],
  cash: [['by_hand', 'cash']],
} as const satisfies Readonly<Record<string, readonly ListOfMoney[]>>;

export type RevenueFigure = keyof typeof listsOfMoney;

interface ListPath {
  readonly group: TransactionGroup;
  readonly path: string;
}

/** Links to the lists of what a figure counts; empty if no single team's lists cover it. */
export type TransactionListPaths = (figure: RevenueFigure) => readonly ListPath[];

export function transactionListPathsOf(teamSlug: string | null, { from, to }: Days): TransactionListPaths {
  if (teamSlug === null || from === null || to === null) return () => [];
  return (figure) =>
    listsOfMoney[figure].map(([group, show]) => ({
      group,
      path: transactionsPath(teamSlug, { group, show, from, to }),
    }));
}

/** Without a range, the days from the first to the last payment. */
export const revenueDays = ({ from, to }: Days, first: string | undefined, last: string | undefined): Days => ({
  from: from ?? first ?? null,
  to: to ?? last ?? null,
});
