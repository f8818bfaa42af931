import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId, guardThrough } from '#server/graphql/nodes.ts';

guardThrough(
  'MasterTemplateAuthority',
  'masterTemplate',
  'viewDraft',
  async ({ services }, id) =>
    (await services.db.masterTemplateAuthority.findUnique({ where: { id } }))?.masterTemplateId,
);

export const TemplateAuthority = builder.prismaNode('MasterTemplateAuthority', {
  id: { field: 'id' },
  description: 'A person who can approve refunds for a form. Only for members of the form.',
  authScopes: may('masterTemplate', 'viewDraft', ownKey('masterTemplateId')),
  fields: (t) => ({
    userId: t.id({ description: 'The ID of the person.', resolve: ({ userId }) => encodeGlobalId('User', userId) }),
    contact: t.relation('user', {
      type: Contact,
      description: 'The contact details of the person, including their email address.',
    }),
    masterTemplate: t.relation('masterTemplate', { description: 'The form that the person can approve refunds for.' }),
    addedAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person was given this authority.' }),
  }),
});
