import { builder } from '#server/graphql/builder.ts';
import { treeList } from '#server/graphql/form/treeList.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { papersIssuedAt } from '#server/queries/output/papersIssuedAt.ts';

const DraftOutput = builder.objectRef<{ readonly name: string; readonly url: string }>('DraftOutput').implement({
  description: 'A paper that completing a step will issue.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As applicants will read it.' }),
    url: t.exposeString('url', { description: 'Where it is to be seen as it will be, of the answers of now.' }),
  }),
});

builder.prismaObjectFields(ActiveStep, (t) => ({
  draftOutputs: t.field({
    type: [DraftOutput],
    description:
      'The papers that completing it will issue, for whoever does so; empty for others, and once it is complete.',
    complexity: treeList,
    select: { id: true, startedAt: true, completedAt: true },
    authScopes: may('activeStep', 'previewOutputs', ownKey('id')),
    unauthorizedResolver: () => [],
    resolve: async ({ id, startedAt, completedAt }, _args, { services: { db, publicUrl } }) =>
      startedAt === null || completedAt !== null
        ? []
        : (await papersIssuedAt(db, id)).map(({ id: outputId, name }) => ({
            name,
            url: `${publicUrl}/active_steps/${id}/draft_outputs/${outputId}`,
          })),
  }),
}));
