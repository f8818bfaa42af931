import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** A contact is reminded at most once in this time, whoever presses the button. */
export const reminderPauseMs = 6 * 3_600_000;

export function remindRefusal(lastSentAt: Date | null, now: Date): RefusalCode | null {
  return lastSentAt !== null && now.getTime() - lastSentAt.getTime() < reminderPauseMs ? 'remindedRecently' : null;
}
