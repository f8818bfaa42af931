import { initials } from '#domain/account/account.ts';
import { editLevels, offeredEditLevels, roleTypes } from '#domain/team/roles.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { availableActions, availableActionsMeaning } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId, guardThrough } from '#server/graphql/nodes.ts';
import { noneForOthers } from '#server/graphql/requestErrors.ts';
import { isUnarchived } from '#server/graphql/team/resolveRole.ts';

// by its id a role is asked for with its people; which works on a form is told by the form
guardThrough('Role', 'role', 'viewRoleMembers', async (ctx, id) => ((await isUnarchived(ctx, id)) ? id : null));

export const EditLevelEnum = builder.enumType('RoleEditLevel', {
  description: 'Who may edit the name and people of a role: any team member, its members and owners, or owners.',
  values: editLevels,
});

const RoleTypeEnum = builder.enumType('RoleType', {
  description: 'Each team has one owner role, one member role, and any number that it made itself.',
  values: roleTypes,
});

/** A role has some hundred members at most; they are shown with it. */
const mostMembers = 1_000;

export const Role = builder.prismaNode('Role', {
  id: { field: 'id' },
  description: 'People of a team with the same rights. For members of the team.',
  authScopes: may('role', 'viewRole', ownKey('id')),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the team calls it.' }),
    initials: t.string({ description: 'For where a picture would stand.', resolve: ({ name }) => initials(name) }),
    roleType: t.expose('roleType', { type: RoleTypeEnum, description: 'Owner, member or one that the team made.' }),
    memberMgmtLevel: t.expose('memberMgmtLevel', {
      type: EditLevelEnum,
      description: 'Who may edit its name and people. A role that gives powers is never edited by people without them.',
    }),
    workflowCreator: t.exposeBoolean('workflowCreator', { description: 'May create forms of the team.' }),
    teamManager: t.exposeBoolean('teamManager', { description: 'May manage settings, roles and members.' }),
    financeManager: t.exposeBoolean('financeManager', { description: 'May manage finance settings and banking.' }),
    financeMember: t.exposeBoolean('financeMember', { description: 'May see transactions and disputes.' }),
    team: t.relation('team', { description: 'Where it belongs.' }),
    memberCount: t.relationCount('roleMembers', { description: 'How many people it has.' }),
    members: t.relation('roleMembers', {
      description: 'Its people, those who were there first at the top; of keys for those that read the team.',
      authScopes: may('role', 'viewRoleMembers', ownKey('id')),
      unauthorizedResolver: noneForOthers,
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: mostMembers },
    }),
    users: t.prismaField({
      type: [Contact],
      description: 'The same people without when they came.',
      authScopes: may('role', 'viewRoleMembers', ownKey('id')),
      unauthorizedResolver: noneForOthers,
      resolve: (query, { id }, _args, { services }) =>
        services.db.user.findMany({
          ...query,
          where: { roleMembers: { some: { roleId: id } } },
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
          take: mostMembers,
        }),
    }),
    userIds: t.idList({
      description: 'Just the ids of the same people.',
      authScopes: may('role', 'viewRoleMembers', ownKey('id')),
      unauthorizedResolver: noneForOthers,
      select: { roleMembers: { select: { userId: true }, take: mostMembers } },
      resolve: ({ roleMembers }) => roleMembers.map(({ userId }) => encodeGlobalId('User', userId)),
    }),
    hasMember: t.boolean({
      description: 'Whether a person is a member of the role.',
      authScopes: may('role', 'viewRoleMembers', ownKey('id')),
      args: { userId: t.arg.globalID({ required: true, for: User, description: 'The person.' }) },
      resolve: async ({ id }, { userId }, { services }) =>
        (await services.db.roleMember.count({ where: { roleId: id, userId: userId.id } })) > 0,
    }),
    isViewerMember: t.boolean({
      description: 'Whether the viewer is one of its people.',
      resolve: ({ id }, _args, { access }) => access.principal.roles.some((held) => held.id === id),
    }),
    offeredEditLevels: t.field({
      type: [EditLevelEnum],
      description: 'The edit levels that the viewer could give it.',
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
      description: availableActionsMeaning,
      resolve: ({ id }, _args, ctx) => availableActions('role', id, ctx),
    }),
  }),
});
