import { addPeriod, daysBetween, type CalendarDate } from '#domain/kernel/dates.ts';
import type { Days } from '#domain/metrics/periodProblems.ts';

export const barUnits = ['day', 'month', 'year'] as const;
export type BarUnit = (typeof barUnits)[number];

/** Days drawn as one bar. */
export interface Bar {
  readonly unit: BarUnit;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** More bars would be too thin. Longer periods show the last of them. */
const most = { day: 31, month: 24, year: 31 } as const;

/**
 * One bar per day, month, or year: the finest unit that is still readable. The first and last bar are cut to the
 * period.
 */
export function revenueBars({ from, to }: { readonly [End in keyof Days]: CalendarDate }): readonly Bar[] {
  if (from > to) return [];
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  const unit: BarUnit = daysBetween(from, to) < most.day ? 'day' : months <= most.month ? 'month' : 'year';
  const bars: Bar[] = [];
  for (let begin = from; begin <= to; begin = next(begin, unit)) {
    const end = addPeriod(next(begin, unit), { value: -1, unit: 'days' });
    bars.push({ unit, from: begin, to: end < to ? end : to });
  }
  return bars.slice(-most[unit]);
}

/** The first day of the next unit. */
function next(day: CalendarDate, unit: BarUnit): CalendarDate {
  if (unit === 'day') return addPeriod(day, { value: 1, unit: 'days' });
  return unit === 'month'
    ? addPeriod(`${day.slice(0, 7)}-01`, { value: 1, unit: 'months' })
    : addPeriod(`${day.slice(0, 4)}-01-01`, { value: 1, unit: 'years' });
}
