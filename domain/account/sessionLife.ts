const dayMs = 86_400_000;

/** A session ends after this many days without activity. */
export const sessionIdleDays = 14;

/** A session ends after this many days even with activity. */
export const sessionLongestDays = { resident: 90, staff: 30 } as const;

interface SessionFacts {
  readonly createdAt: Date;
  readonly isStaff: boolean;
}

export function isSessionOver({ createdAt, isStaff }: SessionFacts, now: Date): boolean {
  const days = isStaff ? sessionLongestDays.staff : sessionLongestDays.resident;
  return now.getTime() - createdAt.getTime() >= days * dayMs;
}
