import { addPeriod, isAcceptableDate, laterDate, type CalendarDate, type Period } from '#domain/kernel/dates.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { dateIn, roundToQuarterHour, startOfDay } from '#domain/kernel/timeZones.ts';

export interface OutputDates {
  readonly issuedAt: Date | null;
  readonly expiresAt: Date | null;
}

/** Problems with dates set by staff. */
export function outputDateProblems({ issuedAt, expiresAt }: OutputDates, now: Date, timeZone: string): Problem[] {
  const today = dateIn(now, timeZone);
  const problems: Problem[] = [];
  for (const [path, instant] of [['issuedAt', issuedAt] as const, ['expiresAt', expiresAt] as const]) {
    if (instant !== null && !isAcceptableDate(dateIn(instant, timeZone), today))
      problems.push({ path, code: 'dateTooFarAhead' });
  }
  if (issuedAt !== null && expiresAt !== null && expiresAt <= issuedAt) {
    problems.push({ path: 'expiresAt', code: 'expiresBeforeIssue' });
  }
  return problems;
}

/** Times that changed must be a multiple of 15 minutes. */
export function outputTimeProblems(dates: OutputDates, before: OutputDates): Problem[] {
  return (['issuedAt', 'expiresAt'] as const).flatMap((path): Problem[] => {
    const ms = dates[path]?.getTime();
    const isNew = ms !== undefined && ms !== before[path]?.getTime();
    return isNew && roundToQuarterHour(new Date(ms)).getTime() !== ms ? [{ path, code: 'notQuarterHour' }] : [];
  });
}

/** When an output issued now expires: at the start of a day in the team's time zone; null for never. */
export function firstExpiry(issuedAt: Date, term: Period | null, timeZone: string): Date | null {
  return term === null ? null : startOfDay(addPeriod(dateIn(issuedAt, timeZone), term), timeZone);
}

/**
 * The expiration of a renewal: one term after the old expiration, so that renewing early loses no days, or after today
 * if that is past, so that a renewed output is always valid.
 */
export function renewedExpiry(oldExpiry: Date | null, term: Period | null, now: Date, timeZone: string): Date | null {
  if (term === null) return null;
  const today = dateIn(now, timeZone);
  const from: CalendarDate = oldExpiry === null ? today : laterDate(today, dateIn(oldExpiry, timeZone));
  return startOfDay(addPeriod(from, term), timeZone);
}
