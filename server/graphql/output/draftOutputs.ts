import { builder } from '#server/graphql/builder.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { outputsIssuedAt } from '#server/queries/output/outputsIssuedAt.ts';

const DraftOutput = builder.objectRef<{ readonly name: string; readonly url: string }>('DraftOutput').implement({
  description: 'A preview of an output that will be issued when a step is completed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the output, as applicants will see it.' }),
    url: t.exposeString('url', { description: 'The URL of the preview, based on the current answers.' }),
  }),
});

builder.prismaObjectFields(ActiveStep, (t) => ({
  draftOutputs: t.field({
    type: [DraftOutput],
    description:
      'The outputs that will be issued when the step is completed, for people who may preview them. Empty for others, before the step starts, and once it is completed.',
    complexity: treeListCost,
    select: { id: true, startedAt: true, completedAt: true },
    authScopes: may('activeStep', 'previewOutputs', ownKey('id')),
    unauthorizedResolver: () => [],
    resolve: async ({ id, startedAt, completedAt }, _args, { services: { db, publicUrl } }) =>
      startedAt === null || completedAt !== null
        ? []
        : (await outputsIssuedAt(db, id)).map(({ id: outputId, name }) => ({
            name,
            url: `${publicUrl}/active_steps/${id}/draft_outputs/${outputId}`,
          })),
  }),
}));
