import { combinedForms, mostCombined } from '#domain/finder/combinedForms.ts';
import { builder } from '#server/graphql/builder.ts';
import { formsById, publishedFinder } from '#server/graphql/team/FinderView.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';

/** From the finder, not from submissions: decision 0118. */
builder.prismaObjectFields(MasterTemplate, (t) => ({
  combinedForms: t.field({
    type: [MasterTemplate],
    complexity: { field: 20, multiplier: 5 },
    description:
      'The forms of the team that are often needed together with this one, at most 5: those that staff chose in the finder, then those that share a result with it. Only forms that everyone can see.',
    resolve: async ({ id, teamId }, _args, ctx) => {
      const finder = await publishedFinder(ctx, teamId);
      const ids = finder ? combinedForms(finder, id) : [];
      const found = await formsById(ctx, { teamId, formIds: ids, isPublic: true });
      return ids.flatMap((formId) => found.get(formId) ?? []).slice(0, mostCombined);
    },
  }),
}));
