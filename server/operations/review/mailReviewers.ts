import type { Reviewer } from '#domain/review/ReviewGroup.ts';
import { textFor, type StepNote } from '#server/operations/mail/mailStepNotifications.ts';
import { applicantsOf, notify, reviewPage } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

interface Reached {
  /** people who already have an email about this */
  readonly told: ReadonlySet<string>;
  /** what the form's author wrote about the steps before */
  readonly earlier: readonly StepNote[];
}

/** A submission has reached a review step: emails every reviewer a link to the review. Returns those who have it. */
export async function mailReviewers(
  tx: Tx,
  { snapshot, people }: EvaluatedSubmission,
  { told, earlier }: Reached,
): Promise<readonly string[]> {
  const { id, step } = snapshot;
  if (!step || people.reviewers.length === 0) return [];
  const reviewers = await reviewerUserIds(tx, id, people.reviewers);
  const others = reviewers.filter((userId) => !told.has(userId));
  return notify(tx, id, others, {
    type: 'stepReady',
    kind: 'reviewRequested',
    page: reviewPage(id, step.stepId),
    summary: { activeStepId: step.activeStepId, isOverdue: false },
    params: ({ teamName, ...named }, { userId }) => ({
      ...{ ...named, news: 'asked', requesterName: teamName },
      message: textFor(earlier, userId),
    }),
  });
}

/** The people behind a list of reviewers (people and roles), without the submission's own applicants. */
export async function reviewerUserIds(tx: Tx, submissionId: string, reviewers: readonly Reviewer[]): Promise<string[]> {
  const ids = (type: Reviewer['type']): string[] => reviewers.filter((each) => each.type === type).map(({ id }) => id);
  const members = await tx.db.roleMember.findMany({ where: { roleId: { in: ids('AdminRole') } } });
  const own = new Set(await applicantsOf(tx, submissionId));
  return [...ids('User'), ...members.map(({ userId }) => userId)].filter((id) => !own.has(id));
}
