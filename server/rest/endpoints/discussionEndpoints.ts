import { z } from 'zod';
import { discussionTypes } from '#domain/discussion/discussion.ts';
import { flag, text } from '#server/rest/bodyValues.ts';
import { connectionList, mutation, nodePageQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const message = z.string().max(20_000);
const begun = z.strictObject({
  discussion: z.strictObject({ body: message.default(''), type: z.enum(discussionTypes).optional() }),
});
const change = z.strictObject({
  discussion: z.strictObject({ body: message.optional(), type: z.enum(discussionTypes).optional() }),
});
const resolution = z.strictObject({ discussion: z.strictObject({ resolved: flag }) });
const comment = z.strictObject({ discussion_comment: z.strictObject({ body: text }) });

const discussionId = (params: Readonly<Record<string, string>>): string | null =>
  toGlobalId('Discussion', params['id']);

/** Discussions about a submission. */
export const discussionEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/initiated_flows/{id}/discussions',
    summary: 'List the discussions of a submission, most recently active first',
    document: nodePageQuery('Submission', 'discussions', '...discussion'),
    list: connectionList('discussions', 'node.discussions'),
    variables: ({ params }) => ({ id: toGlobalId('Submission', params['id']) }),
    answer: { discussions: 'node.discussions.edges.*.node' },
  }),
  endpoint<None, z.infer<typeof begun>>({
    method: 'POST',
    path: '/initiated_flows/{id}/discussions',
    summary: 'Start a discussion',
    document: mutation('startDiscussion', 'discussion { ...discussion }'),
    body: begun,
    variables: ({ params, body: { discussion } }) => ({
      input: { submissionId: toGlobalId('Submission', params['id']), ...discussion },
    }),
    answer: 'startDiscussion.discussion',
    status: 201,
  }),
  endpoint<None, z.infer<typeof change>>({
    method: 'PUT',
    path: '/discussions/{id}',
    summary: 'Change a discussion’s first message or its participants',
    document: mutation('updateDiscussion', 'discussion { ...discussion }'),
    body: change,
    variables: ({ params, body: { discussion } }) => ({ input: { discussionId: discussionId(params), ...discussion } }),
    answer: 'updateDiscussion.discussion',
  }),
  endpoint({
    method: 'DELETE',
    path: '/discussions/{id}',
    summary: 'Delete a discussion',
    document: mutation('deleteDiscussion', 'id: deletedDiscussionId'),
    variables: ({ params }) => ({ input: { discussionId: discussionId(params) } }),
    answer: { id: 'deleteDiscussion.id' },
  }),
  endpoint<None, z.infer<typeof resolution>>({
    method: 'POST',
    path: '/discussions/{id}/resolve',
    summary: 'Resolve or reopen a discussion',
    document: mutation('resolveDiscussion', 'discussion { ...discussion }'),
    body: resolution,
    variables: ({ params, body: { discussion } }) => ({
      input: { discussionId: discussionId(params), resolved: discussion.resolved ?? true },
    }),
    answer: 'resolveDiscussion.discussion',
  }),
  endpoint<None, z.infer<typeof comment>>({
    method: 'POST',
    path: '/discussions/{id}/discussion_comments',
    summary: 'Add a comment to a discussion',
    document: mutation('commentOnDiscussion', 'comment { ...discussion_comment }'),
    body: comment,
    variables: ({ params, body: { discussion_comment: said } }) => ({
      input: { discussionId: discussionId(params), body: said.body },
    }),
    answer: 'commentOnDiscussion.comment',
    status: 201,
  }),
  endpoint({
    method: 'DELETE',
    path: '/discussion_comments/{id}',
    summary: 'Delete a comment',
    document: mutation('deleteDiscussionComment', 'id: deletedCommentId'),
    variables: ({ params }) => ({ input: { commentId: toGlobalId('DiscussionComment', params['id']) } }),
    answer: { id: 'deleteDiscussionComment.id' },
  }),
];
