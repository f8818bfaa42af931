import { Contact } from '#server/graphql/account/Contact.ts';
import { Invitation } from '#server/graphql/account/Invitation.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId, guardThrough } from '#server/graphql/nodes.ts';

guardThrough(
  'RoleMember',
  'role',
  'viewRoleMembers',
  async ({ services }, id) => (await services.db.roleMember.findUnique({ where: { id } }))?.roleId,
);

export const RoleMember = builder.prismaNode('RoleMember', {
  id: { field: 'id' },
  description: 'Somebody in a role. For members of the team.',
  authScopes: may('role', 'viewRoleMembers', ownKey('roleId')),
  fields: (t) => ({
    userId: t.id({ description: 'Of the person.', resolve: ({ userId }) => encodeGlobalId('User', userId) }),
    contact: t.relation('user', { type: Contact, description: 'Who it is, with the address.' }),
    role: t.relation('role', { description: 'In which role.' }),
    addedAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
    invitation: t.prismaField({
      type: Invitation,
      nullable: true,
      description: 'How the person was asked; null for somebody who was chosen from the list.',
      resolve: (query, { userId, roleId }, _args, { services }) =>
        services.db.invitation.findUnique({
          ...query,
          where: { userId_subjectType_subjectId: { userId, subjectType: 'Role', subjectId: roleId } },
        }),
    }),
  }),
});
