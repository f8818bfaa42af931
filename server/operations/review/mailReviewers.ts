import type { Reviewer } from '#domain/review/ReviewGroup.ts';
import { applicantsOf, notify, reviewPage } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

/** A submission has reached a review step: emails every reviewer a link to the review. */
export async function mailReviewers(tx: Tx, { snapshot, people }: EvaluatedSubmission): Promise<void> {
  const { id, step } = snapshot;
  if (!step || people.reviewers.length === 0) return;
  await notify(tx, id, await reviewerUserIds(tx, id, people.reviewers), {
    type: 'stepReady',
    kind: 'reviewRequested',
    page: reviewPage(id, step.stepId),
    params: ({ teamName, ...named }) => ({ ...named, news: 'asked', requesterName: teamName, message: null }),
  });
}

/** The people behind a list of reviewers (people and roles), without the submission's own applicants. */
export async function reviewerUserIds(tx: Tx, submissionId: string, reviewers: readonly Reviewer[]): Promise<string[]> {
  const ids = (type: Reviewer['type']): string[] => reviewers.filter((each) => each.type === type).map(({ id }) => id);
  const members = await tx.db.roleMember.findMany({ where: { roleId: { in: ids('AdminRole') } } });
  const own = new Set(await applicantsOf(tx, submissionId));
  return [...ids('User'), ...members.map(({ userId }) => userId)].filter((id) => !own.has(id));
}
