import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThroughAction } from '#server/graphql/nodes.ts';

guardThroughAction(
  'Signing',
  'activeStep',
  'viewStepContent',
  async ({ services }, id) => (await services.db.signing.findUnique({ where: { id } }))?.activeStepId,
);

export const Signing = builder.prismaNode('Signing', {
  id: { field: 'id' },
  description: 'A signature on the answers of a step. For whoever sees those.',
  authScopes: may('activeStep', 'viewStepContent', ownKey('activeStepId')),
  fields: (t) => ({
    user: t.relation('user', { description: 'Who signed.' }),
    typedName: t.exposeString('typedName', { description: 'The name as it was typed.' }),
    image: t.exposeString('image', {
      nullable: true,
      description: 'The drawing as a data address; null when only typed.',
    }),
    signedAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});
