import { builder } from '#server/graphql/builder.ts';
import { guardAs } from '#server/graphql/nodes.ts';

guardAs('Role', 'role');

export const Role = builder.prismaNode('Role', {
  id: { field: 'id' },
  description: 'People of a team with the same rights. For members of the team.',
  authScopes: (role) => ({ may: ['role', 'viewRole', role.id] }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the team calls it.' }),
    roleType: t.exposeString('roleType', { description: 'owner, member or custom.' }),
    memberMgmtLevel: t.exposeString('memberMgmtLevel', {
      description: 'Who may change its people: anyone of the team, its members, or owners.',
    }),
    workflowCreator: t.exposeBoolean('workflowCreator', { description: 'May create forms of the team.' }),
    teamManager: t.exposeBoolean('teamManager', { description: 'May manage settings, roles and members.' }),
    financeManager: t.exposeBoolean('financeManager', { description: 'May manage finance settings and banking.' }),
    financeMember: t.exposeBoolean('financeMember', { description: 'May see transactions and disputes.' }),
    team: t.relation('team', { description: 'Where it belongs.' }),
  }),
});
