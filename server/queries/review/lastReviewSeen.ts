import type { Database } from '#server/database/createDatabase.ts';
import type { FrozenAnswers } from '#server/generated/prisma/client.ts';

export interface ReviewSeen {
  readonly createdAt: Date;
  readonly isOwn: boolean;
  /** the answers as they were then */
  readonly frozenAnswers: FrozenAnswers;
}

interface ReviewerAtStep {
  readonly activeStepId: string;
  readonly userId: string;
  /** the groups that the person reviews in */
  readonly reviewGroupIds: readonly string[];
}

/**
 * The review whose answers a reviewer compares the current ones with: their own last one, otherwise the last request for
 * changes in their groups. Null if there is none, or if it is older than frozen answers. Decision 0154.
 */
export async function lastReviewSeen(
  db: Database,
  { activeStepId, userId, reviewGroupIds }: ReviewerAtStep,
): Promise<ReviewSeen | null> {
  const last = (who: { reviewerId: string } | { outcome: 'changes_requested' }) =>
    db.stepApproval.findFirst({
      where: { activeStepId, reviewGroupId: { in: [...reviewGroupIds] }, ...who },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      include: { frozenAnswers: true },
    });
  const review = (await last({ reviewerId: userId })) ?? (await last({ outcome: 'changes_requested' }));
  if (!review?.frozenAnswers) return null;
  const { createdAt, reviewerId, frozenAnswers } = review;
  return { createdAt, isOwn: reviewerId === userId, frozenAnswers };
}
