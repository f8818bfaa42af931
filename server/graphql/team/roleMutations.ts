import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { resolveRole } from '#server/graphql/team/resolveRole.ts';
import { EditLevelEnum, Role } from '#server/graphql/team/Role.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { createRole, deleteRole, updateRole } from '#server/operations/team/role.ts';

const RolePermissions = builder.inputType('RolePermissionsInput', {
  description: 'The permissions of a role. Omitted fields stay the same. Only owners can change permissions.',
  fields: (t) => ({
    workflowCreator: t.boolean({ description: 'Whether members may create forms for the team.' }),
    teamManager: t.boolean({ description: 'Whether members may manage the team’s settings, roles, and members.' }),
    financeManager: t.boolean({ description: 'Whether members may manage the team’s finance settings and banking.' }),
    financeMember: t.boolean({ description: 'Whether members may view transactions and disputes.' }),
  }),
});

defineMutation('createRole', {
  description: 'Creates a custom role.',
  inputDescription: 'The custom role to create.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    name: t.string({ required: true, validate: shortText, description: 'The name of the role.' }),
    memberMgmtLevel: t.field({
      type: EditLevelEnum,
      description:
        'Who may edit the role’s name and members. Defaults to the strictest level that the viewer can choose.',
    }),
    flags: t.field({ type: RolePermissions, description: 'The permissions of the role. Defaults to none.' }),
    addMe: t.boolean({
      description: 'Whether to add the viewer to the role. They are added anyway if they couldn’t edit it otherwise.',
    }),
  }),
  may: ['team', 'createRole', ({ input }) => input.teamId.id],
  idempotent: true,
  run: async (ctx, { input: { teamId, name, memberMgmtLevel, flags, addMe } }, idempotencyKey) => {
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
  outputDescription: 'The new role.',
  outputFields: (t) => ({
    role: t.prismaField({
      type: Role,
      description: 'The new role with its members.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.role.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    team: t.prismaField({
      type: Team,
      description: 'The role’s team.',
      resolve: (query, { done: { teamId } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
    }),
  }),
});

defineMutation('updateRole', {
  description: 'Changes a custom role.',
  inputDescription: 'The role and the fields to change. Omitted fields stay the same.',
  inputFields: (t) => ({
    roleId: t.globalID({ required: true, for: Role, description: 'The ID of the role.' }),
    name: t.string({ validate: shortText, description: 'The name of the role.' }),
    memberMgmtLevel: t.field({
      type: EditLevelEnum,
      description: 'Who may edit the role’s name and members. Only owners and team settings managers can change it.',
    }),
    flags: t.field({ type: RolePermissions, description: 'The permissions of the role. Only owners can change them.' }),
    addMe: t.boolean({ description: 'Whether to add the viewer to the role, if they may edit its members.' }),
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
  outputDescription: 'The changed role.',
  outputFields: (t) => ({
    role: t.prismaField({
      type: Role,
      description: 'The updated role.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.role.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

defineMutation('deleteRole', {
  description: 'Deletes a role. Its members lose the permissions that it gave them.',
  inputDescription: 'The role to delete. It must not be used by a form.',
  inputFields: (t) => ({
    roleId: t.globalID({ required: true, for: Role, description: 'The ID of the role.' }),
  }),
  may: ['role', 'deleteRole', ({ input }, ctx) => resolveRole(ctx, input.roleId.id)],
  run: async (ctx, { input: { roleId } }) => {
    const teamId = await deleteRole(ctx, { roleId: roleId.id });
    return { teamId, roleId: roleId.id };
  },
  outputDescription: 'The deleted role.',
  outputFields: (t) => ({
    deletedRoleId: t.globalID({
      description: 'The ID of the deleted role.',
      resolve: ({ done: { roleId } }) => ({ type: Role, id: roleId }),
    }),
    team: t.prismaField({
      type: Team,
      nullable: true,
      description: 'The team without the role, or null if the team no longer exists.',
      resolve: (query, { done: { teamId } }, _args, { services }) =>
        services.db.team.findUnique({ ...query, where: { id: teamId } }),
    }),
  }),
});
