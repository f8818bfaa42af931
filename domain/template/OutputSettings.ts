import { calendarUnits, type CalendarUnit } from '#domain/kernel/dates.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';
import { reminderDirections, type ReminderDirection } from '#domain/output/reminders.ts';

/** A duration from an editor: both parts or neither. */
export interface PeriodInput {
  readonly value: number | null;
  readonly unit: CalendarUnit | null;
}

export interface ReminderInput {
  readonly direction: ReminderDirection;
  readonly period: PeriodInput;
}

/** The settings of an output of a form. */
export interface OutputSettings {
  readonly name: string;
  readonly expires: boolean;
  readonly expiresAfter: PeriodInput;
  readonly renewable: boolean;
  /** how long before the expiration renewals open; empty means at any time */
  readonly renewalOpens: PeriodInput;
  /** how long after the expiration renewals close; empty means never */
  readonly renewalCloses: PeriodInput;
  readonly reminders: readonly ReminderInput[];
}

/** A thousand years. Longer periods exceed the range of dates. */
const longest = { days: 365_250, weeks: 52_178, months: 12_000, years: 1_000 } as const satisfies Record<
  CalendarUnit,
  number
>;

export function outputProblems(settings: OutputSettings): Problem[] {
  const { name, expires, expiresAfter, renewable, renewalOpens, renewalCloses, reminders } = settings;
  const problems: Problem[] = [];
  if (isBlank(name)) problems.push({ path: 'name', code: 'nameMissing' });
  if (expires) problems.push(...periodProblems('expiresAfter', expiresAfter, 'needed'));
  if (renewable && !expires) problems.push({ path: 'renewable', code: 'renewableWithoutExpiry' });
  if (reminders.length > 0 && !renewable) problems.push({ path: 'reminders', code: 'remindersWithoutRenewal' });
  problems.push(...periodProblems('renewalOpens', renewalOpens), ...periodProblems('renewalCloses', renewalCloses));
  for (const [place, { direction, period }] of reminders.entries()) {
    problems.push(...periodProblems(`reminders.${place}.period`, period, 'needed'));
    if (!reminderDirections.includes(direction)) {
      problems.push({ path: `reminders.${place}.direction`, code: 'malformed' });
    }
  }
  return problems;
}

function periodProblems(
  path: string,
  { value, unit }: PeriodInput,
  need: 'needed' | 'optional' = 'optional',
): Problem[] {
  if (value === null && unit === null && need === 'optional') return [];
  const isUnit = unit !== null && calendarUnits.includes(unit);
  const isWhole = value !== null && Number.isInteger(value) && value >= 1;
  return isWhole && isUnit && value <= longest[unit] ? [] : [{ path, code: 'periodInvalid' }];
}
