import type { RequiredAction } from '#domain/submission/responsibility.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';

/**
 * What a submission asks of somebody who works on it, most pressing first: to say something in a review, to do a step of
 * the office, or to see that a step of the applicant's gets on.
 */
export const taskKinds = ['review', 'internal', 'external'] as const;
export type TaskKind = (typeof taskKinds)[number];

interface Standing {
  readonly status: SubmissionStatus;
  /** what it waits for */
  readonly actions: readonly Pick<RequiredAction, 'party'>[];
  /** a review waits for a word of them, or of a role of theirs */
  readonly isReviewer: boolean;
  /** the step is assigned to them, or to a role of theirs */
  readonly isAssignee: boolean;
}

/**
 * The only answer to whether a submission waits for somebody as a task. Decision 0043: what is halted waits for nobody,
 * and whoever has reviewed or asked for changes, or is assigned where only reviewers are waited for, waits as well.
 */
export function taskOf({ status, actions, isReviewer, isAssignee }: Standing): TaskKind | null {
  if (status !== 'active') return null;
  if (isReviewer) return 'review';
  const waitsFor = (party: RequiredAction['party']): boolean => actions.some((action) => action.party === party);
  if (!isAssignee) return null;
  if (waitsFor('assignees')) return 'internal';
  return waitsFor('applicants') ? 'external' : null;
}

/** How much of a day's work is done, in whole percent; a day without any is all done. */
export function taskProgress({ done, active }: { readonly done: number; readonly active: number }): {
  readonly of: number;
  readonly percent: number;
} {
  const of = done + active;
  return { of, percent: of === 0 ? 100 : Math.floor((100 * done) / of) };
}
