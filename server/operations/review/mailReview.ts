import type { ReviewOutcome } from '#domain/review/outcomes.ts';
import { adminsOf, applicantsOf, notify } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';

interface Reviewed {
  readonly userId: string;
  readonly outcome: ReviewOutcome;
  readonly comment: string;
  readonly completesGroup: boolean;
}

/** Mails what follows from a review: a halt and requested changes to the applicants, a completed review to the admins. */
export async function mailReview(
  tx: Tx,
  submissionId: string,
  { userId, outcome, comment, completesGroup }: Reviewed,
): Promise<void> {
  if (outcome === 'rejected')
    await notify(tx, submissionId, await applicantsOf(tx, submissionId), {
      type: 'submissionHalted',
      kind: 'submissionChanged',
      params: (named) => ({ ...named, change: 'halted', message: comment }),
    });
  if (outcome === 'changes_requested') {
    const { name } = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
    await notify(tx, submissionId, await applicantsOf(tx, submissionId), {
      type: 'changesRequested',
      kind: 'discussionPosted',
      params: (named) => ({ ...named, authorName: name, message: comment }),
    });
  }
  if (completesGroup)
    await notify(tx, submissionId, await adminsOf(tx, submissionId), {
      type: 'reviewCompleted',
      kind: 'submissionChanged',
      params: (named) => ({ ...named, change: 'reviewed', message: null }),
    });
}
