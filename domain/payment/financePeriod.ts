import { parseDateInput, subtractPeriod, type CalendarDate } from '#domain/kernel/dates.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

/** A range of days in a team's time zone, both inclusive. */
export interface FinancePeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface RequestedPeriod {
  readonly from: string | null;
  readonly to: string | null;
}

/** Nothing happens outside these years. */
const [firstDay, lastDay] = ['1900-01-01', '2999-12-31'];

/** Parses a typed day. */
export function parseFinanceDay(text: string): CalendarDate | null {
  const day = parseDateInput(text);
  return day !== null && day >= firstDay && day <= lastDay ? day : null;
}

/** An empty end is today; an empty start is one month before the end. */
export function financePeriod(period: RequestedPeriod, today: CalendarDate): Result<FinancePeriod, readonly Problem[]> {
  const [from, to] = [period.from?.trim() || null, period.to?.trim() || null];
  const [first, last] = [from && parseFinanceDay(from), to && parseFinanceDay(to)];
  const problems = [
    ...(from !== null && first === null ? [{ path: 'startDate', code: 'mustBeDate' } as const] : []),
    ...(to !== null && last === null ? [{ path: 'endDate', code: 'mustBeDate' } as const] : []),
  ];
  if (problems.length > 0) return failed(problems);
  const end = last ?? today;
  const begin = first ?? subtractPeriod(end, { value: 1, unit: 'months' });
  return begin > end ? failed([{ path: 'endDate', code: 'mustEndAfterStart' }]) : ok({ from: begin, to: end });
}
