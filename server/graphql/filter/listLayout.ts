import { parseLayout } from '#domain/filter/listLayout.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { FilterKindType } from '#server/graphql/filter/AdvancedFilter.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { keepListLayout } from '#server/operations/filter/keepListLayout.ts';

const meaning =
  'The layout of a list, as `{density, columns, sizes}`: the row density, the visible columns in order, and the sizes of resized columns.';

builder.prismaObjectFields(Viewer, (t) => ({
  listLayout: t.field({
    type: 'JSON',
    nullable: true,
    description: `${meaning} Null if the viewer has not changed the layout, or the saved one is no longer valid.`,
    args: {
      kind: t.arg({ type: FilterKindType, required: true, description: 'The list that the layout applies to.' }),
    },
    resolve: async ({ id: userId }, { kind }, { services }) => {
      const row = await services.db.listLayout.findUnique({ where: { userId_kind: { userId, kind } } });
      return row && parseLayout(kind, row.layout);
    },
  }),
}));

defineMutation('keepListLayout', {
  description: "Saves the viewer's layout of a list, for all their devices.",
  inputDescription: 'The list and its new layout.',
  inputFields: (t) => ({
    kind: t.field({ type: FilterKindType, required: true, description: 'The list that the layout applies to.' }),
    layout: t.field({ type: 'JSON', required: true, description: meaning }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input: { kind, layout } }) => {
    await keepListLayout(ctx, { userId: personOf(ctx).userId, kind, layout });
    return {};
  },
  keepsRights: true,
  outputDescription: 'The result of saving a list layout.',
  outputFields: viewerOutput,
});
