import { cancelRefusal } from '#domain/payment/cancelRefusal.ts';
import { actingUserId } from '#server/actor.ts';
import { noId } from '#server/database/noId.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { endByJob, endingAttempts } from '#server/operations/payment/endAttempt.ts';
import { readPayment } from '#server/operations/payment/lockPayment.ts';
import { refuse } from '#server/operations/refusals.ts';
import { lockRequirement, nameOf, type Requirement } from '#server/operations/requirement/lockRequirement.ts';
import { mailRequirement } from '#server/operations/requirement/mailRequirement.ts';
import { changed } from '#server/operations/submission/changed.ts';

interface Canceled {
  readonly outdated: readonly string[];
  readonly output: string;
}

const cancel = operation<string, Canceled>('cancelRequirement', async (tx, requirementId) => {
  const { submission, requirement } = await lockRequirement(tx, requirementId, 'cancel');
  const outdated = await endPaying(tx, requirement);
  await tx.db.supplementalRequirement.update({ where: { id: requirementId }, data: { canceledAt: tx.now } });
  // what was answered until now stays, and stays as it is
  const lock = { lockedAt: tx.now, lockedById: actingUserId(tx.ctx.actor) };
  await tx.db.activeStep.updateMany({ where: { id: requirement.activeStepId ?? noId }, data: lock });
  await mailRequirement(tx, requirement, 'askedNoLonger');
  const data = { requirementId, name: nameOf(requirement) };
  await changed(tx, submission, { kind: 'cancelRequirement', data });
  return { outdated, output: requirementId };
});

/** Nobody waits for it any more. A page on which it could be paid can pay it no longer. */
export const cancelRequirement = endingAttempts(cancel);

/** Money that has come, or is on its way, is given back before it is asked for no longer. */
async function endPaying(tx: Tx, { activeStep }: Requirement): Promise<readonly string[]> {
  const obligation = activeStep?.obligation;
  if (!obligation) return [];
  const { state, liveIntent } = await readPayment(tx, obligation.id);
  refuse(cancelRefusal(state));
  const live = liveIntent ? [liveIntent.id] : [];
  await endByJob(tx, live);
  return live;
}
