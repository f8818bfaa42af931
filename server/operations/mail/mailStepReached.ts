import { formatDate } from '#domain/kernel/instants.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import {
  loadStepNotes,
  mailStepNotes,
  textFor,
  type StepHappening,
  type StepNote,
} from '#server/operations/mail/mailStepNotifications.ts';
import { applicantsOf, membersOf, notify, stepPage } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';
import { mailReviewers, reviewerUserIds } from '#server/operations/review/mailReviewers.ts';
import { mailApplicants } from '#server/operations/submission/mailApplicants.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

export type CompletedStep = StepHappening['step'];

/** As happenings, for the form's own emails. */
export const completedSteps = (steps: readonly CompletedStep[]): StepHappening[] =>
  steps.map((step) => ({ step, event: 'completed' }));

export interface StepReached {
  /** people assigned to the submission just now */
  readonly assigned: readonly string[];
  /** steps completed on the way, announced only now that the next step is known */
  readonly completed: readonly CompletedStep[];
}

/**
 * The submission has reached a step: notifies the people that the form names and those who must act. Everyone gets one
 * email, which also quotes what the form's author wrote to them about the steps before.
 */
export async function mailStepReached(
  tx: Tx,
  evaluated: EvaluatedSubmission,
  { assigned, completed }: StepReached,
): Promise<void> {
  const { id, step } = evaluated.snapshot;
  if (!step) return;
  const earlier = await loadStepNotes(tx, id, completedSteps(completed));
  const started = await loadStepNotes(tx, id, [{ step: { id: step.stepId, name: step.name }, event: 'started' }]);
  const told = new Set<string>();
  const tell = async (mailed: Promise<Iterable<string>>): Promise<void> => {
    for (const userId of await mailed) told.add(userId);
  };
  if (!step.external && (await isFirstOfOffice(tx, id, step.activeStepId)))
    await tell(mailApplicants(tx, id, 'received', [...earlier, ...started]));
  await tell(mailStepNotes(tx, id, started, { told, earlier }));
  await tell(mailReviewers(tx, evaluated, { told, earlier }));
  const isNew = new Set(assigned);
  const rest = (people: readonly string[]): string[] => people.filter((userId) => !told.has(userId));
  await tell(mailTask(tx, evaluated, rest(assigned), 'assigned', earlier));
  const waiting = rest(await peopleToAct(tx, evaluated)).filter((userId) => !isNew.has(userId));
  await tell(mailTask(tx, evaluated, waiting, 'ready', earlier));
  await mailStepNotes(tx, id, earlier, { told });
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
  notes: readonly StepNote[] = [],
): Promise<readonly string[]> {
  if (!step || people.length === 0) return [];
  const due = dueAt === null ? null : formatDate(dateIn(dueAt, timeZone));
  return notify(tx, id, people, {
    type: types[news],
    kind: 'stepAssigned',
    page: stepPage(id, step.stepId),
    params: (named, { userId, next }) => ({
      ...{ ...named, news, next, due },
      ...{ stepName: step.name ?? mailSentences.unnamedStep, message: textFor(notes, userId) },
    }),
    ...(news === 'overdue' ? { once: `stepOverdue:${step.activeStepId}` } : {}),
    ...(news === 'assigned' ? {} : { summary: { activeStepId: step.activeStepId, isOverdue: news === 'overdue' } }),
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
