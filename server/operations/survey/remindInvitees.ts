import { Refusal } from '#domain/kernel/refusal.ts';
import { remindRefusal } from '#domain/mail/reminders.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';
import { lockSubmissionOfStep } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import { acceptingSurveyAtStep } from '#server/operations/survey/inviteToSurvey.ts';
import { mailInvitees } from '#server/operations/survey/mailInvitees.ts';
import { lockContacts, lastReminders } from '#server/queries/survey/lastReminders.ts';

/** When each contact was last reminded. Locks them against concurrent reminders. */
async function holdReminders(tx: Tx, teamId: string, emails: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  await lockContacts.rows(tx.queries, [teamId, emails]);
  const reminders = await lastReminders.rows(tx.queries, [teamId, emails]);
  return new Map(reminders.map(({ email, remindedAt }) => [email, remindedAt]));
}

/** Emails someone who hasn't answered again, at most once in six hours per contact. Returns the step. */
export const remindInvitee = operation<string, string>('remindInvitee', async (tx, id) => {
  const named = await tx.db.surveyInvitation.findUnique({ where: { id } });
  refuseUnless(named, 'outdated');
  const { activeStepId } = named;
  const submission = await lockSubmissionOfStep(tx, activeStepId, 'inviteToSurvey');
  await acceptingSurveyAtStep(tx, activeStepId);
  const { teamId, email, surveySubmissions } = await tx.db.surveyInvitation.findUniqueOrThrow({
    where: { id },
    include: { surveySubmissions: { where: { deletedAt: null }, take: 1 } },
  });
  if (surveySubmissions.length > 0) throw new Refusal('hasAnswered');
  const reminders = await holdReminders(tx, teamId, [email]);
  refuseIf(remindRefusal(reminders.get(email) ?? null, tx.now));
  await tx.db.surveyInvitation.update({ where: { id }, data: { lastRemindedAt: tx.now } });
  await mailInvitees(tx, [id], 'reminded');
  await recordChange(tx, submission, { kind: 'remindSurveyInvitees', data: { count: 1 }, isInternal: true });
  return activeStepId;
});

/** Does the same for everyone who hasn't answered and wasn't reminded recently. Returns how many there are. */
export const remindInvitees = operation<string, number>('remindInvitees', async (tx, activeStepId) => {
  const submission = await lockSubmissionOfStep(tx, activeStepId, 'inviteToSurvey');
  await acceptingSurveyAtStep(tx, activeStepId);
  const unanswered = await tx.db.surveyInvitation.findMany({
    where: { activeStepId, surveySubmissions: { none: { deletedAt: null } } },
    select: { id: true, email: true },
    orderBy: { id: 'asc' },
  });
  const emails = unanswered.map(({ email }) => email);
  const reminders = await holdReminders(tx, submission.teamId, emails);
  const due = unanswered.filter(({ email }) => remindRefusal(reminders.get(email) ?? null, tx.now) === null);
  const ids = due.map(({ id }) => id);
  refuseUnless(ids.length > 0, 'nobodyToRemind');
  await tx.db.surveyInvitation.updateMany({ where: { id: { in: ids } }, data: { lastRemindedAt: tx.now } });
  await mailInvitees(tx, ids, 'reminded');
  await recordChange(tx, submission, { kind: 'remindSurveyInvitees', data: { count: ids.length }, isInternal: true });
  return ids.length;
});
