import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { User } from '#server/graphql/account/User.ts';
import { Role } from '#server/graphql/team/Role.ts';
import { resolveRole } from '#server/graphql/team/resolveRole.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { RoleMember } from '#server/graphql/team/RoleMember.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { takeOffTeam } from '#server/operations/team/takeOffTeam.ts';
import { addRoleMember, inviteRoleMember, removeRoleMember } from '#server/operations/team/roleMember.ts';

type PayloadFields<Payload extends object> = PothosSchemaTypes.ObjectFieldBuilder<
  (typeof builder)['$inferSchemaTypes'],
  Payload
>;

const roleOutput = (t: PayloadFields<{ roleId: string }>) => ({
  role: t.prismaField({
    type: Role,
    description: 'With its people as they are now.',
    resolve: (query, { roleId }, _args, { services }) =>
      services.db.role.findUniqueOrThrow({ ...query, where: { id: roleId } }),
  }),
});

const joinedOutput = (t: PayloadFields<{ roleId: string; membershipId: string }>) => ({
  ...roleOutput(t as never),
  member: t.prismaField({
    type: RoleMember,
    description: 'The new one.',
    resolve: (query, { membershipId }, _args, { services }) =>
      services.db.roleMember.findUniqueOrThrow({ ...query, where: { id: membershipId } }),
  }),
});

const joined = async (ctx: RequestContext, roleId: string, membershipId: string) => {
  await ctx.refresh();
  return { roleId, membershipId };
};

builder.relayMutationField(
  'addRoleMember',
  {
    description: 'Somebody who has an account.',
    inputFields: (t) => ({
      roleId: t.globalID({ required: true, for: Role, description: 'Which role.' }),
      userId: t.globalID({ required: true, for: [User, Contact], description: 'Who.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Puts a person into a role.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['role', 'updateRoleMembers', await resolveRole(ctx, input.roleId)],
    }),
    errors: refusals,
    resolve: async (_root, { input: { roleId, userId, idempotencyKey } }, ctx) => {
      const membershipId = await addRoleMember(ctx, { roleId: roleId.id, userId: userId.id }, idempotencyKey);
      return joined(ctx, roleId.id, membershipId);
    },
  },
  { description: 'They are in it.', outputFields: joinedOutput },
);

builder.relayMutationField(
  'inviteRoleMember',
  {
    description: 'Somebody by e-mail.',
    inputFields: (t) => ({
      roleId: t.globalID({ required: true, for: Role, description: 'Which role.' }),
      email: t.string({ required: true, validate: line, description: 'Where the invitation goes.' }),
      name: t.string({ required: true, validate: line, description: 'Of the person, until they say it themselves.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Puts somebody into a role who may not have an account yet, and mails them the way in.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['role', 'updateRoleMembers', await resolveRole(ctx, input.roleId)],
    }),
    errors: refusals,
    resolve: async (_root, { input: { roleId, email, name, idempotencyKey } }, ctx) => {
      await slowDown(ctx, 'invite', ctx.access.principal.userId ?? '');
      const membershipId = await inviteRoleMember(ctx, { roleId: roleId.id, email, name }, idempotencyKey);
      return joined(ctx, roleId.id, membershipId);
    },
  },
  { description: 'They are in it, and a mail is on its way.', outputFields: joinedOutput },
);

builder.relayMutationField(
  'removeRoleMember',
  {
    description: 'Somebody who is in the role.',
    inputFields: (t) => ({
      roleId: t.globalID({ required: true, for: Role, description: 'Which role.' }),
      userId: t.globalID({ required: true, for: [User, Contact], description: 'Who.' }),
    }),
  },
  {
    description: 'Takes a person out of a role. The last owner stays.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['role', 'updateRoleMembers', await resolveRole(ctx, input.roleId)],
    }),
    errors: refusals,
    resolve: async (_root, { input: { roleId, userId } }, ctx) => {
      await removeRoleMember(ctx, { roleId: roleId.id, userId: userId.id });
      await ctx.refresh();
      return { roleId: roleId.id };
    },
  },
  {
    description: 'They are no longer in it.',
    outputFields: (t) => ({
      role: t.prismaField({
        type: Role,
        nullable: true,
        description: 'With its people as they are now; null for who has just left the team.',
        resolve: async (query, { roleId }, _args, { services, access }) =>
          (await access.may('role', 'viewRole', roleId))
            ? services.db.role.findUnique({ ...query, where: { id: roleId } })
            : null,
      }),
    }),
  },
);

builder.relayMutationField(
  'takeOffTeam',
  {
    description: 'Somebody who works in the team.',
    inputFields: (t) => ({
      teamId: t.globalID({ required: true, for: Team, description: 'Which team.' }),
      userId: t.globalID({ required: true, for: [User, Contact], description: 'Who.' }),
    }),
  },
  {
    description:
      'Takes a person off a team at once: out of all roles and forms, off all submissions, steps and reviews, and revokes their keys. The last owner stays.',
    authScopes: (_root, { input }) => ({ may: ['team', 'takeOffTeam', input.teamId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { teamId, userId } }, ctx) => {
      await takeOffTeam(ctx, { teamId: teamId.id, userId: userId.id });
      await ctx.refresh();
      return { teamId: teamId.id };
    },
  },
  {
    description: 'Nothing of the team is theirs any more.',
    outputFields: (t) => ({
      team: t.prismaField({
        type: Team,
        nullable: true,
        description: 'With its people as they are now; null for who has just left it.',
        resolve: async (query, { teamId }, _args, { services, access }) =>
          (await access.may('team', 'viewTeam', teamId))
            ? services.db.team.findUnique({ ...query, where: { id: teamId } })
            : null,
      }),
    }),
  },
);
