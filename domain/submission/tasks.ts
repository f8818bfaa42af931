import type { RequiredAction } from '#domain/submission/responsibility.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';

/**
 * What a submission asks of a staff member, most urgent first: a review, an internal step, or following up on an
 * external step.
 */
export const taskKinds = ['review', 'internal', 'external'] as const;
export type TaskKind = (typeof taskKinds)[number];

interface Standing {
  readonly status: SubmissionStatus;
  /** its required actions */
  readonly actions: readonly Pick<RequiredAction, 'party'>[];
  /** a review waits for them or one of their roles */
  readonly isReviewer: boolean;
  /** the step is assigned to them or one of their roles */
  readonly isAssignee: boolean;
}

/**
 * The only definition of whether a submission is a task for someone. Decision 0043: a submission on hold is no one's
 * task. It's also no task for a reviewer who already decided, or for an assignee while only reviewers are awaited.
 */
export function taskOf({ status, actions, isReviewer, isAssignee }: Standing): TaskKind | null {
  if (status !== 'active') return null;
  if (isReviewer) return 'review';
  const waitsFor = (party: RequiredAction['party']): boolean => actions.some((action) => action.party === party);
  if (!isAssignee) return null;
  if (waitsFor('assignees')) return 'internal';
  return waitsFor('applicants') ? 'external' : null;
}

/** The share of finished tasks in whole percent; 100 if there are none. */
export function taskProgress({ done, active }: { readonly done: number; readonly active: number }): {
  readonly of: number;
  readonly percent: number;
} {
  const of = done + active;
  return { of, percent: of === 0 ? 100 : Math.floor((100 * done) / of) };
}
