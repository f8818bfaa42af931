import { discussionAudience } from '#domain/discussion/discussion.ts';
import type { Reviewer } from '#domain/review/ReviewGroup.ts';
import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';
import type { Discussion } from '#server/generated/prisma/client.ts';
import {
  adminsOf,
  applicantsOf,
  notify,
  reviewPage,
  discussionsPage,
  type Named,
} from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';
import { reviewerUserIds } from '#server/operations/review/mailReviewers.ts';

interface Said {
  readonly userId: string;
  readonly body: string;
  readonly mail: 'discussionStarted' | 'commentAdded';
}

/**
 * Emails a comment to everyone who can read it and is assigned to the submission, is an applicant, was the reviewer,
 * or has commented as staff.
 */
export async function mailComment(tx: Tx, discussion: Discussion, { userId, body, mail }: Said): Promise<void> {
  const { submissionId, type } = discussion;
  const people = { applicants: applicantsOf, admins: adminsOf };
  const audience: string[] = [];
  // sequential, because a transaction has only one connection
  for (const part of discussionAudience[type]) audience.push(...(await people[part](tx, submissionId)));
  audience.push(...(await staffWhoSpoke(tx, discussion)));
  const { name } = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
  const notice = {
    type: mail,
    kind: 'discussionPosted',
    page: discussionsPage(submissionId),
    params: (named: Named) => ({ ...named, news: 'posted' as const, authorName: name, message: body }),
  } as const;
  await notify(tx, submissionId, audience, notice);
  if (type === 'InternalDiscussion') return;
  const review = await reviewOf(tx, discussion);
  const others = review?.people.filter((id) => !audience.includes(id)) ?? [];
  if (review) await notify(tx, submissionId, others, { ...notice, page: review.page });
}

/** Staff who started the discussion or commented on it expect a reply, even if someone else is assigned. */
async function staffWhoSpoke(tx: Tx, { id, submissionId, userId }: Discussion): Promise<readonly string[]> {
  const { masterTemplateId } = await tx.db.submission.findUniqueOrThrow({ where: { id: submissionId } });
  const comments = await tx.db.discussionComment.findMany({
    where: { discussionId: id, deletedAt: null },
    distinct: ['userId'],
    select: { userId: true },
  });
  const spoke = { in: [userId, ...comments.map((comment) => comment.userId)] };
  const ofForm = await tx.db.masterTemplateMembership.findMany({
    where: { masterTemplateId, userId: spoke },
    select: { userId: true },
  });
  const added = await tx.db.submissionAttachment.findMany({
    where: { submissionId, userId: spoke },
    select: { userId: true },
  });
  return [...ofForm, ...added].flatMap((each) => each.userId ?? []);
}

/** Notifies reviewers that the changes they requested were made, or applicants that they were not. */
export async function mailChanges(tx: Tx, discussion: Discussion): Promise<void> {
  const { submissionId, resolvedAt, body } = discussion;
  const review = await reviewOf(tx, discussion);
  if (review?.outcome !== 'changes_requested') return;
  if (resolvedAt === null)
    await notify(tx, submissionId, await applicantsOf(tx, submissionId), {
      type: 'changesRequested',
      kind: 'submissionChanged',
      params: (named) => ({ ...named, change: 'changesOpen', message: body }),
    });
  else
    await notify(tx, submissionId, review.people, {
      ...{ type: 'stepReady', kind: 'submissionChanged', page: review.page },
      params: (named) => ({ ...named, change: 'changesMade', message: body }),
    });
}

/** The person or role whose review started a discussion, and the page where they can review again. */
async function reviewOf(
  tx: Tx,
  { submissionId, stepApprovalId }: Discussion,
): Promise<{ readonly outcome: ReviewOutcome; readonly people: readonly string[]; readonly page: string } | null> {
  if (stepApprovalId === null) return null;
  const { outcome, reviewerId, roleId, reviewGroupId, activeStep } = await tx.db.stepApproval.findUniqueOrThrow({
    where: { id: stepApprovalId },
    include: { activeStep: true },
  });
  const reviewer: Reviewer = roleId === null ? { type: 'User', id: reviewerId } : { type: 'AdminRole', id: roleId };
  return {
    outcome,
    people: await reviewerUserIds(tx, submissionId, [reviewer]),
    page: reviewPage(submissionId, activeStep.stepId, reviewGroupId),
  };
}
