import { financeDay } from '#domain/payment/financePeriod.ts';
import { filtersOfGroup, type TransactionFilter, type TransactionGroup } from '#domain/payment/transactions.ts';

/** What of a list is shown, as its address says it. */
export interface ShownTransactions {
  readonly show: TransactionFilter;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/**
 * It stands in the address, so that it can be sent and kept; what is no day, or nothing of this list, is left out, and so are both
 * days of a wrong order.
 */
export function shownTransactionsIn(search: URLSearchParams, group: TransactionGroup): ShownTransactions {
  const show = filtersOfGroup[group].find((one) => one === search.get('show')) ?? 'all';
  const startDate = financeDay(search.get('from') ?? '');
  const endDate = financeDay(search.get('to') ?? '');
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
