import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { resolveRole } from '#server/graphql/team/resolveRole.ts';
import { Role } from '#server/graphql/team/Role.ts';
import { RoleMember } from '#server/graphql/team/RoleMember.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { addRoleMember, inviteRoleMember, removeRoleMember } from '#server/operations/team/roleMember.ts';
import { leaveTeam, takeOffTeam } from '#server/operations/team/takeOffTeam.ts';

const roleOutput = <Done extends { roleId: string }>(t: MutationOutputFields<Done>) => ({
  role: t.prismaField({
    type: Role,
    description: 'The role with its updated members.',
    resolve: (query, { done: { roleId } }, _args, { services }) =>
      services.db.role.findUniqueOrThrow({ ...query, where: { id: roleId } }),
  }),
});

const joinedOutput = <Done extends { roleId: string; membershipId: string }>(t: MutationOutputFields<Done>) => ({
  ...roleOutput(t),
  member: t.prismaField({
    type: RoleMember,
    description: 'The new member.',
    resolve: (query, { done: { membershipId } }, _args, { services }) =>
      services.db.roleMember.findUniqueOrThrow({ ...query, where: { id: membershipId } }),
  }),
});

const joined = async (ctx: RequestContext, roleId: string, membershipId: string) => {
  await ctx.refresh();
  return { roleId, membershipId };
};

defineMutation('addRoleMember', {
  description: 'Adds a person to a role.',
  inputDescription: 'The role and a person who has an account.',
  inputFields: (t) => ({
    roleId: t.globalID({ required: true, for: Role, description: 'The ID of the role.' }),
    userId: t.globalID({ required: true, for: [User, Contact], description: 'The ID of the person.' }),
  }),
  may: ['role', 'updateRoleMembers', ({ input }, ctx) => resolveRole(ctx, input.roleId.id)],
  idempotent: true,
  run: async (ctx, { input: { roleId, userId } }, idempotencyKey) => {
    const membershipId = await addRoleMember(ctx, { roleId: roleId.id, userId: userId.id }, idempotencyKey);
    return joined(ctx, roleId.id, membershipId);
  },
  keepsRights: true,
  outputDescription: 'The role with its new member.',
  outputFields: joinedOutput,
});

defineMutation('inviteRoleMember', {
  description:
    'Adds a person to a role by email address and emails them an invitation. They don’t need an account yet.',
  inputDescription: 'The role and the person to invite.',
  inputFields: (t) => ({
    roleId: t.globalID({ required: true, for: Role, description: 'The ID of the role.' }),
    email: t.string({ required: true, validate: shortText, description: 'The email address to invite.' }),
    name: t.string({
      required: true,
      validate: shortText,
      description: 'The person’s name, used until they enter it themselves.',
    }),
  }),
  may: ['role', 'updateRoleMembers', ({ input }, ctx) => resolveRole(ctx, input.roleId.id)],
  idempotent: true,
  run: async (ctx, { input: { roleId, email, name } }, idempotencyKey) => {
    await applyRateLimit(ctx, 'invite', ctx.access.principal.userId ?? '');
    const membershipId = await inviteRoleMember(ctx, { roleId: roleId.id, email, name }, idempotencyKey);
    return joined(ctx, roleId.id, membershipId);
  },
  keepsRights: true,
  outputDescription: 'The role with its new member, who has been emailed an invitation.',
  outputFields: joinedOutput,
});

defineMutation('removeRoleMember', {
  description: 'Removes a person from a role. The last owner can’t be removed.',
  inputDescription: 'The role and the member to remove.',
  inputFields: (t) => ({
    roleId: t.globalID({ required: true, for: Role, description: 'The ID of the role.' }),
    userId: t.globalID({ required: true, for: [User, Contact], description: 'The ID of the person.' }),
  }),
  may: ['role', 'updateRoleMembers', ({ input }, ctx) => resolveRole(ctx, input.roleId.id)],
  run: async (ctx, { input: { roleId, userId } }) => {
    await removeRoleMember(ctx, { roleId: roleId.id, userId: userId.id });
    return { roleId: roleId.id };
  },
  outputDescription: 'The result of removing the member.',
  outputFields: (t) => ({
    role: t.prismaField({
      type: Role,
      nullable: true,
      description:
        'The role with its updated members, or null if the viewer can no longer see it, for example after leaving the team.',
      resolve: async (query, { done: { roleId } }, _args, { services, access }) =>
        (await access.may('role', 'viewRole', roleId))
          ? services.db.role.findUnique({ ...query, where: { id: roleId } })
          : null,
    }),
  }),
});

const leftOutput = <Done extends { teamId: string }>(t: MutationOutputFields<Done>) => ({
  team: t.prismaField({
    type: Team,
    nullable: true,
    description: 'The team with its remaining members, or null if the viewer can no longer see it.',
    resolve: async (query, { done: { teamId } }, _args, { services, access }) =>
      (await access.may('team', 'viewTeam', teamId))
        ? services.db.team.findUnique({ ...query, where: { id: teamId } })
        : null,
  }),
});

defineMutation('leaveTeam', {
  description:
    'Removes the viewer from all of a team’s roles, forms, submissions, steps, and reviews, and revokes their API tokens. The last owner can’t leave.',
  inputDescription: 'The team to leave.',
  inputFields: (t) => ({ teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }) }),
  may: ['team', 'leaveTeam', ({ input }) => input.teamId.id],
  signedIn: true,
  run: async (ctx, { input: { teamId } }) => {
    await leaveTeam(ctx, { teamId: teamId.id, userId: ctx.access.principal.userId ?? '' });
    return { teamId: teamId.id };
  },
  outputDescription: 'The result of leaving the team.',
  outputFields: leftOutput,
});

defineMutation('takeOffTeam', {
  description:
    'Removes a member from all of a team’s roles, forms, submissions, steps, and reviews, and revokes their API tokens. The viewer and the team’s creator can’t be removed this way.',
  inputDescription: 'The team and the member to remove.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    userId: t.globalID({ required: true, for: [User, Contact], description: 'The ID of the person.' }),
  }),
  may: ['team', 'takeOffTeam', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId, userId } }) => {
    await takeOffTeam(ctx, { teamId: teamId.id, userId: userId.id });
    return { teamId: teamId.id };
  },
  outputDescription: 'The result of removing the member.',
  outputFields: leftOutput,
});
