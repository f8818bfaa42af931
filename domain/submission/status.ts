export const submissionStatuses = ['active', 'halted', 'finished'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** What rules need to know of a submission itself. */
export interface SubmissionState {
  readonly status: SubmissionStatus;
  readonly haltedByAdmin: boolean;
  readonly currentPosition: number;
}

const shownStatuses = [...submissionStatuses, 'overdue', 'rejected'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

interface Timed {
  readonly status: SubmissionStatus;
  /** when the step at which it stands is late; null without a time */
  readonly dueAt: string | Date | null | undefined;
  readonly isRejected?: boolean;
  /** whoever looks waits for others: that these are late is not for them to read */
  readonly isWaiting?: boolean;
}

/** Where a submission stands, as lists and its page say it: late goes before active, rejected before halted. */
export function shownStatus({ status, dueAt, isRejected, isWaiting }: Timed, now: Date): ShownStatus {
  if (status === 'halted' && isRejected) return 'rejected';
  return status === 'active' && dueAt && !isWaiting && new Date(dueAt) < now ? 'overdue' : status;
}

/** The words of the dashboard's filter: finished submissions are called completed there. */
export const completionStatuses = ['all', 'active', 'completed', 'halted'] as const;
export type CompletionStatus = (typeof completionStatuses)[number];

export const completionOfStatus = { active: 'active', finished: 'completed', halted: 'halted' } as const;

export const statusOfCompletion: Readonly<Record<CompletionStatus, SubmissionStatus | null>> = {
  all: null,
  active: 'active',
  completed: 'finished',
  halted: 'halted',
};
