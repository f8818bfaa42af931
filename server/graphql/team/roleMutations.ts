import { builder } from '#server/graphql/builder.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { resolveRole } from '#server/graphql/team/resolveRole.ts';
import { EditLevelEnum, Role } from '#server/graphql/team/Role.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { createRole, deleteRole, updateRole } from '#server/operations/team/role.ts';

const RolePermissions = builder.inputType('RolePermissionsInput', {
  description: 'What a role may do; what is left out stays. Only owners change any of it.',
  fields: (t) => ({
    workflowCreator: t.boolean({ description: 'May create forms of the team.' }),
    teamManager: t.boolean({ description: 'May manage settings, roles and members.' }),
    financeManager: t.boolean({ description: 'May manage finance settings and banking.' }),
    financeMember: t.boolean({ description: 'May see transactions and disputes.' }),
  }),
});

verbMutation('createRole', {
  description: 'Makes a role.',
  inputDescription: 'A role that the team makes itself.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'In which team.' }),
    name: t.string({ required: true, validate: line, description: 'As the team calls it.' }),
    memberMgmtLevel: t.field({
      type: EditLevelEnum,
      description: 'Who may change its people; the strictest that the viewer may choose when it is left out.',
    }),
    flags: t.field({ type: RolePermissions, description: 'What it may do; nothing when it is left out.' }),
    addMe: t.boolean({ description: 'Puts the viewer into it. Who could not edit it otherwise is put in anyway.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['team', 'createRole', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId, name, memberMgmtLevel, flags, addMe, idempotencyKey } }) => {
    const level = memberMgmtLevel ?? null;
    const role = {
      teamId: teamId.id,
      name,
      memberMgmtLevel: level,
      permissions: { ...flags },
      addMe: addMe ?? false,
    };
    const id = await createRole(ctx, role, idempotencyKey);
    return { id, teamId: teamId.id };
  },
  outputDescription: 'The role was made.',
  outputFields: (t) => ({
    role: t.prismaField({
      type: Role,
      description: 'With whoever is in it already.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.role.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    team: t.prismaField({
      type: Team,
      description: 'Its team.',
      resolve: (query, { done: { teamId } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
    }),
  }),
});

verbMutation('updateRole', {
  description: 'Changes a role that the team made itself.',
  inputDescription: 'What is left out stays.',
  inputFields: (t) => ({
    roleId: t.globalID({ required: true, for: Role, description: 'Which role.' }),
    name: t.string({ validate: line, description: 'As the team calls it.' }),
    memberMgmtLevel: t.field({
      type: EditLevelEnum,
      description: 'Who may edit its name and people. Only owners and team settings managers change it.',
    }),
    flags: t.field({ type: RolePermissions, description: 'What its members may do. Only owners change it.' }),
    addMe: t.boolean({ description: 'Adds the viewer as a member, if they may edit its members.' }),
  }),
  mayEach: [
    ['role', 'updateRole', ({ input }, ctx) => resolveRole(ctx, input.roleId.id)],
    ['role', 'updateRoleMembers', ({ input }) => input.roleId.id, ({ input }) => input.addMe === true],
  ],
  run: async (ctx, { input: { roleId, name, memberMgmtLevel, flags, addMe } }) => {
    const change = { roleId: roleId.id, name, memberMgmtLevel, permissions: { ...flags }, addMe: addMe ?? false };
    const id = await updateRole(ctx, change);
    return { id };
  },
  outputDescription: 'The role was changed.',
  outputFields: (t) => ({
    role: t.prismaField({
      type: Role,
      description: 'As it is now.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.role.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

verbMutation('deleteRole', {
  description: 'Removes a role. Its people lose what it gave them.',
  inputDescription: 'A role that no form names.',
  inputFields: (t) => ({
    roleId: t.globalID({ required: true, for: Role, description: 'Which role.' }),
  }),
  may: ['role', 'deleteRole', ({ input }, ctx) => resolveRole(ctx, input.roleId.id)],
  run: async (ctx, { input: { roleId } }) => {
    const teamId = await deleteRole(ctx, { roleId: roleId.id });
    return { teamId, roleId: roleId.id };
  },
  outputDescription: 'The role is gone.',
  outputFields: (t) => ({
    deletedRoleId: t.globalID({
      description: 'Of the role that was there.',
      resolve: ({ done: { roleId } }) => ({ type: Role, id: roleId }),
    }),
    team: t.prismaField({
      type: Team,
      nullable: true,
      description: 'Without the role.',
      resolve: (query, { done: { teamId } }, _args, { services }) =>
        services.db.team.findUnique({ ...query, where: { id: teamId } }),
    }),
  }),
});
