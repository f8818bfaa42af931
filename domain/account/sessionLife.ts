const dayMs = 86_400_000;

/** A session ends after so many days in which nobody came. */
export const sessionIdleDays = 14;

/** However often somebody comes: who works for a team signs in anew each month, everybody else four times a year. */
export const sessionLongestDays = { resident: 90, staff: 30 } as const;

interface SessionFacts {
  readonly createdAt: Date;
  readonly isStaff: boolean;
}

export function isSessionOver({ createdAt, isStaff }: SessionFacts, now: Date): boolean {
  const days = isStaff ? sessionLongestDays.staff : sessionLongestDays.resident;
  return now.getTime() - createdAt.getTime() >= days * dayMs;
}
