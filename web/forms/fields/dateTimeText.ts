import type { Content } from '#domain/form/Content.ts';
import { parseTimeOfDay } from '#domain/form/fields/kinds/timeOfDay.ts';
import { dateIn, instantAt, timeIn } from '#domain/kernel/timeZones.ts';

/** A date and a time of day as typed, separately. */
export interface TypedDateTime {
  readonly date: string;
  readonly time: string;
}

const inParts = /^(\d{4}-\d{2}-\d{2})?T(.*)$/;

/** Splits an instant in the user's time zone. Unparseable input is returned as typed. */
export function typedDateTime(content: Content, timeZone: string): TypedDateTime {
  if (typeof content !== 'string') return { date: '', time: '' };
  const instant = new Date(content);
  if (content.endsWith('Z') && !Number.isNaN(instant.getTime())) {
    return { date: dateIn(instant, timeZone), time: timeIn(instant, timeZone) };
  }
  const [, date = '', time = content] = inParts.exec(content) ?? [];
  return { date, time };
}

/** Combines date and time to an instant if both can be parsed; otherwise keeps the text as typed. */
export function dateTimeContent({ date, time }: TypedDateTime, timeZone: string): Content {
  const clock = parseTimeOfDay(time);
  if (date !== '' && clock !== null) return instantAt(date, clock, timeZone).toISOString();
  return date === '' && time.trim() === '' ? null : `${date}T${time}`;
}
