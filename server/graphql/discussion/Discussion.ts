import { needsConfirmationToResolve, discussionTypes } from '#domain/discussion/discussion.ts';
import { waitsForApplicants } from '#domain/review/requestedChanges.ts';
import { availableActions, availableActionsDescription } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { unreadFor } from '#server/graphql/discussion/unreadFor.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';

/** Far more comments than any real discussion has. `commentPages` reaches the rest. */
const mostComments = 500;
/** Complexity of the comments: one query loads them for all discussions, and most discussions have few. */
const commentList = { field: 1, multiplier: 3 };

guardAs('Discussion', 'discussion', 'viewDiscussion');
guardAs('DiscussionComment', 'discussionComment', 'viewComment');

export const DiscussionTypeEnum = builder.enumType('DiscussionType', {
  description:
    'Who can take part in a discussion: applicants and staff (`PublicDiscussion`), or staff only (`InternalDiscussion`).',
  values: discussionTypes,
});

export const DiscussionComment = builder.prismaNode('DiscussionComment', {
  id: { field: 'id' },
  select: { id: true },
  description: 'A comment in a discussion.',
  authScopes: may('discussionComment', 'viewComment', ownKey('id')),
  fields: (t) => ({
    body: t.exposeString('body', { description: 'The text of the comment, as plain text.' }),
    user: t.relation('user', { description: 'The person who wrote the comment.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the comment was written.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the comment was last edited, or null if it was never edited.',
    }),
    discussion: t.relation('discussion', { description: 'The discussion that the comment belongs to.' }),
    availableActions: t.stringList({
      description: availableActionsDescription,
      resolve: ({ id }, _args, ctx) => availableActions('discussionComment', id, ctx),
    }),
  }),
});

export const Discussion = builder.prismaNode('Discussion', {
  id: { field: 'id' },
  select: { id: true },
  description: 'A discussion about a submission, such as a question or the changes that a review requests.',
  authScopes: may('discussion', 'viewDiscussion', ownKey('id')),
  fields: (t) => ({
    type: t.expose('type', {
      type: DiscussionTypeEnum,
      description: 'Who can take part in the discussion: applicants and staff, or staff only.',
    }),
    body: t.exposeString('body', { description: 'The opening message of the discussion, as plain text.' }),
    user: t.relation('user', { description: 'The person who started the discussion.' }),
    resolved: t.boolean({
      description: 'Whether the discussion is closed.',
      select: { resolvedAt: true },
      resolve: ({ resolvedAt }) => resolvedAt !== null,
    }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the discussion was closed, or null if it is open.',
    }),
    waitsForApplicants: t.boolean({
      description:
        'Whether the discussion waits for the applicants: a reviewer requested something that they have not yet done or answered.',
      select: { id: true, submissionId: true, stepApprovalId: true },
      resolve: async ({ id, submissionId, stepApprovalId }, _args, ctx) => {
        if (stepApprovalId === null) return false;
        const { requested } = await evaluatedFor(ctx, submissionId);
        return requested.some((each) => each.discussion.discussionId === id && waitsForApplicants(each));
      },
    }),
    resolvedBy: t.relation('resolvedBy', {
      nullable: true,
      description: 'The person who closed the discussion, or null if it is open.',
    }),
    asksBeforeResolving: t.boolean({
      description:
        'Whether closing the discussion also marks the requested changes as made. Clients should ask for confirmation first.',
      select: { stepApprovalId: true },
      resolve: (discussion) => needsConfirmationToResolve(discussion),
    }),
    stepApproval: t.relation('stepApproval', {
      nullable: true,
      description: 'The review that started the discussion, or null if no review did.',
    }),
    comments: t.relation('discussionComments', {
      description: `The comments of the discussion, oldest first. If there are more than ${mostComments}, only the latest ${mostComments}.`,
      complexity: commentList,
      query: { where: { deletedAt: null }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: -mostComments },
    }),
    commentCount: t.relationCount('discussionComments', {
      description: 'The number of comments in the discussion.',
      where: { deletedAt: null },
    }),
    isUnread: t.boolean({
      description: 'Whether someone else has written in the discussion since the viewer last read it.',
      select: { id: true, submissionId: true },
      resolve: async ({ id, submissionId }, _args, ctx) =>
        (await unreadFor(ctx, submissionId)).some((unread) => unread.id === id),
    }),
    lastSaidAt: t.expose('lastSaidAt', { type: 'DateTime', description: 'When someone last wrote in the discussion.' }),
    submission: t.relation('submission', { description: 'The submission that the discussion is about.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the discussion was started.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the opening message was last edited, or null if it was never edited.',
    }),
    availableActions: t.stringList({
      description: availableActionsDescription,
      resolve: ({ id }, _args, ctx) => availableActions('discussion', id, ctx),
    }),
  }),
});
