import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { Invitation } from '#server/graphql/account/Invitation.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId, guardThrough } from '#server/graphql/nodes.ts';

guardThrough(
  'MasterTemplateMembership',
  'masterTemplate',
  'viewDraft',
  async ({ services }, id) =>
    (await services.db.masterTemplateMembership.findUnique({ where: { id } }))?.masterTemplateId,
);

export const TemplateMembership = builder.prismaNode('MasterTemplateMembership', {
  id: { field: 'id' },
  description: 'Somebody who works on a form. For its members.',
  authScopes: may('masterTemplate', 'viewDraft', ownKey('masterTemplateId')),
  fields: (t) => ({
    userId: t.id({ description: 'Of the person.', resolve: ({ userId }) => encodeGlobalId('User', userId) }),
    contact: t.relation('user', { type: Contact, description: 'Who it is, with the address.' }),
    masterTemplate: t.relation('masterTemplate', { description: 'Of which form.' }),
    permissionLevelId: t.exposeInt('permissionLevelId', { description: '2 writes, everything else reads.' }),
    writes: t.boolean({
      description: 'Whether they may change the form.',
      resolve: ({ permissionLevelId }) => permissionLevelId === writePermissionLevel,
    }),
    addedAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
    authority: t.prismaField({
      type: 'MasterTemplateAuthority',
      nullable: true,
      description: 'Set for who also approves refunds; null for the others.',
      resolve: (query, { masterTemplateId, userId }, _args, { services }) =>
        services.db.masterTemplateAuthority.findUnique({
          ...query,
          where: { masterTemplateId_userId: { masterTemplateId, userId } },
        }),
    }),
    invitation: t.prismaField({
      type: Invitation,
      nullable: true,
      description: 'How the person was asked; null for somebody who was chosen from the list.',
      resolve: (query, { userId, masterTemplateId }, _args, { services }) =>
        services.db.invitation.findUnique({
          ...query,
          where: {
            userId_subjectType_subjectId: { userId, subjectType: 'MasterTemplate', subjectId: masterTemplateId },
          },
        }),
    }),
  }),
});
