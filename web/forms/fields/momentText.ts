import type { Content } from '#domain/form/Content.ts';
import type { DateType } from '#domain/form/fields/dateTypes.ts';
import { dateIn, instantAt, timeIn } from '#domain/kernel/timeZones.ts';

export const inputTypes = { date: 'date', time: 'time', date_time: 'datetime-local' } as const satisfies Record<
  DateType,
  string
>;

/** A moment as the browser's own inputs hold it: instants on the clock of the person. */
export function typedMoment(content: Content, dateType: DateType, timeZone: string): string {
  if (typeof content !== 'string') return '';
  if (dateType !== 'date_time') return content;
  const instant = new Date(content);
  return Number.isNaN(instant.getTime()) ? '' : `${dateIn(instant, timeZone)}T${timeIn(instant, timeZone)}`;
}

/** What such an input holds, as an answer. */
export function momentTyped(text: string, dateType: DateType, timeZone: string): Content {
  const [date, time] = text.split('T');
  if (dateType !== 'date_time' || !date || !time) return text === '' ? null : text;
  return instantAt(date, time.slice(0, 5), timeZone).toISOString();
}
