import { builder } from '#server/graphql/builder.ts';
import { guardThrough } from '#server/graphql/nodes.ts';

guardThrough(
  'Invitation',
  'user',
  'viewAccount',
  async ({ services }, id) => (await services.db.invitation.findUnique({ where: { id } }))?.userId,
);

/** Has no scope of its own: the membership that holds it has decided who sees it; by its id only the invited person does. */
export const Invitation = builder.prismaNode('Invitation', {
  id: { field: 'id' },
  description: 'Somebody was asked to join. Until they come it can be sent again, once in six hours.',
  fields: (t) => ({
    sentCount: t.exposeInt('sentCount', { description: 'How often it was mailed.' }),
    lastSentAt: t.expose('lastSentAt', { type: 'DateTime', description: 'When it was mailed last.' }),
    acceptedAt: t.expose('acceptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the person came; null while they have not.',
    }),
  }),
});
