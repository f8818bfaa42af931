import { builder } from '#server/graphql/builder.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

builder.prismaObjectFields(Submission, (t) => ({
  hasPeopleOrTags: t.boolean({
    description:
      'Whether the page header has assignees, tags, or staff details to show the viewer. Lets a page reserve space before it loads them.',
    resolve: async ({ id }, _args, ctx) => {
      const { access } = ctx;
      if (await access.may('submission', 'viewAsStaff', id)) return true;
      const { snapshot, people } = await evaluatedFor(ctx, id);
      const [seesPeople, seesTags] = await Promise.all([
        access.may('submission', 'viewAccess', id),
        access.may('submission', 'viewTaggings', id),
      ]);
      return (seesPeople && people.assignees.length > 0) || (seesTags && snapshot.tagIds.length > 0);
    },
  }),
}));
