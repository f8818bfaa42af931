import { durationMs } from '#domain/kernel/durations.ts';
import type { IntervalHolder } from '#domain/submission/elapsed.ts';
import { heldMs } from '#domain/submission/elapsed.ts';
import { statement } from '#server/database/statement.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';

export type ActiveStepWithStep = Prisma.ActiveStepGetPayload<{ include: { step: true } }>;

/** What is needed of a step to track the time spent on it. */
export interface TimedStep extends Pick<ActiveStepWithStep, 'id' | 'teamId' | 'submissionId'> {
  readonly step: Pick<ActiveStepWithStep['step'], 'external' | 'time' | 'timeUnit'>;
}

/** Makes a step the current one and starts its clock. */
export async function enterStep(tx: Tx, step: ActiveStepWithStep): Promise<void> {
  await tx.db.activeStep.updateMany({ where: { id: step.id, startedAt: null }, data: { startedAt: tx.now } });
  const data = { currentStepIdentity: step.stepIdentity };
  await tx.db.submission.update({ where: { id: step.submissionId }, data });
  await startInterval(tx, step, step.step.external ? 'applicant' : 'staff');
}

/** Stops the submission's clock, if it is running. */
export const endInterval = (tx: Tx, submissionId: string): Promise<void> => endIntervals(tx, [submissionId]);

async function endIntervals({ queries, now }: Tx, submissionIds: readonly string[]): Promise<void> {
  await endOpen.rows(queries, [submissionIds, now]);
}

const endOpen = statement<[submissionIds: readonly string[], at: Date], never>(
  'intervals_end',
  'UPDATE step_intervals SET ended_at = $2::timestamptz WHERE submission_id = ANY ($1::uuid[]) AND ended_at IS NULL',
);

/** Starts the clock of a step for the people it waits for. Earlier time in the same hands counts toward its limit. */
const startInterval = (tx: Tx, step: ActiveStepWithStep, holder: IntervalHolder): Promise<void> =>
  startIntervals(tx, [step], () => holder);

/** The same for steps of several submissions. */
export async function startIntervals(
  tx: Tx,
  steps: readonly TimedStep[],
  holderOf: (step: TimedStep) => IntervalHolder,
): Promise<void> {
  await endIntervals(
    tx,
    steps.map(({ submissionId }) => submissionId),
  );
  const timed = steps.filter((each) => runs(each, holderOf(each))).map(({ id }) => id);
  const held = timed.length === 0 ? [] : await tx.db.stepInterval.findMany({ where: { activeStepId: { in: timed } } });
  const earlier = Map.groupBy(held, ({ activeStepId }) => activeStepId);
  const rows = steps.map((active) => {
    const { teamId, submissionId, id: activeStepId } = active;
    const holder = holderOf(active);
    const dueAt = dueAtOf(tx, active, holder, earlier.get(activeStepId) ?? []);
    return { id: newId(), teamId, submissionId, activeStepId, holder, dueAt };
  });
  await insertIntervals.rows(tx.queries, [JSON.stringify(rows), tx.now]);
}

const insertIntervals = statement<[rows: string, at: Date], never>(
  'intervals_start',
  `INSERT INTO step_intervals (id, team_id, submission_id, active_step_id, holder, started_at, due_at)
   SELECT r.id, r."teamId", r."submissionId", r."activeStepId", r.holder, $2::timestamptz, r."dueAt"
   FROM json_to_recordset($1::json)
     AS r(id uuid, "teamId" uuid, "submissionId" uuid, "activeStepId" uuid, holder interval_holder, "dueAt" timestamptz)`,
);

const runs = ({ step: { time, timeUnit } }: TimedStep, holder: IntervalHolder): boolean =>
  time !== null && timeUnit !== null && holder !== 'halted';

/** Null if no time limit is set or the clock is not running. */
function dueAtOf(
  { now }: Tx,
  { step }: TimedStep,
  holder: IntervalHolder,
  earlier: Parameters<typeof heldMs>[0],
): Date | null {
  if (step.time === null || step.timeUnit === null || holder === 'halted') return null;
  const allowedMs = durationMs({ value: step.time, unit: step.timeUnit });
  return new Date(now.getTime() + allowedMs - heldMs(earlier, now));
}
