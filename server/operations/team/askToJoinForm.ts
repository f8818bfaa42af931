import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import { joinFormMail } from '#messages/team/joinFormWords.ts';
import { actingUserId } from '#server/actor.ts';
import type { User } from '#server/generated/prisma/client.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

/**
 * Notifies the form's writers that a team member wants to work on it; this grants no permissions. Callers limit how
 * often. Returns the form's id. See decision 0065.
 */
export const askToJoinForm = operation<{ masterTemplateId: string }, string>(
  'askToJoinForm',
  async (tx, { masterTemplateId }) => {
    const form = await tx.db.masterTemplate.findUnique({ where: { id: masterTemplateId }, include: { team: true } });
    const asker = await tx.db.user.findUnique({ where: { id: actingUserId(tx.ctx.actor) ?? '' } });
    refuseUnless(form, 'outdated');
    refuseUnless(asker, 'outdated');
    const link = `${tx.ctx.services.publicUrl}/workflows/${masterTemplateId}/configuration?tab=people`;
    for (const { id: userId, email, name } of await whoDecides(tx, form))
      await enqueueMail(tx, {
        kind: 'genericNotice',
        params: {
          subject: joinFormMail.subject(form.name),
          paragraphs: [joinFormMail.text(asker.name, asker.email, form.name)],
          action: { label: joinFormMail.action, link },
          reason: 'working',
        },
        to: { email, name, userId },
        team: form.team,
      });
    tx.record({ kind: 'askToJoinForm', teamId: form.teamId, masterTemplateId, data: { userId: asker.id } });
    return masterTemplateId;
  },
);

interface FormOfTeam {
  readonly id: string;
  readonly teamId: string;
}

/** The form's writers, or its team's owners if there are none. */
async function whoDecides({ db }: Tx, { id: masterTemplateId, teamId }: FormOfTeam): Promise<User[]> {
  const isThere = { deactivatedAt: null };
  const writers = await db.user.findMany({
    where: {
      ...isThere,
      masterTemplateMemberships: { some: { masterTemplateId, permissionLevelId: writePermissionLevel } },
    },
  });
  if (writers.length > 0) return writers;
  return db.user.findMany({
    where: { ...isThere, roleMembers: { some: { role: { teamId, roleType: 'owner', archivedAt: null } } } },
  });
}
