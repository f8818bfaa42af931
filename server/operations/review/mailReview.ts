import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';
import { reviewComment } from '#messages/review/reviewComment.ts';
import { adminsOf, applicantsOf, notify } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';
import { isCurrentStaff } from '#server/operations/review/isCurrentStaff.ts';

interface Reviewed {
  readonly userId: string;
  readonly outcome: ReviewOutcome;
  readonly comment: string;
  /** the group is complete, and someone must continue the submission */
  readonly isToldOf: boolean;
  /** who requested it from a third party; null if no one did */
  readonly requestedById: string | null;
}

/**
 * Emails the consequences of a review: a rejection or requested changes to the applicants, a completed review to the
 * admins, and a third party's review to the person who requested it.
 */
export async function mailReview(
  tx: Tx,
  submissionId: string,
  { userId, outcome, comment, isToldOf, requestedById }: Reviewed,
): Promise<void> {
  if (outcome === 'rejected')
    await notify(tx, submissionId, await applicantsOf(tx, submissionId), {
      type: 'submissionHalted',
      kind: 'submissionChanged',
      params: (named) => ({ ...named, change: 'rejected', message: comment }),
    });
  const { name } = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
  if (outcome === 'changes_requested')
    await notify(tx, submissionId, await applicantsOf(tx, submissionId), {
      type: 'changesRequested',
      kind: 'discussionPosted',
      params: (named) => ({ ...named, news: 'changesRequested', authorName: name, message: comment }),
    });
  if (requestedById !== null && (await isCurrentStaff(tx, submissionId, requestedById)))
    await notify(tx, submissionId, [requestedById], {
      type: 'reviewCompleted',
      kind: 'submissionChanged',
      params: (named) => ({ ...named, change: 'reviewAnswered', message: reviewComment(name, outcome, comment) }),
    });
  if (isToldOf) {
    const admins = await adminsOf(tx, submissionId);
    const others = admins.filter((id) => id !== requestedById);
    await notify(tx, submissionId, others, {
      type: 'reviewCompleted',
      kind: 'submissionChanged',
      params: (named) => ({ ...named, change: 'reviewed', message: null }),
    });
  }
}
