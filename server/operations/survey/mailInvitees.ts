import type { TaskPayload } from '#server/jobs/catalog.ts';
import { forEachAlone } from '#server/operations/forEachAlone.ts';
import { postMail } from '#server/operations/mail/postMail.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { surveyAtStep } from '#server/queries/survey/surveyAt.ts';
import { invitationToken, surveyPage } from '#server/queries/survey/surveyTokens.ts';
import type { OperationContext } from '#server/Services.ts';

type News = TaskPayload<'mail/mailInvitees'>['news'];

/** As many as one job takes on. */
const atOnce = 500;

/** Jobs mail them: writing to a street takes longer than saying so. */
export async function mailInvitees(tx: Tx, invitationIds: readonly string[], news: News): Promise<void> {
  for (let from = 0; from < invitationIds.length; from += atOnce)
    await tx.enqueue('mail/mailInvitees', {
      invitationIds: invitationIds.slice(from, from + atOnce),
      ...{ news, at: tx.now.toISOString() },
    });
}

/** Mails each of them once, the way to the survey of their own. */
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
  // nobody is led to what takes no answers any more
  if (!invitation || place?.state !== 'open') return;
  // nobody vouches for the words of a team that was not let in
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
