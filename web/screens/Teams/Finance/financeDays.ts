import { financeDay } from '#domain/payment/financePeriod.ts';
import type { TransactionGroup } from '#domain/payment/transactions.ts';

export interface FinanceDays {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** The days stand in the address, so that they can be sent and kept; what is no day is left out, and so are both of a wrong order. */
export function financeDaysIn(search: URLSearchParams): FinanceDays {
  const startDate = financeDay(search.get('from') ?? '');
  const endDate = financeDay(search.get('to') ?? '');
  if (startDate !== null && endDate !== null && startDate > endDate) return { startDate: null, endDate: null };
  return { startDate, endDate };
}

const pages: Readonly<Record<TransactionGroup, string>> = {
  online: 'transactions',
  by_hand: 'transactions/cash_and_checks',
};

export const transactionsPath = (teamSlug: string, group: TransactionGroup): string =>
  `/teams/${teamSlug}/${pages[group]}`;

export const daysPath = (path: string, from: string, to: string): string =>
  `${path}?${new URLSearchParams({ from, to })}`;
