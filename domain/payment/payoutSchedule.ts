import type { Problem } from '#domain/kernel/refusal.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

/** Business days of banks. */
export const payoutWeekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Weekday = (typeof payoutWeekdays)[number];

export const payoutIntervals = ['daily', 'weekly', 'monthly'] as const;
export type PayoutInterval = (typeof payoutIntervals)[number];

/** How often collected money is paid out to the team's bank account, and on which day. */
export type PayoutSchedule =
  | { readonly interval: 'daily' }
  | { readonly interval: 'weekly'; readonly weeklyAnchor: Weekday }
  | { readonly interval: 'monthly'; readonly monthlyAnchor: number };

export interface RequestedSchedule {
  readonly interval: PayoutInterval;
  readonly weeklyAnchor: string | null;
  readonly monthlyAnchor: number | null;
}

/** In shorter months, the provider uses the last day. */
const lastAnchor = 31;

export const isWeekday = (text: string | null): text is Weekday => payoutWeekdays.some((day) => day === text);

/** Validates a schedule with the day it needs. Other days are ignored. */
export function payoutSchedule(requested: RequestedSchedule): Result<PayoutSchedule, readonly Problem[]> {
  const { interval, weeklyAnchor, monthlyAnchor } = requested;
  if (interval === 'daily') return ok({ interval });
  if (interval === 'weekly') {
    if (isWeekday(weeklyAnchor)) return ok({ interval, weeklyAnchor });
    return failed([{ path: 'weeklyAnchor', code: 'payoutDayMissing' }]);
  }
  if (monthlyAnchor !== null && Number.isInteger(monthlyAnchor) && monthlyAnchor >= 1 && monthlyAnchor <= lastAnchor)
    return ok({ interval, monthlyAnchor });
  return failed([{ path: 'monthlyAnchor', code: 'payoutDayInvalid' }]);
}

/** As stored: days the interval doesn't use are null. */
export const scheduleColumns = (schedule: PayoutSchedule) => ({
  payoutInterval: schedule.interval,
  weeklyAnchor: schedule.interval === 'weekly' ? schedule.weeklyAnchor : null,
  monthlyAnchor: schedule.interval === 'monthly' ? schedule.monthlyAnchor : null,
});
