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
  description: 'A person’s membership in a role. Visible to members of the team.',
  authScopes: may('role', 'viewRoleMembers', ownKey('roleId')),
  fields: (t) => ({
    userId: t.id({ description: 'The ID of the person.', resolve: ({ userId }) => encodeGlobalId('User', userId) }),
    contact: t.relation('user', { type: Contact, description: 'The person, with their email address.' }),
    role: t.relation('role', { description: 'The role that the person is a member of.' }),
    addedAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person was added to the role.' }),
    invitation: t.prismaField({
      type: Invitation,
      nullable: true,
      description: 'The invitation sent to the person, or null if they were added without one.',
      resolve: (query, { userId, roleId }, _args, { services }) =>
        services.db.invitation.findUnique({
          ...query,
          where: { userId_subjectType_subjectId: { userId, subjectType: 'Role', subjectId: roleId } },
        }),
    }),
  }),
});
