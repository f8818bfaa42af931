import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** Minimum time between reminders to a contact, whoever sends them. */
export const minReminderIntervalMs = 6 * 3_600_000;

export function remindRefusal(lastSentAt: Date | null, now: Date): RefusalCode | null {
  return lastSentAt !== null && now.getTime() - lastSentAt.getTime() < minReminderIntervalMs
    ? 'remindedRecently'
    : null;
}
