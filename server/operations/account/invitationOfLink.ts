import { ownValue } from '#domain/kernel/ownValue.ts';
import { plausibleName } from '#domain/mail/plausibleName.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import type { AccountToken, Invitation } from '#server/generated/prisma/client.ts';
import { subjectOfInvitation } from '#server/operations/account/subjectOfInvitation.ts';
import { takesPartInSubmission } from '#server/queries/submission/takesPartInSubmission.ts';
import type { Services } from '#server/Services.ts';

export interface InvitationOfLink {
  readonly sentence: string;
  readonly teamId: string;
}

type Db = Services['db'];

/**
 * The invitation that was emailed with a link, worded as in the email. Null if the person was removed in the meantime,
 * or if no operator has approved the team, whose text isn't quoted.
 */
export async function invitationOfLink(
  db: Db,
  { userId, createdAt }: Pick<AccountToken, 'userId' | 'createdAt'>,
): Promise<InvitationOfLink | null> {
  // The email, its link, and the invitation are written together.
  const invitation = await db.invitation.findFirst({
    where: { userId, lastSentAt: createdAt },
    include: { invitedBy: { select: { name: true } } },
    orderBy: { id: 'asc' },
  });
  if (invitation === null || !(await isStillInvited(db, invitation))) return null;
  const { name, as = null, mailRole, team } = await subjectOfInvitation({ db }, invitation);
  if (team.letInAt === null) return null;
  const inviter = plausibleName(invitation.invitedBy?.name ?? '') ?? mailSentences.unnamed.person;
  const sentence = mailSentences.invitation.roles[mailRole](inviter, name, mailRole === 'team' ? as : team.name);
  return { sentence, teamId: team.id };
}

type StillInvited = (db: Db, id: string, userId: string) => Promise<boolean>;

const stillInvited: Readonly<Record<string, StillInvited>> = {
  Role: async (db, roleId, userId) => (await db.roleMember.count({ where: { roleId, userId } })) > 0,
  MasterTemplate: async (db, id, userId) => {
    const attached = { flowTemplates: { some: { stepAttachments: { some: { userId } } } } };
    const where = { id, OR: [{ masterTemplateMemberships: { some: { userId } } }, attached] };
    return (await db.masterTemplate.count({ where })) > 0;
  },
  Submission: takesPartInSubmission,
  Entity: async (db, entityId, userId) => (await db.entityContact.count({ where: { entityId, userId } })) > 0,
};

async function isStillInvited(db: Db, { subjectType, subjectId, userId }: Invitation): Promise<boolean> {
  const check = ownValue(stillInvited, subjectType);
  return check !== undefined && (await check(db, subjectId, userId));
}
