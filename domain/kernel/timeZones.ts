import type { CalendarDate } from '#domain/kernel/dates.ts';

const quarterHourMs = 15 * 60_000;

const clockText = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const calendars = new Map<string, Intl.DateTimeFormat>();

export function isTimeZone(name: string): boolean {
  try {
    calendarOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The time zone a browser reports, or null if missing or unknown here. */
export const validTimeZone = (name: string | null | undefined): string | null =>
  name != null && isTimeZone(name) ? name : null;

/** The local date in the time zone. */
export function dateIn(instant: Date, timeZone: string): CalendarDate {
  return wallClock(instant, timeZone).slice(0, 10);
}

/** The local time of day, `HH:mm`, in the time zone. */
export function timeIn(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(11, 16);
}

/** Both, as `yyyy-MM-ddTHH:mm`, at half the cost of two calls. */
export function dateAndTimeIn(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 16);
}

/**
 * The instant of a local date and time. A time skipped in spring becomes one an hour later; of a time repeated in the
 * fall, the first is used.
 */
export function instantAt(date: CalendarDate, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const before = wanted - offsetAt(wanted - 86_400_000, timeZone);
  const after = wanted - offsetAt(wanted + 86_400_000, timeZone);
  const [early, late] = before <= after ? [before, after] : [after, before];
  if (early + offsetAt(early, timeZone) === wanted) return new Date(early);
  return new Date(late);
}

export function startOfDay(date: CalendarDate, timeZone: string): Date {
  return instantAt(date, '00:00', timeZone);
}

/** Parses `9:05` or `09:05` as `09:05`; null for anything else. */
export function parseClock(text: string): string | null {
  const match = clockText.exec(text.trim());
  return match ? `${match[1]?.padStart(2, '0')}:${match[2]}` : null;
}

/** Times are offered in steps of 15 minutes. */
export function roundToQuarterHour(instant: Date): Date {
  return new Date(Math.round(instant.getTime() / quarterHourMs) * quarterHourMs);
}

function offsetAt(ms: number, timeZone: string): number {
  const wholeSeconds = Math.floor(ms / 1000) * 1000;
  return Date.parse(`${wallClock(new Date(wholeSeconds), timeZone)}Z`) - wholeSeconds;
}

/** `yyyy-MM-ddTHH:mm:ss` in the time zone. */
function wallClock(instant: Date, timeZone: string): string {
  const ms = instant.getTime();
  const offset = ms >= 0 && ms < farOff ? steadyOffset(Math.floor(ms / dayMs), timeZone) : null;
  return offset === null ? readClock(instant, timeZone) : new Date(ms + offset).toISOString().slice(0, 19);
}

const dayMs = 86_400_000;
/** toISOString formats years with more digits differently */
const farOff = Date.UTC(9999, 11, 30);
const mostDays = 10_000;
const offsets = new Map<string, number | null>();

/**
 * The UTC offset during a UTC day; null if it changes that day. Cached, because asking Intl costs a hundred times as
 * much.
 */
function steadyOffset(day: number, timeZone: string): number | null {
  const key = `${day} ${timeZone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const [begin, end] = [day * dayMs, (day + 1) * dayMs].map(
    (ms) => Date.parse(`${readClock(new Date(ms), timeZone)}Z`) - ms,
  );
  const found = begin === end && begin !== undefined ? begin : null;
  if (offsets.size >= mostDays) offsets.clear();
  offsets.set(key, found);
  return found;
}

function readClock(instant: Date, timeZone: string): string {
  const parts = new Map<string, string>();
  for (const { type, value } of calendarOf(timeZone).formatToParts(instant)) parts.set(type, value);
  const date = `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  return `${date}T${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`;
}

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  calendars.set(timeZone, made);
  return made;
}
