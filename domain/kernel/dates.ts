/**
 * Calendar dates are `yyyy-MM-dd` text: they have no time zone, compare as text, and never shift. Instants are `Date`s.
 * Functions that need a time zone are in timeZones.ts.
 */
export type CalendarDate = string;

export const calendarUnits = ['days', 'weeks', 'months', 'years'] as const;
export type CalendarUnit = (typeof calendarUnits)[number];

export interface Period {
  readonly value: number;
  readonly unit: CalendarUnit;
}

/** A period stored in two columns, which are both set or both null. */
export const periodOf = (value: number | null, unit: CalendarUnit | null): Period | null =>
  value === null || unit === null ? null : { value, unit };

/** How far ahead issue and expiration dates may be. */
const maxYearsAhead = 1000;

const dayMs = 86_400_000;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const monthFirst = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
const canonical = /^\d{4}-\d{2}-\d{2}$/;

/** Parses yyyy-MM-dd, yyyy-M-d, M/d/yyyy, and M-d-yyyy. Null for anything else and for days that don't exist. */
export function parseDateInput(text: string): CalendarDate | null {
  const trimmed = text.trim();
  const byYear = yearFirst.exec(trimmed);
  if (byYear) return calendarDate(Number(byYear[1]), Number(byYear[2]), Number(byYear[3]));
  const byMonth = monthFirst.exec(trimmed);
  if (byMonth) return calendarDate(Number(byMonth[4]), Number(byMonth[1]), Number(byMonth[3]));
  return null;
}

export function isCalendarDate(text: string): boolean {
  return canonical.test(text) && parseDateInput(text) === text;
}

/** Whether a date is acceptable as an issue or expiration date on the day `today`. */
export function isAcceptableDate(date: CalendarDate, today: CalendarDate): boolean {
  return date <= addPeriod(today, { value: maxYearsAhead, unit: 'years' });
}

export function laterDate(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a < b ? b : a;
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utcOf(to) - utcOf(from)) / dayMs);
}

/** Calendar arithmetic without business days: a month after January 31 is the last day of February. */
export function addPeriod(date: CalendarDate, { value, unit }: Period): CalendarDate {
  if (unit === 'days') return fromUtc(utcOf(date) + value * dayMs);
  if (unit === 'weeks') return fromUtc(utcOf(date) + value * 7 * dayMs);
  return addMonths(date, unit === 'years' ? value * 12 : value);
}

export function subtractPeriod(date: CalendarDate, { value, unit }: Period): CalendarDate {
  return addPeriod(date, { value: -value, unit });
}

function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = (index % 12) + 1;
  return written(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}

function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return written(year, month, day);
}

function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function written(year: number, month: number, day: number): CalendarDate {
  if (year < 1 || year > 9999) throw new RangeError(`year out of range: ${year}`);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

// Not Date.UTC, which maps years 0 to 99 to 1900 to 1999.
function utcOf(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function fromUtc(ms: number): CalendarDate {
  const at = new Date(ms);
  return written(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
}
