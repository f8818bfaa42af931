import { parseDateInput, type CalendarDate } from '#domain/kernel/dates.ts';
import { elapsedInWords } from '#domain/kernel/durations.ts';
import { lazily } from '#domain/kernel/lazily.ts';

/** After a day, a date is more useful than how long ago it was. */
export const relativeForMs = 86_400_000;

const plainDate = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }));

/** '5 minutes ago', 'in 3 hours', or 'just now' within a day; otherwise the full date and time. */
export function timeAgo(instant: Date, now: Date, timeZone: string): string {
  const elapsed = now.getTime() - instant.getTime();
  const distance = Math.abs(elapsed);
  if (distance >= relativeForMs) return formatInstant(instant, timeZone);
  if (distance < 60_000) return 'just now';
  return elapsed > 0 ? `${elapsedInWords(distance)} ago` : `in ${elapsedInWords(distance)}`;
}

/** 'Mar 5, 2026, 2:30 PM EST' */
export function formatInstant(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(instant)
    .replaceAll('\u202f', ' ');
}

/** 'Mar 5, 2026'; text that isn't a date is returned unchanged. */
export function formatDate(date: CalendarDate): string {
  return parseDateInput(date) === null ? date : plainDate().format(new Date(`${date}T00:00:00Z`));
}
