import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { resolveRole } from '#server/graphql/team/resolveRole.ts';
import { Role } from '#server/graphql/team/Role.ts';
import { RoleMember } from '#server/graphql/team/RoleMember.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
import { addRoleMember, inviteRoleMember, removeRoleMember } from '#server/operations/team/roleMember.ts';
import { leaveTeam, takeOffTeam } from '#server/operations/team/takeOffTeam.ts';

const roleOutput = <Done extends { roleId: string }>(t: DoneFields<Done>) => ({
  role: t.prismaField({
    type: Role,
    description: 'With its people as they are now.',
    resolve: (query, { done: { roleId } }, _args, { services }) =>
      services.db.role.findUniqueOrThrow({ ...query, where: { id: roleId } }),
  }),
});

const joinedOutput = <Done extends { roleId: string; membershipId: string }>(t: DoneFields<Done>) => ({
  ...roleOutput(t),
  member: t.prismaField({
    type: RoleMember,
    description: 'The new one.',
    resolve: (query, { done: { membershipId } }, _args, { services }) =>
      services.db.roleMember.findUniqueOrThrow({ ...query, where: { id: membershipId } }),
  }),
});

const joined = async (ctx: RequestContext, roleId: string, membershipId: string) => {
  await ctx.refresh();
  return { roleId, membershipId };
};

verbMutation('addRoleMember', {
  description: 'Puts a person into a role.',
  inputDescription: 'Somebody who has an account.',
  inputFields: (t) => ({
    roleId: t.globalID({ required: true, for: Role, description: 'Which role.' }),
    userId: t.globalID({ required: true, for: [User, Contact], description: 'Who.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['role', 'updateRoleMembers', ({ input }, ctx) => resolveRole(ctx, input.roleId.id)],
  run: async (ctx, { input: { roleId, userId, idempotencyKey } }) => {
    const membershipId = await addRoleMember(ctx, { roleId: roleId.id, userId: userId.id }, idempotencyKey);
    return joined(ctx, roleId.id, membershipId);
  },
  keepsRights: true,
  outputDescription: 'They are in it.',
  outputFields: joinedOutput,
});

verbMutation('inviteRoleMember', {
  description: 'Puts somebody into a role who may not have an account yet, and mails them the way in.',
  inputDescription: 'Somebody by e-mail.',
  inputFields: (t) => ({
    roleId: t.globalID({ required: true, for: Role, description: 'Which role.' }),
    email: t.string({ required: true, validate: line, description: 'Where the invitation goes.' }),
    name: t.string({ required: true, validate: line, description: 'Of the person, until they say it themselves.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['role', 'updateRoleMembers', ({ input }, ctx) => resolveRole(ctx, input.roleId.id)],
  run: async (ctx, { input: { roleId, email, name, idempotencyKey } }) => {
    await slowDown(ctx, 'invite', ctx.access.principal.userId ?? '');
    const membershipId = await inviteRoleMember(ctx, { roleId: roleId.id, email, name }, idempotencyKey);
    return joined(ctx, roleId.id, membershipId);
  },
  keepsRights: true,
  outputDescription: 'They are in it, and a mail is on its way.',
  outputFields: joinedOutput,
});

verbMutation('removeRoleMember', {
  description: 'Takes a person out of a role. The last owner stays.',
  inputDescription: 'Somebody who is in the role.',
  inputFields: (t) => ({
    roleId: t.globalID({ required: true, for: Role, description: 'Which role.' }),
    userId: t.globalID({ required: true, for: [User, Contact], description: 'Who.' }),
  }),
  may: ['role', 'updateRoleMembers', ({ input }, ctx) => resolveRole(ctx, input.roleId.id)],
  run: async (ctx, { input: { roleId, userId } }) => {
    await removeRoleMember(ctx, { roleId: roleId.id, userId: userId.id });
    return { roleId: roleId.id };
  },
  outputDescription: 'They are no longer in it.',
  outputFields: (t) => ({
    role: t.prismaField({
      type: Role,
      nullable: true,
      description: 'With its people as they are now; null for who has just left the team.',
      resolve: async (query, { done: { roleId } }, _args, { services, access }) =>
        (await access.may('role', 'viewRole', roleId))
          ? services.db.role.findUnique({ ...query, where: { id: roleId } })
          : null,
    }),
  }),
});

const leftOutput = <Done extends { teamId: string }>(t: DoneFields<Done>) => ({
  team: t.prismaField({
    type: Team,
    nullable: true,
    description: 'The team with the members who are left, or null for the person who left it.',
    resolve: async (query, { done: { teamId } }, _args, { services, access }) =>
      (await access.may('team', 'viewTeam', teamId))
        ? services.db.team.findUnique({ ...query, where: { id: teamId } })
        : null,
  }),
});

verbMutation('leaveTeam', {
  description:
    'Removes the viewer from all roles, forms, submissions, steps and reviews of a team, and revokes their keys. The last owner stays.',
  inputDescription: 'The team to leave.',
  inputFields: (t) => ({ teamId: t.globalID({ required: true, for: Team, description: 'The team to leave.' }) }),
  may: ['team', 'leaveTeam', ({ input }) => input.teamId.id],
  signedIn: true,
  run: async (ctx, { input: { teamId } }) => {
    await leaveTeam(ctx, { teamId: teamId.id, userId: ctx.access.principal.userId ?? '' });
    return { teamId: teamId.id };
  },
  outputDescription: 'The viewer is no longer a member.',
  outputFields: leftOutput,
});

verbMutation('takeOffTeam', {
  description:
    'Removes a member from all roles, forms, submissions, steps and reviews of a team, and revokes their keys. The viewer and the creator of the team cannot be removed this way.',
  inputDescription: 'The member to remove.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'Which team.' }),
    userId: t.globalID({ required: true, for: [User, Contact], description: 'Who.' }),
  }),
  may: ['team', 'takeOffTeam', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId, userId } }) => {
    await takeOffTeam(ctx, { teamId: teamId.id, userId: userId.id });
    return { teamId: teamId.id };
  },
  outputDescription: 'The person is no longer a member.',
  outputFields: leftOutput,
});
