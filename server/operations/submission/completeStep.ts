import { shouldAutoAdvance } from '#domain/submission/obstacles.ts';
import { stepKindOf } from '#domain/submission/stepKinds.ts';
import { nextPosition } from '#domain/submission/timeline.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { loadStepNotes, mailStepNotes } from '#server/operations/mail/mailStepNotifications.ts';
import {
  completedSteps,
  mailStepReached,
  type CompletedStep,
  type StepReached,
} from '#server/operations/mail/mailStepReached.ts';
import type { Tx } from '#server/operations/operation.ts';
import { issueOutputs } from '#server/operations/output/issueOutputs.ts';
import { endInterval, enterStep, type ActiveStepWithStep } from '#server/operations/submission/enterStep.ts';
import { mailCompleted } from '#server/operations/submission/mailApplicants.ts';
import { writeAnswerSearchText } from '#server/operations/submission/writeAnswerSearchText.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';

/**
 * Completes the current step and moves to the next one, or finishes the submission after the last. Skips steps that
 * complete automatically. The caller must hold the lock and have checked that the step can be completed.
 */
export async function completeStep(tx: Tx, submissionId: string): Promise<void> {
  await goOn(tx, submissionId);
  const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submissionId], tx.queries);
  if (evaluated) await writeAnswerSearchText(tx, evaluated);
}

async function goOn(tx: Tx, submissionId: string): Promise<void> {
  const steps = await stepsOf(tx, submissionId);
  let current = await currentOf(tx, submissionId, steps);
  const assigned: string[] = [];
  const completed: CompletedStep[] = [];
  while (current) {
    assigned.push(...(await complete(tx, current)));
    completed.push(current.step);
    const next = nextPosition(steps.map(placed), current.position);
    current = steps.find(({ position }) => position === next);
    if (!current) return finish(tx, submissionId, completed);
    await enterStep(tx, current);
    if (!(await passes(tx, submissionId, { assigned, completed }))) return;
  }
}

/**
 * Completes the current step if nothing is left to do and the form says that it continues automatically. The caller
 * must hold the submission's lock, and refresh its list rows if this returns true.
 */
export async function autoAdvance(tx: Tx, submissionId: string): Promise<boolean> {
  const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submissionId], tx.queries);
  if (!evaluated?.facts || !shouldAutoAdvance(evaluated.facts)) return false;
  await completeStep(tx, submissionId);
  return true;
}

/**
 * The same after saving an answer, using the evaluation made for it. An answer can complete only a payment step, by
 * reducing the amount to zero; other steps are completed by what they wait for.
 */
export async function autoAdvanceIfNothingOwed(tx: Tx, { snapshot, facts }: EvaluatedSubmission): Promise<boolean> {
  if (!facts || !stepKindOf(facts.step.type).takesPayment || !shouldAutoAdvance(facts)) return false;
  await completeStep(tx, snapshot.id);
  return true;
}

/** Starts a new submission's first step, and skips it if it completes automatically. */
export async function beginStep(tx: Tx, submissionId: string): Promise<void> {
  if (await passes(tx, submissionId, { assigned: [], completed: [] })) await completeStep(tx, submissionId);
}

const placed = ({ position, completedAt }: ActiveStepWithStep) => ({ position, completed: completedAt !== null });

const stepsOf = ({ db }: Tx, submissionId: string): Promise<ActiveStepWithStep[]> =>
  db.activeStep.findMany({
    where: { submissionId, supplementalRequirement: { is: null } },
    orderBy: { position: 'asc' },
    include: { step: true },
  });

async function currentOf(
  { db }: Tx,
  id: string,
  steps: readonly ActiveStepWithStep[],
): Promise<ActiveStepWithStep | undefined> {
  const { currentStepIdentity } = await db.submission.findUniqueOrThrow({ where: { id } });
  return steps.find(({ stepIdentity }) => stepIdentity === currentStepIdentity);
}

/** Returns the people who are newly assigned to the submission. */
async function complete(
  tx: Tx,
  { id, teamId, submissionId, stepIdentity, step }: ActiveStepWithStep,
): Promise<readonly string[]> {
  const completedById = actingUserId(tx.ctx.actor);
  await tx.db.activeStep.update({ where: { id }, data: { completedAt: tx.now, completedById } });
  const assigned = stepKindOf(step.type).assignsPeople ? await assignChosen(tx, id) : [];
  tx.record({ kind: 'completeStep', teamId, submissionId, data: { activeStepId: id, step: step.name } });
  await issueOutputs(tx, submissionId, stepIdentity);
  return assigned;
}

/** Assigns the submission to the people picked at the step. */
async function assignChosen({ db, now }: Tx, activeStepId: string): Promise<readonly string[]> {
  const where = { id: activeStepId };
  const { submissionId, teamId, tentativeAssignments } = await db.activeStep.findUniqueOrThrow({
    where,
    include: { tentativeAssignments: true },
  });
  await db.submissionAttachment.createMany({
    data: tentativeAssignments.map(({ userId, addedById }) => {
      return { id: newId(), teamId, submissionId, userId, addedById, assigned: true, createdAt: now };
    }),
    skipDuplicates: true,
  });
  return tentativeAssignments.map(({ userId }) => userId);
}

async function finish(tx: Tx, submissionId: string, completed: readonly CompletedStep[]): Promise<void> {
  await endInterval(tx, submissionId);
  const { teamId } = await tx.db.submission.update({
    where: { id: submissionId },
    data: { status: 'finished', finishedAt: tx.now, currentStepIdentity: null },
  });
  tx.record({ kind: 'completeSubmission', teamId, submissionId });
  await issueOutputs(tx, submissionId, null);
  const notes = await loadStepNotes(tx, submissionId, completedSteps(completed));
  const told = await mailCompleted(tx, submissionId, notes);
  await mailStepNotes(tx, submissionId, notes, { told });
}

/** Whether the step completes automatically. If it doesn't, notifies the people it waits for. */
async function passes(tx: Tx, submissionId: string, reached: StepReached): Promise<boolean> {
  const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submissionId], tx.queries);
  const step = evaluated?.snapshot.step;
  if (!step || !evaluated.facts) return false;
  if (shouldAutoAdvance(evaluated.facts)) return true;
  await mailStepReached(tx, evaluated, reached);
  return false;
}
