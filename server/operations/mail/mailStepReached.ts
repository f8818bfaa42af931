import { formatDate } from '#domain/kernel/instants.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { mailStepNotifications } from '#server/operations/mail/mailStepNotifications.ts';
import { applicantsOf, membersOf, notify, stepPage } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';
import { mailReviewers, reviewerUserIds } from '#server/operations/review/mailReviewers.ts';
import { mailApplicants } from '#server/operations/submission/mailApplicants.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

export type CompletedStep = Parameters<typeof mailStepNotifications>[2];

export interface StepReached {
  /** people assigned to the submission just now */
  readonly assigned: readonly string[];
  /** steps completed on the way, announced only now that the next step is known */
  readonly completed: readonly CompletedStep[];
}

/** The submission has reached a step: notifies the people that the form names and those who must act, each once. */
export async function mailStepReached(
  tx: Tx,
  evaluated: EvaluatedSubmission,
  { assigned, completed }: StepReached,
): Promise<void> {
  const { id, step } = evaluated.snapshot;
  if (!step) return;
  for (const left of completed) await mailStepNotifications(tx, id, left, 'completed');
  if (!step.external && (await isFirstOfOffice(tx, id, step.activeStepId))) await mailApplicants(tx, id, 'received');
  const told = await mailStepNotifications(tx, id, { id: step.stepId, name: step.name }, 'started');
  await mailReviewers(tx, evaluated);
  const rest = (people: readonly string[]): string[] => people.filter((userId) => !told.has(userId));
  if (assigned.length > 0) await mailTask(tx, evaluated, rest(assigned), 'assigned');
  const isNew = new Set(assigned);
  const waiting = await peopleToAct(tx, evaluated);
  await mailTask(
    tx,
    evaluated,
    rest(waiting).filter((userId) => !isNew.has(userId)),
    'ready',
  );
}

/** Whether this is the first time staff work on it, which means that the applicants' first part has arrived. */
async function isFirstOfOffice({ db }: Tx, submissionId: string, activeStepId: string): Promise<boolean> {
  const { endedAt } = db.stepInterval.fields;
  const earlier = await db.stepInterval.count({
    // steps that were skipped over instantly don't count
    where: { submissionId, holder: 'staff', activeStepId: { not: activeStepId }, startedAt: { lt: endedAt } },
  });
  return earlier === 0;
}

const types = { assigned: 'stepAssigned', ready: 'stepReady', overdue: 'stepOverdue' } as const;

/** Emails people that a step is theirs to do. `overdue` is sent once per step. */
export async function mailTask(
  tx: Tx,
  { snapshot: { id, step, dueAt, timeZone } }: EvaluatedSubmission,
  people: readonly string[],
  news: keyof typeof types,
): Promise<void> {
  if (!step) return;
  const due = dueAt === null ? null : formatDate(dateIn(dueAt, timeZone));
  await notify(tx, id, people, {
    type: types[news],
    kind: 'stepAssigned',
    page: stepPage(id, step.stepId),
    params: (named) => ({ ...named, news, stepName: step.name ?? mailSentences.unnamedStep, due }),
    ...(news === 'overdue' ? { once: `stepOverdue:${step.activeStepId}` } : {}),
  });
}

/**
 * Who must act at a step: the applicants if it is theirs, otherwise the assigned staff, or else the form's members.
 */
export async function peopleToAct(
  tx: Tx,
  { snapshot, facts, people }: EvaluatedSubmission,
): Promise<readonly string[]> {
  const { id, step } = snapshot;
  if (!step) return [];
  if (step.external) return applicantsOf(tx, id);
  // reviewers get an email of their own; a third party gets one once these people ask for the review
  if (people.reviewers.length > 0 && facts?.unaskedReviews === 0) return [];
  const responsible = await reviewerUserIds(tx, id, people.assignees);
  return responsible.length > 0 ? responsible : membersOf(tx, id);
}
