import { addPeriod, isWithinReach, laterDate, type CalendarDate, type Period } from '#domain/kernel/dates.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { dateIn, roundToQuarterHour, startOfDay } from '#domain/kernel/timeZones.ts';

export interface OutputDates {
  readonly issuedAt: Date | null;
  readonly expiresAt: Date | null;
}

/** What is wrong with dates that staff set by hand. */
export function outputDateProblems({ issuedAt, expiresAt }: OutputDates, now: Date, timeZone: string): Problem[] {
  const today = dateIn(now, timeZone);
  const problems: Problem[] = [];
  for (const [path, instant] of [['issuedAt', issuedAt] as const, ['expiresAt', expiresAt] as const]) {
    if (instant !== null && !isWithinReach(dateIn(instant, timeZone), today))
      problems.push({ path, code: 'dateTooFarAhead' });
  }
  if (issuedAt !== null && expiresAt !== null && expiresAt <= issuedAt) {
    problems.push({ path: 'expiresAt', code: 'expiresBeforeIssue' });
  }
  return problems;
}

/** What is wrong with those of them that are new: times are set by the quarter of an hour. */
export function outputTimeProblems(dates: OutputDates, before: OutputDates): Problem[] {
  return (['issuedAt', 'expiresAt'] as const).flatMap((path): Problem[] => {
    const ms = dates[path]?.getTime();
    const isNew = ms !== undefined && ms !== before[path]?.getTime();
    return isNew && roundToQuarterHour(new Date(ms)).getTime() !== ms ? [{ path, code: 'notQuarterHour' }] : [];
  });
}

/** When an output issued now expires: at the beginning of the day, in the team's zone; null when it never does. */
export function firstExpiry(issuedAt: Date, term: Period | null, timeZone: string): Date | null {
  return term === null ? null : startOfDay(addPeriod(dateIn(issuedAt, timeZone), term), timeZone);
}

/**
 * The expiry of a renewal: a term after the old expiry, so that renewing early loses no day; after today if the old
 * one is past, so that a long-expired output is valid once it is renewed.
 */
export function renewedExpiry(oldExpiry: Date | null, term: Period | null, now: Date, timeZone: string): Date | null {
  if (term === null) return null;
  const today = dateIn(now, timeZone);
  const from: CalendarDate = oldExpiry === null ? today : laterDate(today, dateIn(oldExpiry, timeZone));
  return startOfDay(addPeriod(from, term), timeZone);
}
