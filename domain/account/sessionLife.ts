const dayMs = 86_400_000;

/** A session ends after this many days without activity. */
export const sessionIdleDays = 14;

/** A session ends after this many days even with activity. */
export const sessionMaxDays = { resident: 90, staff: 30 } as const;

interface SessionFacts {
  readonly createdAt: Date;
  readonly isStaff: boolean;
}

export function isSessionOver({ createdAt, isStaff }: SessionFacts, now: Date): boolean {
  const days = isStaff ? sessionMaxDays.staff : sessionMaxDays.resident;
  return now.getTime() - createdAt.getTime() >= days * dayMs;
}
