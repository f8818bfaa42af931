import { addPeriod, subtractPeriod, type CalendarDate } from '#domain/kernel/dates.ts';
import { dateIn, startOfDay } from '#domain/kernel/timeZones.ts';

export interface Schedule {
  /** 1 to 28; null if only run manually */
  readonly scheduledDay: number | null;
  readonly scheduledSince: Date | null;
  /** the day of the last automatic run */
  readonly lastScheduledOn: CalendarDate | null;
}

/** Days a missed run is caught up. Later it would be too old to be useful. */
const madeUpForDays = 3;

/** The day for which a bulk export is due now, in its team's time zone; null if it is not due. */
export function scheduledRunDue(
  { scheduledDay, scheduledSince, lastScheduledOn }: Schedule,
  now: Date,
  timeZone: string,
): CalendarDate | null {
  if (scheduledDay === null || scheduledSince === null) return null;
  const today = dateIn(now, timeZone);
  // early in a month, the day may be in the previous month
  const days = [today, subtractPeriod(today, { value: 1, unit: 'months' })].map((date) => onDay(date, scheduledDay));
  const due = days.find((day) => day <= today && today <= addPeriod(day, { value: madeUpForDays, unit: 'days' }));
  if (due === undefined || due < dateIn(scheduledSince, timeZone)) return null;
  // once a month, even if its day was moved within the month
  return lastScheduledOn !== null && lastScheduledOn.slice(0, 7) >= due.slice(0, 7) ? null : due;
}

const onDay = (date: CalendarDate, day: number): CalendarDate => `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;

/** The start of the last `priorMonths` months: the same day that many months ago. */
export function priorMonthsStart(priorMonths: number | null, now: Date, timeZone: string): Date | null {
  if (priorMonths === null) return null;
  const first = subtractPeriod(dateIn(now, timeZone), { value: priorMonths, unit: 'months' });
  return startOfDay(first, timeZone);
}
