import type { CalendarDate } from '#domain/kernel/dates.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { MoneyChannel } from '#domain/metrics/moneyMovements.ts';

/** A form's sums for one payment method. */
export interface MonthSums {
  readonly collected: Cents;
  readonly refunded: Cents;
  readonly disputed: Cents;
  readonly providerFee: Cents;
  readonly platformFee: Cents;
}

export interface MonthLine extends MonthSums {
  readonly formId: string;
  readonly formName: string;
  readonly way: MoneyChannel;
}

export interface PayoutAmount {
  readonly amount: Cents;
  readonly status: string;
}

/** A payout the bank returned never left. */
export const isPayoutSent = ({ status }: Pick<PayoutAmount, 'status'>): boolean =>
  status !== 'failed' && status !== 'canceled';

export interface MonthTotals {
  /** balance at the provider at the start of the month */
  readonly opening: Cents;
  readonly online: MonthSums;
  /** the month's net: collected minus refunds, disputes, and fees */
  readonly net: Cents;
  readonly paidOut: Cents;
  readonly closing: Cents;
  /** cash and checks, which are not part of payouts */
  readonly byHand: Cents;
}

const nothing: MonthSums = { collected: 0, refunded: 0, disputed: 0, providerFee: 0, platformFee: 0 };

export const isOnlineChannel = (way: MoneyChannel): boolean => way === 'card' || way === 'us_bank_account';

const sumOf = (lines: readonly MonthSums[]): MonthSums =>
  lines.reduce<MonthSums>(
    (sum, line) => ({
      collected: sum.collected + line.collected,
      refunded: sum.refunded + line.refunded,
      disputed: sum.disputed + line.disputed,
      providerFee: sum.providerFee + line.providerFee,
      platformFee: sum.platformFee + line.platformFee,
    }),
    nothing,
  );

export const netOf = ({ collected, refunded, disputed, providerFee, platformFee }: MonthSums): Cents =>
  collected - refunded - disputed - providerFee - platformFee;

/** Closes a month: opening balance, income, payouts, and closing balance. Decision 0067. */
export function monthTotals(
  lines: readonly MonthLine[],
  payouts: readonly PayoutAmount[],
  opening: Cents,
): MonthTotals {
  const online = sumOf(lines.filter(({ way }) => isOnlineChannel(way)));
  const byHand = sumOf(lines.filter(({ way }) => !isOnlineChannel(way))).collected;
  const paidOut = payouts.filter(isPayoutSent).reduce((sum, { amount }) => sum + amount, 0);
  const net = netOf(online);
  return { opening, online, net, paidOut, closing: opening + net - paidOut, byHand };
}

/** Parses a month as in URLs, such as `2026-11`; null if invalid. */
export function monthOf(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(trimmed) ? trimmed : null;
}

export const monthAt = (day: CalendarDate): string => day.slice(0, 7);

/** The first day of the month and of the next. */
export function daysOfMonth(month: string): { readonly first: CalendarDate; readonly next: CalendarDate } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { first: `${month}-01`, next: `${next}-01` };
}

/** This month and earlier ones, newest first, for a select box. */
export function recentMonths(today: CalendarDate, count: number): readonly string[] {
  const [year = 0, number = 1] = monthAt(today).split('-').map(Number);
  return Array.from({ length: count }, (_, ago) => {
    const months = year * 12 + number - 1 - ago;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}
