import { initials } from '#domain/account/account.ts';
import { editLevels, offeredEditLevels, roleTypes } from '#domain/team/roles.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { availableActions, availableActionsDescription } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId, guardThrough } from '#server/graphql/nodes.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { isUnarchived } from '#server/graphql/team/resolveRole.ts';

// Loading a role by ID gives access to its members. Roles that work on a form are read through the form.
guardThrough('Role', 'role', 'viewRoleMembers', async (ctx, id) => ((await isUnarchived(ctx, id)) ? id : null));

export const EditLevelEnum = builder.enumType('RoleEditLevel', {
  description:
    'Who may edit a role’s name and members: any team member (`anyone`), its members and owners (`members`), or owners only (`owners`).',
  values: editLevels,
});

const RoleTypeEnum = builder.enumType('RoleType', {
  description: 'The type of a role. Each team has one owner role, one member role, and any number of custom roles.',
  values: roleTypes,
});

/** A role has a few hundred members at most, so they are loaded together. */
const mostMembers = 1_000;

export const Role = builder.prismaNode('Role', {
  id: { field: 'id' },
  description: 'A group of people in a team with the same permissions. Visible to members of the team.',
  authScopes: may('role', 'viewRole', ownKey('id')),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the role.' }),
    initials: t.string({
      description: 'The role’s initials, shown when there is no picture.',
      resolve: ({ name }) => initials(name),
    }),
    roleType: t.expose('roleType', {
      type: RoleTypeEnum,
      description: 'Whether the role is the owner role, the member role, or a custom role.',
    }),
    memberMgmtLevel: t.expose('memberMgmtLevel', {
      type: EditLevelEnum,
      description:
        'Who may edit the role’s name and members. People can’t edit a role that has more permissions than they do.',
    }),
    workflowCreator: t.exposeBoolean('workflowCreator', {
      description: 'Whether members may create forms for the team.',
    }),
    teamManager: t.exposeBoolean('teamManager', {
      description: 'Whether members may manage the team’s settings, roles, and members.',
    }),
    financeManager: t.exposeBoolean('financeManager', {
      description: 'Whether members may manage the team’s finance settings and banking.',
    }),
    financeMember: t.exposeBoolean('financeMember', {
      description: 'Whether members may view transactions and disputes.',
    }),
    team: t.relation('team', { description: 'The team that the role belongs to.' }),
    memberCount: t.relationCount('roleMembers', { description: 'The number of people in the role.' }),
    members: t.relation('roleMembers', {
      description:
        'The members of the role, earliest first. At most 1,000. Empty for viewers who can’t see them; API tokens need read access to the team.',
      authScopes: may('role', 'viewRoleMembers', ownKey('id')),
      unauthorizedResolver: emptyIfForbidden,
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: mostMembers },
    }),
    users: t.prismaField({
      type: [Contact],
      description: 'The people in the role, sorted by name. At most 1,000. Empty for viewers who can’t see them.',
      authScopes: may('role', 'viewRoleMembers', ownKey('id')),
      unauthorizedResolver: emptyIfForbidden,
      resolve: (query, { id }, _args, { services }) =>
        services.db.user.findMany({
          ...query,
          where: { roleMembers: { some: { roleId: id } } },
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
          take: mostMembers,
        }),
    }),
    userIds: t.idList({
      description: 'The IDs of the people in the role. At most 1,000. Empty for viewers who can’t see them.',
      authScopes: may('role', 'viewRoleMembers', ownKey('id')),
      unauthorizedResolver: emptyIfForbidden,
      select: { roleMembers: { select: { userId: true }, take: mostMembers } },
      resolve: ({ roleMembers }) => roleMembers.map(({ userId }) => encodeGlobalId('User', userId)),
    }),
    hasMember: t.boolean({
      description: 'Whether a person is a member of the role.',
      authScopes: may('role', 'viewRoleMembers', ownKey('id')),
      args: { userId: t.arg.globalID({ required: true, for: User, description: 'The ID of the person.' }) },
      resolve: async ({ id }, { userId }, { services }) =>
        (await services.db.roleMember.count({ where: { roleId: id, userId: userId.id } })) > 0,
    }),
    isViewerMember: t.boolean({
      description: 'Whether the viewer is a member of the role.',
      resolve: ({ id }, _args, { access }) => access.principal.roles.some((held) => held.id === id),
    }),
    offeredEditLevels: t.field({
      type: [EditLevelEnum],
      description: 'The edit levels that the viewer can choose for this role.',
      resolve: ({ id, teamId, memberMgmtLevel }, _args, { access }) => {
        const held = access.principal.roles.filter((role) => role.teamId === teamId);
        const editor = {
          isOwner: held.some(({ roleType }) => roleType === 'owner'),
          isTeamManager: held.some(({ teamManager }) => teamManager),
          isRoleMember: held.some((role) => role.id === id),
        };
        return offeredEditLevels(editor, memberMgmtLevel);
      },
    }),
    availableActions: t.stringList({
      description: availableActionsDescription,
      resolve: ({ id }, _args, ctx) => availableActions('role', id, ctx),
    }),
  }),
});
