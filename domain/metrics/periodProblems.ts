import { isCalendarDate, type CalendarDate } from '#domain/kernel/dates.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

/** A range of days, both inclusive; null for no limit. */
export interface Days {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

/** Nothing happens outside these years. */
export const firstDay = '1900-01-01';
const lastDay = '2999-12-31';

const isDay = (text: string): boolean => isCalendarDate(text) && text >= firstDay && text <= lastDay;

export function periodProblems({ from, to }: Days): Problem[] {
  const wrong = [
    { path: 'launchedFrom', day: from },
    { path: 'launchedTo', day: to },
  ].filter(({ day }) => day !== null && !isDay(day));
  if (wrong.length > 0) return wrong.map(({ path }) => ({ path, code: 'periodInvalid' }));
  return from !== null && to !== null && from > to ? [{ path: 'launchedTo', code: 'mustEndAfterStart' }] : [];
}
