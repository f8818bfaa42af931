import { addPeriod, daysBetween, subtractPeriod, type CalendarDate, type Period } from '#domain/kernel/dates.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { renewalRefusal, type RenewableOutput, type RenewalPolicy } from '#domain/output/renewal.ts';

export const reminderDirections = ['before', 'after'] as const;
export type ReminderDirection = (typeof reminderDirections)[number];

export interface ReminderRule {
  readonly id: string;
  readonly direction: ReminderDirection;
  readonly period: Period;
}

export interface DueReminder {
  readonly ruleId: string;
  readonly dueOn: CalendarDate;
}

/** A reminder missed because no job ran is still sent within this many days. Later it would only confuse. */
const lateReminderDays = 7;

export interface RemindedOutput extends RenewableOutput {
  readonly isOptedOut: boolean;
  /** rule and date of each sent reminder; a new expiration gives new dates */
  readonly sent: readonly DueReminder[];
}

export function reminderDate(expiry: CalendarDate, { direction, period }: ReminderRule): CalendarDate {
  return direction === 'before' ? subtractPeriod(expiry, period) : addPeriod(expiry, period);
}

/**
 * The reminders to send now. They are derived from the dates each time, so that a changed expiration moves them and a
 * second run finds nothing. Dates before the output was issued (a short permit, an imported record) are skipped.
 * Nothing is sent once the output can no longer be renewed, but reminders go out before renewal opens if staff chose
 * such a day.
 */
export function dueReminders(
  output: RemindedOutput,
  policy: RenewalPolicy,
  rules: readonly ReminderRule[],
  now: Date,
  timeZone: string,
): DueReminder[] {
  const { issuedAt, expiresAt } = output;
  if (issuedAt === null || expiresAt === null || output.isOptedOut) return [];
  const refusal = renewalRefusal(output, policy, now, timeZone);
  if (refusal !== null && refusal.code !== 'renewalNotOpen') return [];
  const today = dateIn(now, timeZone);
  const issued = dateIn(issuedAt, timeZone);
  const expiry = dateIn(expiresAt, timeZone);
  return rules
    .map((rule) => ({ ruleId: rule.id, dueOn: reminderDate(expiry, rule) }))
    .filter(({ dueOn }) => dueOn > issued && dueOn <= today && daysBetween(dueOn, today) <= lateReminderDays)
    .filter((due) => !output.sent.some(({ ruleId, dueOn }) => ruleId === due.ruleId && dueOn === due.dueOn));
}
