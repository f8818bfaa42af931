import { Refusal } from '#domain/kernel/refusal.ts';
import { reminderPauseMs, remindRefusal } from '#domain/mail/reminders.ts';
import { operation } from '#server/operations/operation.ts';
import { refuse, refuseUnless } from '#server/operations/refusals.ts';
import { changed } from '#server/operations/submission/changed.ts';
import { lockByStep } from '#server/operations/submission/lockSubmission.ts';
import { surveyHeld } from '#server/operations/survey/inviteToSurvey.ts';
import { mailInvitees } from '#server/operations/survey/mailInvitees.ts';

/** Mails somebody who has not answered yet once more, at most once in a while. Answers the step. */
export const remindInvitee = operation<string, string>('remindInvitee', async (tx, id) => {
  const named = await tx.db.surveyInvitation.findUnique({ where: { id } });
  refuseUnless(named, 'outdated');
  const { activeStepId } = named;
  const submission = await lockByStep(tx, activeStepId, 'inviteToSurvey');
  await surveyHeld(tx, activeStepId);
  const { createdAt, lastRemindedAt, surveySubmissions } = await tx.db.surveyInvitation.findUniqueOrThrow({
    where: { id },
    include: { surveySubmissions: { where: { deletedAt: null }, take: 1 } },
  });
  if (surveySubmissions.length > 0) throw new Refusal('hasAnswered');
  refuse(remindRefusal(lastRemindedAt ?? createdAt, tx.now));
  await tx.db.surveyInvitation.update({ where: { id }, data: { lastRemindedAt: tx.now } });
  await mailInvitees(tx, [id], 'reminded');
  await changed(tx, submission, { kind: 'remindSurveyInvitees', data: { count: 1 }, isInternal: true });
  return activeStepId;
});

/** The same of all who have not answered and were not mailed lately. Answers how many. */
export const remindInvitees = operation<string, number>('remindInvitees', async (tx, activeStepId) => {
  const submission = await lockByStep(tx, activeStepId, 'inviteToSurvey');
  await surveyHeld(tx, activeStepId);
  const before = new Date(tx.now.getTime() - reminderPauseMs);
  const waiting = await tx.db.surveyInvitation.findMany({
    where: {
      ...{ activeStepId, createdAt: { lte: before }, surveySubmissions: { none: { deletedAt: null } } },
      OR: [{ lastRemindedAt: null }, { lastRemindedAt: { lte: before } }],
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  const ids = waiting.map(({ id }) => id);
  refuseUnless(ids.length > 0, 'nobodyToRemind');
  await tx.db.surveyInvitation.updateMany({ where: { id: { in: ids } }, data: { lastRemindedAt: tx.now } });
  await mailInvitees(tx, ids, 'reminded');
  await changed(tx, submission, { kind: 'remindSurveyInvitees', data: { count: ids.length }, isInternal: true });
  return ids.length;
});
