import { addPeriod } from '#domain/kernel/dates.ts';
import { startOfDay } from '#domain/kernel/timeZones.ts';
import type { Days } from '#domain/metrics/periodProblems.ts';
import type { TimeRange } from '#domain/metrics/tallyRanges.ts';

/** From the start of the first day to the end of the last, in the given time zone. */
export const timeRangeOfDays = ({ from, to }: Days, timeZone: string): TimeRange => ({
  from: from === null ? null : startOfDay(from, timeZone),
  until: to === null ? null : startOfDay(addPeriod(to, { value: 1, unit: 'days' }), timeZone),
});
