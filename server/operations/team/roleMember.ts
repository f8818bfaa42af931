import { Refusal } from '#domain/kernel/refusal.ts';
import { firstPageOfRole } from '#domain/team/firstPageOfRole.ts';
import { isPowerful, removeMemberRefusal } from '#domain/team/roles.ts';
import { invitedAs } from '#messages/mail/mailWords.ts';
import { actingUserId } from '#server/actor.ts';
import type { User } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { invitePerson, type InvitationSubject } from '#server/operations/account/invitePerson.ts';
import { refuseUnknownPerson } from '#server/operations/account/refuseUnknownPerson.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { lockRole } from '#server/operations/team/role.ts';

export interface RoleMemberInput {
  readonly roleId: string;
  readonly userId: string;
}

/** What invitations to a role say: the team and the role. They lead to a page for what the role does. */
export async function roleSubject({ db }: Pick<Tx, 'db'>, roleId: string): Promise<InvitationSubject> {
  const { team, ...role } = await db.role.findUniqueOrThrow({ where: { id: roleId }, include: { team: true } });
  const page = firstPageOfRole(role, team.slug);
  return { type: 'Role', id: roleId, name: team.name, as: invitedAs(role), mailRole: 'team', page, team };
}

/** Returns the id of the membership. */
export const addRoleMember = operation<RoleMemberInput, string>('addRoleMember', async (tx, { roleId, userId }) => {
  const { teamId } = await tx.db.role.findUniqueOrThrow({ where: { id: roleId } });
  await refuseUnknownPerson(tx, { personId: userId, teamId, path: 'userId' });
  const person = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
  return join(tx, roleId, person, 'addRoleMember');
});

export interface RoleInvitation {
  readonly roleId: string;
  readonly email: string;
  readonly name: string;
}

/** Adds someone by email, with or without an account. Returns the id of the membership. */
export const inviteRoleMember = operation<RoleInvitation, string>('inviteRoleMember', (tx, invitation) =>
  inviteToRole(tx, invitation),
);

export async function inviteToRole(tx: Tx, { roleId, email, name }: RoleInvitation): Promise<string> {
  const { userId } = await invitePerson(tx, { email, name }, await roleSubject(tx, roleId));
  return joinInvited(tx, roleId, userId);
}

/** Adds a person who was invited to something else at the same time. Returns the id of the membership. */
export async function joinInvited(tx: Tx, roleId: string, userId: string): Promise<string> {
  const person = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
  return join(tx, roleId, person, 'inviteRoleMember');
}

/** Returns the role's id. The lock keeps the last two owners from leaving at the same time. */
export const removeRoleMember = operation<RoleMemberInput, string>(
  'removeRoleMember',
  async (tx, { roleId, userId }) => {
    const role = await lockRole(tx, roleId);
    const members = await tx.db.roleMember.findMany({ where: { roleId }, include: { user: true } });
    const leaving = members.find((member) => member.userId === userId);
    if (!leaving) return roleId;
    // someone who hasn't accepted their invitation doesn't count as an owner
    const settled = members.filter(({ user }) => user.claimedAt && user.emailVerifiedAt && !user.deactivatedAt);
    const refusal = removeMemberRefusal(role, settled.includes(leaving) ? settled.length : settled.length + 1);
    if (refusal) throw new Refusal(refusal);
    await tx.db.roleMember.delete({ where: { id: leaving.id } });
    tx.record({ kind: 'removeRoleMember', teamId: role.teamId, data: { roleId, userId } });
    tx.audit({ kind: 'removeRoleMember', teamId: role.teamId, ...aboutPerson(leaving.user, { role: role.name }) });
    return roleId;
  },
);

type Person = Pick<User, 'id' | 'name' | 'email'>;

async function join(
  tx: Tx,
  roleId: string,
  person: Person,
  kind: 'addRoleMember' | 'inviteRoleMember',
): Promise<string> {
  const role = await lockRole(tx, roleId);
  if (isPowerful(role)) await guard(tx, 'givePowers');
  const id = newId();
  const { teamId } = role;
  const userId = person.id;
  const addedById = actingUserId(tx.ctx.actor);
  const { count } = await tx.db.roleMember.createMany({
    data: [{ id, teamId, roleId, userId, addedById, createdAt: tx.now }],
    skipDuplicates: true,
  });
  if (count === 0) throw new Refusal('alreadyMember');
  tx.record({ kind: 'addRoleMember', teamId, data: { roleId, userId } });
  tx.audit({ kind, teamId, ...aboutPerson(person, { role: role.name }) });
  return id;
}
