import type { TaskPayload } from '#server/jobs/catalog.ts';
import { forEachIsolated } from '#server/operations/forEachIsolated.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { openSurveyAtStep } from '#server/queries/survey/OpenedSurvey.ts';
import { invitationToken, surveyPage } from '#server/queries/survey/surveyTokens.ts';
import type { OperationContext } from '#server/Services.ts';

type News = TaskPayload<'mail/mailInvitees'>['news'];

/** The most invitations per job. */
const atOnce = 500;

/** Queues jobs, since a long list of emails takes longer to write than a request should. */
export async function mailInvitees(tx: Tx, invitationIds: readonly string[], news: News): Promise<void> {
  for (let from = 0; from < invitationIds.length; from += atOnce)
    await tx.enqueue('mail/mailInvitees', {
      invitationIds: invitationIds.slice(from, from + atOnce),
      ...{ news, at: tx.now.toISOString() },
    });
}

/** Emails each invitee once, with their own link. */
export function mailEachInvitee(ctx: OperationContext, { invitationIds, ...said }: TaskPayload<'mail/mailInvitees'>) {
  return forEachIsolated(ctx, {
    pageAfter: (last) => Promise.resolve(last === null ? invitationIds.map((id) => ({ id })) : []),
    work: ({ id }) => tellInvitee(ctx, { ...said, id }),
    failed: 'could not email a survey invitation',
  });
}

interface Told {
  readonly id: string;
  readonly news: News;
  readonly at: string;
}

const tellInvitee = operation<Told, void>('tellInvitee', async (tx, { id, news, at }) => {
  const { keys, publicUrl } = tx.ctx.services;
  const invitation = await tx.db.surveyInvitation.findUnique({ where: { id }, include: { team: true } });
  const place = invitation && (await openSurveyAtStep(tx.db, invitation.activeStepId));
  // skips surveys that no longer accept responses
  if (!invitation || place?.state !== 'open') return;
  // the text of a team without the operator's approval is not quoted
  const team = invitation.team.letInAt === null ? null : invitation.team;
  await enqueueMail(tx, {
    kind: 'surveyInvitation',
    params: {
      teamName: team && team.name,
      surveyName: team && (place.survey.name ?? place.stepName),
      message: team && invitation.message,
      link: `${publicUrl}${surveyPage(invitationToken(keys, id))}`,
      news,
    },
    to: { email: invitation.email, name: null, userId: null },
    team,
    dedupeKey: `surveyInvitation:${id}:${at}`,
  });
});
