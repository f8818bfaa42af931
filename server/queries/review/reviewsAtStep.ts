import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import type { ReviewGroup } from '#domain/review/ReviewGroup.ts';
import type { Database, DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { reviewGroupOf } from '#server/queries/submission/reviewGroupOf.ts';
import type { NamedPrincipal } from '#server/queries/submission/SubmissionSnapshot.ts';

const inOrder = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];

const withReviews = (activeStepId: string) =>
  ({
    stepAttachments: { orderBy: inOrder, include: { user: true, role: true } },
    reviewRequests: { where: { activeStepId }, orderBy: inOrder, include: { receivingUser: true } },
    stepApprovals: { where: { activeStepId }, orderBy: inOrder },
  }) satisfies Prisma.ReviewGroupInclude;

type Row = Prisma.ReviewGroupGetPayload<{ include: ReturnType<typeof withReviews> }>;

/** A review group of the form with its state at one step of a submission. */
export interface ReviewAtStep {
  readonly activeStepId: string;
  readonly row: Row;
  readonly group: ReviewGroup;
  /** names of everyone who is or was asked to review */
  readonly names: ReadonlyMap<string, string>;
}

/** All review groups of a submission's step, completed or not. */
export async function reviewsAtStep(
  db: Database | DatabaseTransaction,
  { id: activeStepId, stepId }: { readonly id: string; readonly stepId: string },
  evaluation: Evaluation,
): Promise<readonly ReviewAtStep[]> {
  const rows = await db.reviewGroup.findMany({
    where: { stepId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    include: withReviews(activeStepId),
  });
  return rows.map((row) => {
    const reviewers = row.stepAttachments.map(reviewerOf);
    const group = reviewGroupOf(
      {
        ...row,
        reviewers,
        requests: row.reviewRequests.map((request) => ({
          receivingUserId: request.receivingUserId,
          name: request.receivingUser.name,
          canceledAt: request.canceledAt?.toISOString() ?? null,
          completedAt: request.completedAt?.toISOString() ?? null,
        })),
        approvals: row.stepApprovals.map(({ reviewerId: userId, roleId, outcome }) => ({ userId, roleId, outcome })),
      },
      evaluation,
    );
    const requestedReviewers = row.reviewRequests.map(({ receivingUser }) => receivingUser);
    const names = [...reviewers, ...requestedReviewers].map(({ id, name }) => [id, name] as const);
    return { activeStepId, row, group, names: new Map(names) };
  });
}

function reviewerOf({ user, role }: Row['stepAttachments'][number]): NamedPrincipal {
  if (user) return { type: 'User', id: user.id, name: user.name };
  if (role) return { type: 'AdminRole', id: role.id, name: role.name };
  throw new Error('a reviewer is neither a person nor a role');
}
