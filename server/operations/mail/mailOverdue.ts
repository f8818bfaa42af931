import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';
import { forEachIsolated } from '#server/operations/forEachIsolated.ts';
import { loadStepNotes, mailStepNotes } from '#server/operations/mail/mailStepNotifications.ts';
import { mailTask, peopleToAct } from '#server/operations/mail/mailStepReached.ts';
import { operation } from '#server/operations/operation.ts';
import { reviewerUserIds } from '#server/operations/review/mailReviewers.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import type { OperationContext } from '#server/Services.ts';

const atOnce = 200;

interface OverdueStep {
  readonly id: string;
  readonly dueAt: Date;
}

const overdueSteps = statement<
  [now: Date, withinDays: number, after: Date, afterId: string, most: number],
  OverdueStep
>(
  'overdue_steps',
  `SELECT i.id, i.due_at AS "dueAt" FROM step_intervals i
   WHERE i.ended_at IS NULL AND i.overdue_told_at IS NULL AND i.due_at <= $1::timestamptz
     AND i.due_at > $1::timestamptz - make_interval(days => $2::int) AND (i.due_at, i.id) > ($3::timestamptz, $4::uuid)
   ORDER BY i.due_at, i.id LIMIT $5`,
);

/** Notifies people of their steps that became overdue within this many days. */
export function mailOverdue(ctx: OperationContext, withinDays: number): Promise<void> {
  const { pool, now } = ctx.services;
  const until = now();
  return forEachIsolated<OverdueStep>(ctx, {
    pageAfter: (last) =>
      overdueSteps.rows(pool, [until, withinDays, last?.dueAt ?? new Date(0), last?.id ?? nilUuid, atOnce]),
    work: ({ id }) => tellOverdue(ctx, id),
    failed: 'could not notify anyone about an overdue step',
  });
}

const tellOverdue = operation<string, void>('tellOverdue', async (tx, id) => {
  const { count } = await tx.db.stepInterval.updateMany({
    where: { id, endedAt: null, overdueToldAt: null },
    data: { overdueToldAt: tx.now },
  });
  if (count === 0) return;
  const { submissionId, activeStepId } = await tx.db.stepInterval.findUniqueOrThrow({ where: { id } });
  const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submissionId], tx.queries);
  const { step, status } = evaluated?.snapshot ?? {};
  if (!evaluated || status !== 'active' || step?.activeStepId !== activeStepId) return;
  const { reviewers } = evaluated.people;
  const people =
    !step.external && reviewers.length > 0
      ? await reviewerUserIds(tx, submissionId, reviewers)
      : await peopleToAct(tx, evaluated);
  const { stepId, name } = step;
  // both emails share the `once` key, so each person gets one; the form's own text wins
  const notes = await loadStepNotes(tx, submissionId, [{ step: { id: stepId, name }, event: 'overdue' }]);
  const told = await mailStepNotes(tx, submissionId, notes, { once: `stepOverdue:${activeStepId}` });
  await mailTask(
    tx,
    evaluated,
    people.filter((userId) => !told.has(userId)),
    'overdue',
  );
});
