export const submissionStatuses = ['active', 'halted', 'finished'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** What the rules need to know about a submission. */
export interface SubmissionState {
  readonly status: SubmissionStatus;
  readonly haltedByAdmin: boolean;
  readonly currentPosition: number;
}

const shownStatuses = [...submissionStatuses, 'overdue', 'rejected'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

interface Timed {
  readonly status: SubmissionStatus;
  /** when its current step is overdue; null without a deadline */
  readonly dueAt: string | Date | null | undefined;
  readonly isRejected?: boolean;
  /** the viewer is waiting for others and must not see that they are late */
  readonly isWaiting?: boolean;
}

/** The status shown in lists and on the submission page: overdue replaces active, and rejected replaces halted. */
export function shownStatus({ status, dueAt, isRejected, isWaiting }: Timed, now: Date): ShownStatus {
  if (status === 'halted' && isRejected) return 'rejected';
  return status === 'active' && dueAt && !isWaiting && new Date(dueAt) < now ? 'overdue' : status;
}

/** The values of the dashboard filter, where finished submissions are called completed. */
export const completionStatuses = ['all', 'active', 'completed', 'halted'] as const;
export type CompletionStatus = (typeof completionStatuses)[number];

export const completionOfStatus = { active: 'active', finished: 'completed', halted: 'halted' } as const;

export const statusOfCompletion: Readonly<Record<CompletionStatus, SubmissionStatus | null>> = {
  all: null,
  active: 'active',
  completed: 'finished',
  halted: 'halted',
};
