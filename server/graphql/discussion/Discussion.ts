import { asksBeforeResolving, discussionTypes } from '#domain/discussion/discussion.ts';
import { waitsForApplicants } from '#domain/review/requestedChanges.ts';
import { availableActions, availableActionsMeaning } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { unreadFor } from '#server/graphql/discussion/unreadFor.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';

/** A talk that is longer than this has other troubles. */
const mostComments = 500;
/** What they cost: those of all discussions come with one query, and most have few. */
const commentList = { field: 1, multiplier: 3 };

guardAs('Discussion', 'discussion', 'viewDiscussion');
guardAs('DiscussionComment', 'discussionComment', 'viewComment');

export const DiscussionTypeEnum = builder.enumType('DiscussionType', {
  description: 'Who takes part: applicants and staff, or staff alone.',
  values: discussionTypes,
});

export const DiscussionComment = builder.prismaNode('DiscussionComment', {
  id: { field: 'id' },
  select: { id: true },
  description: 'What somebody said in a discussion.',
  authScopes: may('discussionComment', 'viewComment', ownKey('id')),
  fields: (t) => ({
    body: t.exposeString('body', { description: 'Plain text.' }),
    user: t.relation('user', { description: 'Who.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last put another way; null if never.',
    }),
    discussion: t.relation('discussion', { description: 'Where.' }),
    availableActions: t.stringList({
      description: availableActionsMeaning,
      resolve: ({ id }, _args, ctx) => availableActions('discussionComment', id, ctx),
    }),
  }),
});

export const Discussion = builder.prismaNode('Discussion', {
  id: { field: 'id' },
  select: { id: true },
  description: 'What people on a submission talk about: a question, or the changes that a review asks for.',
  authScopes: may('discussion', 'viewDiscussion', ownKey('id')),
  fields: (t) => ({
    type: t.expose('type', { type: DiscussionTypeEnum, description: 'Who takes part.' }),
    body: t.exposeString('body', { description: 'How it began; plain text.' }),
    user: t.relation('user', { description: 'Who began it.' }),
    resolved: t.boolean({
      description: 'It is closed.',
      select: { resolvedAt: true },
      resolve: ({ resolvedAt }) => resolvedAt !== null,
    }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is closed; null while it is open.',
    }),
    waitsForApplicants: t.boolean({
      description: 'A reviewer asks something of the applicants here, and it is neither made nor answered.',
      select: { id: true, submissionId: true, stepApprovalId: true },
      resolve: async ({ id, submissionId, stepApprovalId }, _args, ctx) => {
        if (stepApprovalId === null) return false;
        const { requested } = await evaluatedFor(ctx, submissionId);
        return requested.some((each) => each.talk.discussionId === id && waitsForApplicants(each));
      },
    }),
    resolvedBy: t.relation('resolvedBy', { nullable: true, description: 'Who closed it; null while it is open.' }),
    asksBeforeResolving: t.boolean({
      description: 'Closing it also says that the requested changes are made, so people are asked first.',
      select: { stepApprovalId: true },
      resolve: (discussion) => asksBeforeResolving(discussion),
    }),
    stepApproval: t.relation('stepApproval', {
      nullable: true,
      description: 'The review that began it; null if none.',
    }),
    comments: t.relation('discussionComments', {
      description: `What was said, the first at the top; of more than ${mostComments} the latest.`,
      complexity: commentList,
      query: { where: { deletedAt: null }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: -mostComments },
    }),
    commentCount: t.relationCount('discussionComments', {
      description: 'How often something was said in it.',
      where: { deletedAt: null },
    }),
    isUnread: t.boolean({
      description: 'Somebody else has spoken in it since the viewer read it.',
      select: { id: true, submissionId: true },
      resolve: async ({ id, submissionId }, _args, ctx) =>
        (await unreadFor(ctx, submissionId)).some((unread) => unread.id === id),
    }),
    lastSaidAt: t.expose('lastSaidAt', { type: 'DateTime', description: 'When somebody last spoke in it.' }),
    submission: t.relation('submission', { description: 'What it is about.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its beginning was last changed; null if never.',
    }),
    availableActions: t.stringList({
      description: availableActionsMeaning,
      resolve: ({ id }, _args, ctx) => availableActions('discussion', id, ctx),
    }),
  }),
});
