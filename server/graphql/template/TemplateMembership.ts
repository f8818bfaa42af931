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
  description: 'A membership that lets a person work on a form. Only for members of the form.',
  authScopes: may('masterTemplate', 'viewDraft', ownKey('masterTemplateId')),
  fields: (t) => ({
    userId: t.id({ description: 'The ID of the member.', resolve: ({ userId }) => encodeGlobalId('User', userId) }),
    contact: t.relation('user', {
      type: Contact,
      description: 'The contact details of the member, including their email address.',
    }),
    masterTemplate: t.relation('masterTemplate', { description: 'The form that the person is a member of.' }),
    permissionLevelId: t.exposeInt('permissionLevelId', {
      description: 'The permission level of the member: 2 can edit the form, any other level can only read it.',
    }),
    writes: t.boolean({
      description: 'Whether the member can edit the form.',
      resolve: ({ permissionLevelId }) => permissionLevelId === writePermissionLevel,
    }),
    addedAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person became a member.' }),
    authority: t.prismaField({
      type: 'MasterTemplateAuthority',
      nullable: true,
      description: 'The authority of the member to approve refunds, or null if they have none.',
      resolve: (query, { masterTemplateId, userId }, _args, { services }) =>
        services.db.masterTemplateAuthority.findUnique({
          ...query,
          where: { masterTemplateId_userId: { masterTemplateId, userId } },
        }),
    }),
    invitation: t.prismaField({
      type: Invitation,
      nullable: true,
      description: 'The invitation that added the member, or null if they were chosen from existing accounts.',
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
