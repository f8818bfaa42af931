import { addPeriod, subtractPeriod, type CalendarDate } from '#domain/kernel/dates.ts';
import { dateIn, startOfDay } from '#domain/kernel/timeZones.ts';

export interface Schedule {
  /** 1 to 28; null when it is run by hand alone */
  readonly scheduledDay: number | null;
  readonly scheduledSince: Date | null;
  /** the day for which it last ran by itself */
  readonly lastScheduledOn: CalendarDate | null;
}

/** For so long a run is made up for when no worker was there on its day; later it would be no news of that month. */
const madeUpForDays = 3;

/** The day for which a bulk export is to run by itself now, on the calendar of its team; null when it is not. */
export function scheduledRunDue(
  { scheduledDay, scheduledSince, lastScheduledOn }: Schedule,
  now: Date,
  timeZone: string,
): CalendarDate | null {
  if (scheduledDay === null || scheduledSince === null) return null;
  const today = dateIn(now, timeZone);
  // at the begin of a month the day may be one of the month before
  const days = [today, subtractPeriod(today, { value: 1, unit: 'months' })].map((date) => onDay(date, scheduledDay));
  const due = days.find((day) => day <= today && today <= addPeriod(day, { value: madeUpForDays, unit: 'days' }));
  if (due === undefined || due < dateIn(scheduledSince, timeZone)) return null;
  // once a month, also when its day was moved within that month
  return lastScheduledOn !== null && lastScheduledOn.slice(0, 7) >= due.slice(0, 7) ? null : due;
}

const onDay = (date: CalendarDate, day: number): CalendarDate => `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;

/** From when on submissions are taken along that are limited to some months: the same day so many months before. */
export function limitedFrom(priorMonths: number | null, now: Date, timeZone: string): Date | null {
  if (priorMonths === null) return null;
  const first = subtractPeriod(dateIn(now, timeZone), { value: priorMonths, unit: 'months' });
  return startOfDay(first, timeZone);
}
