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
export const endInterval = (tx: Tx, submissionId: string): Promise<void> => endIntervals(tx, [submissionId]);

async function endIntervals({ db, now }: Tx, submissionIds: readonly string[]): Promise<void> {
  await db.stepInterval.updateMany({
    where: { submissionId: { in: [...submissionIds] }, endedAt: null },
    data: { endedAt: now },
  });
}

/** From now on the step is in these hands. What it was held before counts against the time that it may take. */
const startInterval = (tx: Tx, step: StepInPlace, holder: IntervalHolder): Promise<void> =>
  startIntervals(tx, [step], () => holder);

/** The same for steps of several submissions, each in its own hands. */
export async function startIntervals(
  tx: Tx,
  steps: readonly StepInPlace[],
  holderOf: (step: StepInPlace) => IntervalHolder,
): Promise<void> {
  await endIntervals(
    tx,
    steps.map(({ submissionId }) => submissionId),
  );
  const where = { activeStepId: { in: steps.map(({ id }) => id) } };
  const earlier = Map.groupBy(await tx.db.stepInterval.findMany({ where }), ({ activeStepId }) => activeStepId);
  const data = steps.map((active) => {
    const { teamId, submissionId, id: activeStepId } = active;
    const holder = holderOf(active);
    const dueAt = dueAtOf(tx, active, holder, earlier.get(activeStepId) ?? []);
    return { id: newId(), teamId, submissionId, activeStepId, holder, startedAt: tx.now, dueAt };
  });
  await tx.db.stepInterval.createMany({ data });
}

/** Null where no time is set, or none runs. */
function dueAtOf(
  { now }: Tx,
  { step }: StepInPlace,
  holder: IntervalHolder,
  earlier: Parameters<typeof heldMs>[0],
): Date | null {
  if (step.time === null || step.timeUnit === null || holder === 'halted') return null;
  const allowedMs = durationMs({ value: step.time, unit: step.timeUnit });
  return new Date(now.getTime() + allowedMs - heldMs(earlier, now));
}
