import type { Problem } from '#domain/kernel/refusal.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

/** The days on which banks move money. */
export const payoutWeekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Weekday = (typeof payoutWeekdays)[number];

export const payoutIntervals = ['daily', 'weekly', 'monthly'] as const;
export type PayoutInterval = (typeof payoutIntervals)[number];

/** How often what was collected goes to the bank of the team, and on which day. */
export type PayoutSchedule =
  | { readonly interval: 'daily' }
  | { readonly interval: 'weekly'; readonly weeklyAnchor: Weekday }
  | { readonly interval: 'monthly'; readonly monthlyAnchor: number };

export interface ScheduleAsked {
  readonly interval: PayoutInterval;
  readonly weeklyAnchor: string | null;
  readonly monthlyAnchor: number | null;
}

/** The last days of a month are not in every month: the provider then takes the last that there is. */
const lastAnchor = 31;

export const isWeekday = (text: string | null): text is Weekday => payoutWeekdays.some((day) => day === text);

/** A schedule with the day that it needs; a day that it does not need is not looked at. */
export function payoutSchedule(asked: ScheduleAsked): Result<PayoutSchedule, readonly Problem[]> {
  const { interval, weeklyAnchor, monthlyAnchor } = asked;
  if (interval === 'daily') return ok({ interval });
  if (interval === 'weekly') {
    if (isWeekday(weeklyAnchor)) return ok({ interval, weeklyAnchor });
    return failed([{ path: 'weeklyAnchor', code: 'payoutDayMissing' }]);
  }
  if (monthlyAnchor !== null && Number.isInteger(monthlyAnchor) && monthlyAnchor >= 1 && monthlyAnchor <= lastAnchor)
    return ok({ interval, monthlyAnchor });
  return failed([{ path: 'monthlyAnchor', code: 'payoutDayInvalid' }]);
}

/** As it is kept: a day that does not belong to it is none. */
export const scheduleColumns = (schedule: PayoutSchedule) => ({
  payoutInterval: schedule.interval,
  weeklyAnchor: schedule.interval === 'weekly' ? schedule.weeklyAnchor : null,
  monthlyAnchor: schedule.interval === 'monthly' ? schedule.monthlyAnchor : null,
});
