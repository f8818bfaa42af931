import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { undoWindowMs, type DeferralEnd } from '#domain/review/undoWindowMs.ts';
import type { Actor } from '#server/actor.ts';
import type { DeferredReview } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { checkReview, type NewReview } from '#server/operations/review/checkReview.ts';
import { recordReview } from '#server/operations/review/setApproval.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Takes a review that counts a few seconds later, so that it can be undone before anyone learns of it. The job is stored
 * with it, so it isn't lost. Decision 0166.
 */
export const deferReview = operation<NewReview, string>('deferReview', async (tx, input) => {
  const { activeStepId, userId: reviewerId, asRoleId: roleId, comment, typedName, seen } = input;
  const { submission, row, outcome } = await checkReview(tx, input);
  const place = { activeStepId, reviewGroupId: row.id, reviewerId };
  await tx.db.deferredReview.deleteMany({ where: place });
  const id = newId();
  const recordsAt = new Date(tx.now.getTime() + undoWindowMs);
  const given = { outcome, comment, typedName, signatureImage: input.image, isCertified: input.certified, seen };
  const actor = { ...tx.ctx.actor };
  const own = { id, teamId: submission.teamId, submissionId: submission.id, createdAt: tx.now };
  await tx.db.deferredReview.create({ data: { ...own, ...place, ...given, actor, roleId, recordsAt } });
  await tx.enqueue('review/recordDeferredReview', { deferredReviewId: id }, { runAt: recordsAt });
  await refreshDashboard(tx, [submission.id]);
  return submission.id;
});

interface OwnReview {
  readonly activeStepId: string;
  readonly reviewGroupId: string;
  readonly userId: string;
}

/** Takes a review back before it counts. The reviewer keeps the comment. */
export const undoReview = operation<OwnReview, string>('undoReview', async (tx, { userId: reviewerId, ...place }) => {
  const found = await tx.db.deferredReview.findFirst({ where: { ...place, reviewerId }, select: { id: true } });
  const deferred = found && (await lockDeferredReview(tx, found.id));
  const isUndone = deferred?.endedBecause === 'undone';
  if (!deferred || (deferred.endedBecause !== null && !isUndone)) throw new Refusal('reviewCounts');
  if (!isUndone) await endReview(tx, deferred, 'undone');
  return deferred.submissionId;
});

/**
 * Records a review whose time has come. If it can no longer count, its reviewer sees why on its page and has the task
 * again.
 */
export async function recordDeferredReview(ctx: OperationContext, deferredReviewId: string): Promise<void> {
  const deferred = await ctx.services.db.deferredReview.findUnique({ where: { id: deferredReviewId } });
  if (deferred === null) return;
  try {
    await recordIfDue({ ...ctx, actor: deferred.actor as Actor }, deferredReviewId);
  } catch (error) {
    const code = refusalCode(error);
    if (code === null) throw error;
    await refuseDeferredReview(ctx, { deferredReviewId, code });
  }
}

const recordIfDue = operation<string, void>('recordDeferredReview', async (tx, id) => {
  const deferred = await lockDeferredReview(tx, id);
  if (deferred === null || deferred.endedBecause !== null) return;
  const { activeStepId, reviewGroupId, reviewerId: userId, roleId: asRoleId, outcome, comment, typedName } = deferred;
  const { signatureImage: image, isCertified: certified, seen } = deferred;
  const given = { outcome, comment, typedName, image, certified, seen };
  await recordReview(tx, { activeStepId, reviewGroupId, userId, asRoleId, ...given });
});

interface RefusedReview {
  readonly deferredReviewId: string;
  readonly code: DeferralEnd;
}

const refuseDeferredReview = operation<RefusedReview, void>(
  'refuseDeferredReview',
  async (tx, { deferredReviewId, code }) => {
    const deferred = await lockDeferredReview(tx, deferredReviewId);
    if (deferred !== null && deferred.endedBecause === null) await endReview(tx, deferred, code);
  },
);

function refusalCode(error: unknown): DeferralEnd | null {
  if (error instanceof Refusal) return error.code;
  return error instanceof InvalidInput ? (error.problems[0]?.code ?? 'outdated') : null;
}

/** Takes the submission's lock first, as every change does. Null if the review has counted or was replaced. */
async function lockDeferredReview({ db }: Tx, id: string): Promise<DeferredReview | null> {
  await db.$queryRaw`SELECT s.id FROM submissions s JOIN deferred_reviews d ON d.submission_id = s.id
    WHERE d.id = ${id}::uuid FOR NO KEY UPDATE OF s`;
  return db.deferredReview.findUnique({ where: { id } });
}

async function endReview(tx: Tx, { id, submissionId }: DeferredReview, endedBecause: DeferralEnd): Promise<void> {
  await tx.db.deferredReview.update({ where: { id }, data: { endedBecause } });
  await refreshDashboard(tx, [submissionId]);
}
