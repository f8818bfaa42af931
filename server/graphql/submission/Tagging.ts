import { maxTagsOfSubmission, normaliseTag, reservedTags } from '#domain/tag/tag.ts';
import { builder } from '#server/graphql/builder.ts';
import { peopleListCost } from '#server/graphql/form/listCosts.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId, guardThrough } from '#server/graphql/nodes.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { Tag } from '#server/graphql/submission/Tag.ts';
import { suggestedTagIds } from '#server/queries/submission/suggestedTagIds.ts';

guardThrough('Tagging', 'submission', 'viewTaggings', async ({ services }, id) => {
  const tagging = await services.db.tagging.findUnique({
    where: { id, tag: { deletedAt: null } },
    select: { submissionId: true },
  });
  return tagging?.submissionId;
});

/** No scope of its own: the submission decides who sees its tags. */
export const Tagging = builder.prismaNode('Tagging', {
  id: { field: 'id' },
  description: 'A tag on a submission or an imported record.',
  fields: (t) => ({
    taggableType: t.string({
      description: 'What is tagged: `InitiatedFlow` for a submission, or `ImportedFlow` for an imported record.',
      select: { submissionId: true },
      resolve: ({ submissionId }) => (submissionId === null ? 'ImportedFlow' : 'InitiatedFlow'),
    }),
    taggableId: t.id({
      description: 'The ID of the tagged submission or imported record.',
      select: { submissionId: true, importedFlowId: true },
      resolve: ({ submissionId, importedFlowId }) =>
        submissionId === null
          ? encodeGlobalId('ImportedFlow', importedFlowId ?? '')
          : encodeGlobalId('Submission', submissionId),
    }),
    tag: t.relation('tag', { description: 'The tag.' }),
  }),
});

const mostOffered = 100;
const mostOnOne = maxTagsOfSubmission + reservedTags.length;

builder.prismaObjectFields(Submission, (t) => ({
  tags: t.prismaField({
    type: [Tag],
    complexity: peopleListCost,
    description:
      'The submission’s tags, by name. For staff, and for applicants if the team shows them tags. Empty for others.',
    authScopes: may('submission', 'viewTaggings', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    resolve: (query, { id: submissionId }, _args, { services }) =>
      services.db.tag.findMany({
        ...query,
        where: { deletedAt: null, taggings: { some: { submissionId } } },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: mostOnOne,
      }),
  }),
  taggings: t.relation('taggings', {
    type: Tagging,
    complexity: peopleListCost,
    description:
      'The submission’s tags in the order they were added. For staff, and for applicants if the team shows them tags. Empty for others.',
    authScopes: may('submission', 'viewTaggings', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    query: {
      where: { tag: { deletedAt: null } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: mostOnOne,
    },
  }),
  suggestedTags: t.prismaField({
    type: [Tag],
    complexity: peopleListCost,
    description:
      'The team’s tags that the submission could have: those used most on the form’s submissions first, then by name. For staff; empty for others.',
    authScopes: may('submission', 'viewAsStaff', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    args: {
      search: t.arg.string({ validate: shortText, description: 'Returns only tags whose name contains this text.' }),
    },
    select: { teamId: true, masterTemplateId: true },
    resolve: async (query, submission, { search }, { services }) => {
      const ids = await suggestedTagIds(services.pool, submission, normaliseTag(search ?? ''), mostOffered);
      const tags = await services.db.tag.findMany({ ...query, where: { id: { in: [...ids] } } });
      return tags.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    },
  }),
}));
