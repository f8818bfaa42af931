import { durationMs } from '#domain/kernel/durations.ts';
import type { IntervalHolder } from '#domain/submission/elapsed.ts';
import { heldMs } from '#domain/submission/elapsed.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';

export type StepInPlace = Prisma.ActiveStepGetPayload<{ include: { step: true } }>;

/** Lets a submission stand at a step: it is reached, and somebody's time runs. */
export async function enterStep(tx: Tx, step: StepInPlace): Promise<void> {
  await tx.db.activeStep.updateMany({ where: { id: step.id, startedAt: null }, data: { startedAt: tx.now } });
  const data = { currentStepIdentity: step.stepIdentity };
  await tx.db.submission.update({ where: { id: step.submissionId }, data });
  await startInterval(tx, step, step.step.external ? 'applicant' : 'staff');
}

/** Ends whatever interval runs in the submission, if one does. */
export async function endInterval({ db, now }: Tx, submissionId: string): Promise<void> {
  await db.stepInterval.updateMany({ where: { submissionId, endedAt: null }, data: { endedAt: now } });
}

/** From now on the step is in these hands. What it was held before counts against the time that it may take. */
export async function startInterval(tx: Tx, { step, ...active }: StepInPlace, holder: IntervalHolder): Promise<void> {
  await endInterval(tx, active.submissionId);
  const { teamId, submissionId, id: activeStepId } = active;
  const earlier = await tx.db.stepInterval.findMany({ where: { activeStepId } });
  const allowed = step.time === null || step.timeUnit === null ? null : { value: step.time, unit: step.timeUnit };
  const runs = allowed !== null && holder !== 'halted';
  const dueAt = runs ? new Date(tx.now.getTime() + durationMs(allowed) - heldMs(earlier, tx.now)) : null;
  const interval = { id: newId(), teamId, submissionId, activeStepId, holder, startedAt: tx.now, dueAt };
  await tx.db.stepInterval.create({ data: interval });
}
