import type { Content } from '#domain/form/Content.ts';
import { readClock } from '#domain/form/fields/kinds/clocks.ts';
import { dateIn, instantAt, timeIn } from '#domain/kernel/timeZones.ts';

/** A day and a time of day as they are typed, each on its own. */
export interface TypedMoment {
  readonly date: string;
  readonly time: string;
}

const inParts = /^(\d{4}-\d{2}-\d{2})?T(.*)$/;

/** An instant on the clock of the person; of what could not be read yet, its parts as they were typed. */
export function typedMoment(content: Content, timeZone: string): TypedMoment {
  if (typeof content !== 'string') return { date: '', time: '' };
  const instant = new Date(content);
  if (content.endsWith('Z') && !Number.isNaN(instant.getTime())) {
    return { date: dateIn(instant, timeZone), time: timeIn(instant, timeZone) };
  }
  const [, date = '', time = content] = inParts.exec(content) ?? [];
  return { date, time };
}

/** The answer that they make: an instant once both can be read, otherwise what keeps every letter of them. */
export function momentTyped({ date, time }: TypedMoment, timeZone: string): Content {
  const clock = readClock(time);
  if (date !== '' && clock !== null) return instantAt(date, clock, timeZone).toISOString();
  return date === '' && time.trim() === '' ? null : `${date}T${time}`;
}
