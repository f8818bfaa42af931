import { builder } from '#server/graphql/builder.ts';
import { noneForOthers } from '#server/graphql/requestErrors.ts';
import { peopleList } from '#server/graphql/form/treeList.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { may, ownKey } from '#server/graphql/may.ts';

/** Neither has a scope of its own: the submission has decided who sees them, which is staff alone. */
const Tag = builder.prismaObject('Tag', {
  description: 'A word under which a team finds submissions.',
  fields: (t) => ({
    id: t.id({ description: 'Of the tag.', resolve: ({ id }) => encodeGlobalId('Tag', id) }),
    name: t.exposeString('name', { description: 'In small letters.' }),
    taggingCount: t.relationCount('taggings', { description: 'How often it is used.' }),
  }),
});

const Tagging = builder.prismaObject('Tagging', {
  description: 'A tag on a submission.',
  fields: (t) => ({
    id: t.id({ description: 'Of the tag here.', resolve: ({ id }) => encodeGlobalId('Tagging', id) }),
    taggableType: t.string({
      description: 'InitiatedFlow or ImportedFlow.',
      resolve: ({ submissionId }) => (submissionId === null ? 'ImportedFlow' : 'InitiatedFlow'),
    }),
    taggableId: t.id({
      description: 'Of what is tagged.',
      resolve: ({ submissionId, importedFlowId }) =>
        submissionId === null
          ? encodeGlobalId('ImportedFlow', importedFlowId ?? '')
          : encodeGlobalId('Submission', submissionId),
    }),
    tag: t.relation('tag', { description: 'The tag.' }),
  }),
});

const mostOffered = 100;

builder.prismaObjectFields(Submission, (t) => ({
  taggings: t.relation('taggings', {
    type: Tagging,
    complexity: peopleList,
    description: 'Its tags; for staff, and empty for others.',
    authScopes: may('submission', 'viewAsStaff', ownKey('id')),
    unauthorizedResolver: noneForOthers,
    query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: 500 },
  }),
  suggestedTags: t.prismaField({
    type: [Tag],
    complexity: peopleList,
    description: 'Tags of the team that it does not have, by name; for staff, and empty for others.',
    authScopes: may('submission', 'viewAsStaff', ownKey('id')),
    unauthorizedResolver: noneForOthers,
    select: { teamId: true },
    resolve: (query, { id: submissionId, teamId }, _args, { services }) =>
      services.db.tag.findMany({
        ...query,
        where: { teamId, taggings: { none: { submissionId } } },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: mostOffered,
      }),
  }),
}));
