import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { isPermissionLevel, readPermissionLevel, writePermissionLevel } from '#domain/template/permissionLevel.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { invitePerson, type InvitationSubject } from '#server/operations/account/invitePerson.ts';
import { refuseUnknownPerson } from '#server/operations/account/refuseUnknownPerson.ts';
import { aboutPerson, type AuditEntry } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refreshUnrequestedReviews } from '#server/operations/review/refreshUnrequestedReviews.ts';
import { notifyFormPages } from '#server/operations/template/masterTemplate.ts';

/** What invitations to a form say about it. */
async function formSubject({ db }: Pick<Tx, 'db'>, masterTemplateId: string): Promise<InvitationSubject> {
  const where = { id: masterTemplateId };
  const { name, team } = await db.masterTemplate.findUniqueOrThrow({ where, include: { team: true } });
  const page = `/workflows/${masterTemplateId}`;
  return { type: 'MasterTemplate', id: masterTemplateId, name, mailRole: 'form', page, team };
}

/** The same for someone assigned at a step, who may not be allowed to see the name of an unpublished form. */
export async function attachedSubject(
  tx: Pick<Tx, 'db'>,
  masterTemplateId: string,
  userId?: string,
): Promise<InvitationSubject> {
  const subject = await formSubject(tx, masterTemplateId);
  const { everPublished } = await tx.db.masterTemplate.findUniqueOrThrow({ where: { id: masterTemplateId } });
  const isMember =
    userId !== undefined && (await tx.db.masterTemplateMembership.count({ where: { masterTemplateId, userId } })) > 0;
  return everPublished || isMember ? subject : { ...subject, page: '/' };
}

export interface TemplateMemberInput {
  readonly masterTemplateId: string;
  readonly userId: string;
}

/** Lets a person read the form's draft and its submissions. Returns the id of the membership. */
export const addTemplateMember = operation<TemplateMemberInput, string>(
  'addTemplateMember',
  async (tx, { masterTemplateId, userId }) => {
    await guard(tx, 'changeFormMembers');
    await refuseUnknownFormMember(tx, masterTemplateId, userId);
    return join(tx, masterTemplateId, userId, 'addTemplateMember');
  },
);

export interface TemplateInvitation {
  readonly masterTemplateId: string;
  readonly email: string;
  readonly name: string;
}

export const inviteTemplateMember = operation<TemplateInvitation, string>(
  'inviteTemplateMember',
  async (tx, { masterTemplateId, email, name }) => {
    await guard(tx, 'changeFormMembers');
    const { userId } = await invitePerson(tx, { email, name }, await formSubject(tx, masterTemplateId));
    return join(tx, masterTemplateId, userId, 'inviteTemplateMember');
  },
);

export interface LevelChange {
  readonly membershipId: string;
  readonly permissionLevelId: number;
}

export const setTemplateMemberLevel = operation<LevelChange, string>(
  'setTemplateMemberLevel',
  async (tx, { membershipId, permissionLevelId }) => {
    await guard(tx, 'changeFormMembers');
    if (!isPermissionLevel(permissionLevelId)) {
      throw new InvalidInput([{ path: 'permissionLevelId', code: 'permissionLevelInvalid' }]);
    }
    const where = { id: membershipId };
    const { count } = await tx.db.masterTemplateMembership.updateMany({ where, data: { permissionLevelId } });
    const membership = await tx.db.masterTemplateMembership.findUnique({ where });
    if (count === 0 || !membership) throw new Refusal('outdated');
    const { teamId, masterTemplateId, userId } = membership;
    const data = { userId, permissionLevelId };
    tx.record({ kind: 'setTemplateMemberLevel', teamId, masterTemplateId, data });
    notifyFormPages(tx, { id: masterTemplateId, teamId });
    const level = permissionLevelId === writePermissionLevel ? 'write' : 'read';
    tx.audit({ kind: 'setTemplateMemberLevel', teamId, ...(await formMemberAudit(tx, membership, { level })) });
    await refreshUnrequestedReviews(tx, masterTemplateId);
    return membershipId;
  },
);

/** Returns the form's id. */
export const removeTemplateMember = operation<{ membershipId: string }, string>(
  'removeTemplateMember',
  async (tx, { membershipId }) => {
    await guard(tx, 'changeFormMembers');
    const where = { id: membershipId };
    const membership = await tx.db.masterTemplateMembership.findUnique({ where });
    const { count } = await tx.db.masterTemplateMembership.deleteMany({ where });
    if (count === 0 || !membership) throw new Refusal('outdated');
    const { teamId, masterTemplateId, userId } = membership;
    tx.record({ kind: 'removeTemplateMember', teamId, masterTemplateId, data: { userId } });
    notifyFormPages(tx, { id: masterTemplateId, teamId });
    tx.audit({ kind: 'removeTemplateMember', teamId, ...(await formMemberAudit(tx, membership)) });
    await refreshUnrequestedReviews(tx, masterTemplateId);
    return masterTemplateId;
  },
);

/** The audit entry for a person at a form, with the current names of both. */
export async function formMemberAudit(
  { db }: Tx,
  { userId, masterTemplateId }: TemplateMemberInput,
  data: AuditEntry['data'] = {},
): Promise<Pick<AuditEntry, 'subjectType' | 'subjectId' | 'data'>> {
  const person = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const form = await db.masterTemplate.findUniqueOrThrow({ where: { id: masterTemplateId }, select: { name: true } });
  return aboutPerson(person, { form: form.name, ...data });
}

export async function refuseUnknownFormMember(tx: Tx, masterTemplateId: string, personId: string): Promise<void> {
  const { teamId } = await tx.db.masterTemplate.findUniqueOrThrow({ where: { id: masterTemplateId } });
  await refuseUnknownPerson(tx, { personId, teamId, path: 'userId' });
}

async function join(
  tx: Tx,
  masterTemplateId: string,
  userId: string,
  kind: 'addTemplateMember' | 'inviteTemplateMember',
): Promise<string> {
  const { teamId } = await tx.db.masterTemplate.findUniqueOrThrow({ where: { id: masterTemplateId } });
  const id = newId();
  const addedById = actingUserId(tx.ctx.actor);
  const permissionLevelId = readPermissionLevel;
  const { count } = await tx.db.masterTemplateMembership.createMany({
    data: [{ id, teamId, masterTemplateId, userId, permissionLevelId, addedById, createdAt: tx.now }],
    skipDuplicates: true,
  });
  if (count === 0) throw new Refusal('alreadyMember');
  tx.record({ kind: 'addTemplateMember', teamId, masterTemplateId, data: { userId } });
  notifyFormPages(tx, { id: masterTemplateId, teamId });
  tx.audit({ kind, teamId, ...(await formMemberAudit(tx, { userId, masterTemplateId })) });
  return id;
}
