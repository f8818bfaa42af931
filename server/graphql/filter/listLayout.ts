import { parseLayout } from '#domain/filter/listLayout.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { FilterKindType } from '#server/graphql/filter/AdvancedFilter.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { keepListLayout } from '#server/operations/filter/keepListLayout.ts';

const meaning =
  'How close its rows stand, which columns it shows, in their order, and how wide those are that were sized: {density, columns, sizes}.';

builder.prismaObjectFields(Viewer, (t) => ({
  listLayout: t.field({
    type: 'JSON',
    nullable: true,
    description: `${meaning} Null until they chose.`,
    args: { kind: t.arg({ type: FilterKindType, required: true, description: 'Of which list.' }) },
    resolve: async ({ id: userId }, { kind }, { services }) => {
      const row = await services.db.listLayout.findUnique({ where: { userId_kind: { userId, kind } } });
      return row && parseLayout(kind, row.layout);
    },
  }),
}));

verbMutation('keepListLayout', {
  description: 'Shows a list of the viewer from now on as they have put it, on all their machines.',
  inputDescription: 'The list and how it is shown.',
  inputFields: (t) => ({
    kind: t.field({ type: FilterKindType, required: true, description: 'Which list.' }),
    layout: t.field({ type: 'JSON', required: true, description: meaning }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input: { kind, layout } }) => {
    await keepListLayout(ctx, { userId: personOf(ctx).userId, kind, layout });
    return {};
  },
  keepsRights: true,
  outputDescription: 'It is shown so.',
  outputFields: viewerOutput,
});
