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
  description: 'Somebody who approves refunds of a form. For the members of the form.',
  authScopes: may('masterTemplate', 'viewDraft', ownKey('masterTemplateId')),
  fields: (t) => ({
    userId: t.id({ description: 'Of the person.', resolve: ({ userId }) => encodeGlobalId('User', userId) }),
    contact: t.relation('user', { type: Contact, description: 'Who it is, with the address.' }),
    masterTemplate: t.relation('masterTemplate', { description: 'Of which form.' }),
    addedAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
  }),
});
