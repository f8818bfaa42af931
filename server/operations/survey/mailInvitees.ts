import type { TaskPayload } from '#server/jobs/catalog.ts';
import { forEachAlone } from '#server/operations/forEachAlone.ts';
import { postMail } from '#server/operations/mail/postMail.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { surveyAtStep } from '#server/queries/survey/surveyAt.ts';
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
export function tellInvitees(ctx: OperationContext, { invitationIds, ...said }: TaskPayload<'mail/mailInvitees'>) {
  return forEachAlone(ctx, {
    pageAfter: (last) => Promise.resolve(last === null ? invitationIds.map((id) => ({ id })) : []),
    work: ({ id }) => tell(ctx, { ...said, id }),
    failed: 'could not email a survey invitation',
  });
}

interface Told {
  readonly id: string;
  readonly news: News;
  readonly at: string;
}

const tell = operation<Told, void>('tellInvitee', async (tx, { id, news, at }) => {
  const { keys, publicUrl } = tx.ctx.services;
  const invitation = await tx.db.surveyInvitation.findUnique({ where: { id }, include: { team: true } });
  const place = invitation && (await surveyAtStep(tx.db, invitation.activeStepId));
  // skips surveys that no longer accept responses
  if (!invitation || place?.state !== 'open') return;
  // the text of a team without the operator's approval is not quoted
  const team = invitation.team.letInAt === null ? null : invitation.team;
  await postMail(tx, {
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
