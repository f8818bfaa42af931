import { builder } from '#server/graphql/builder.ts';
import { guardThrough } from '#server/graphql/nodes.ts';

guardThrough(
  'Invitation',
  'user',
  'viewAccount',
  async ({ services }, id) => (await services.db.invitation.findUnique({ where: { id } }))?.userId,
);

/**
 * No auth scopes of its own: the membership that returns it already checks access. By ID, only the invited
 * person can view it.
 */
export const Invitation = builder.prismaNode('Invitation', {
  id: { field: 'id' },
  description: 'An invitation to join. Until it is accepted, it can be resent once every six hours.',
  fields: (t) => ({
    sentCount: t.exposeInt('sentCount', { description: 'How many times the invitation has been emailed.' }),
    lastSentAt: t.expose('lastSentAt', { type: 'DateTime', description: 'When the invitation was last emailed.' }),
    acceptedAt: t.expose('acceptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the person accepted the invitation, or null if they have not.',
    }),
  }),
});
