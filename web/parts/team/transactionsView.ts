import { parseFinanceDay } from '#domain/payment/financePeriod.ts';
import { filtersOfGroup, type TransactionFilter, type TransactionGroup } from '#domain/payment/transactions.ts';

/** Filter of the list in its URL. */
export interface TransactionsView {
  readonly show: TransactionFilter;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/**
 * The filter is in the URL so that it can be shared and bookmarked. Invalid values are ignored, and so is a
 * range that ends before it starts.
 */
export function transactionsViewIn(search: URLSearchParams, group: TransactionGroup): TransactionsView {
  const show = filtersOfGroup[group].find((one) => one === search.get('show')) ?? 'all';
  const startDate = parseFinanceDay(search.get('from') ?? '');
  const endDate = parseFinanceDay(search.get('to') ?? '');
  if (startDate !== null && endDate !== null && startDate > endDate) return { show, startDate: null, endDate: null };
  return { show, startDate, endDate };
}

const pages: Readonly<Record<TransactionGroup, string>> = {
  online: 'transactions',
  by_hand: 'transactions/cash_and_checks',
};

interface TransactionsPlace {
  readonly group: TransactionGroup;
  readonly show: TransactionFilter;
  readonly from: string;
  readonly to: string;
}

export const transactionsPath = (teamSlug: string, { group, show, from, to }: TransactionsPlace): string =>
  `/teams/${teamSlug}/${pages[group]}?${new URLSearchParams({ from, to, ...(show === 'all' ? {} : { show }) })}`;
