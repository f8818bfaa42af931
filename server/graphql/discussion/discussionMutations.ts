import { z } from 'zod';
import { actingUserId } from '#server/actor.ts';
import { type MutationOutputFields, defineMutation } from '#server/graphql/defineMutation.ts';
import { Discussion, DiscussionComment, DiscussionTypeEnum } from '#server/graphql/discussion/Discussion.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import {
  commentOnDiscussion,
  deleteDiscussionComment,
  deleteDiscussion,
  resolveDiscussion,
  startDiscussion,
  updateDiscussionComment,
  updateDiscussion,
} from '#server/operations/discussion/discussion.ts';
import { readDiscussion } from '#server/operations/discussion/readDiscussion.ts';

const message = z.string().max(20_000);

function authorOf({ actor }: RequestContext): string {
  const userId = actingUserId(actor);
  if (userId === null) throw requestError('UNAUTHENTICATED');
  return userId;
}

const discussionOf = <Done extends { readonly discussionId: string }>(t: MutationOutputFields<Done>) => ({
  discussion: t.prismaField({
    type: Discussion,
    description: 'The discussion after the change.',
    resolve: (query, { done: { discussionId } }, _args, { services }) =>
      services.db.discussion.findUniqueOrThrow({ ...query, where: { id: discussionId } }),
  }),
});

defineMutation('startDiscussion', {
  description: 'Starts a discussion about a submission.',
  inputDescription: 'The submission, the opening message, and who can take part.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
    type: t.field({
      type: DiscussionTypeEnum,
      description: 'Who can take part in the discussion. Defaults to `PublicDiscussion`.',
    }),
    body: t.string({
      required: true,
      validate: message,
      description: 'The opening message as plain text, at most 10,000 characters.',
    }),
  }),
  mayEach: [
    [
      'submission',
      'startInternalDiscussion',
      ({ input }) => input.submissionId.id,
      ({ input }) => input.type === 'InternalDiscussion',
    ],
    [
      'submission',
      'startDiscussion',
      ({ input }) => input.submissionId.id,
      ({ input }) => input.type !== 'InternalDiscussion',
    ],
  ],
  idempotent: true,
  run: async (ctx, { input: { submissionId, type, body } }, idempotencyKey) => {
    const begun = { submissionId: submissionId.id, type: type ?? 'PublicDiscussion', body, userId: authorOf(ctx) };
    const discussionId = await startDiscussion(ctx, begun, idempotencyKey);
    return { discussionId };
  },
  outputDescription: 'The result of starting a discussion.',
  outputFields: discussionOf,
});

defineMutation('updateDiscussion', {
  description: 'Changes the opening message of a discussion, or who can take part. Only for the person who started it.',
  inputDescription: 'The changes to a discussion. Omitted values stay as they are.',
  inputFields: (t) => ({
    discussionId: t.globalID({ required: true, description: 'The ID of the discussion to change.' }),
    body: t.string({
      validate: message,
      description: 'The new opening message as plain text, at most 10,000 characters.',
    }),
    type: t.field({
      type: DiscussionTypeEnum,
      description: 'Who can take part in the discussion. Only staff can change it.',
    }),
  }),
  mayEach: [
    ['discussion', 'changeDiscussionType', ({ input }) => input.discussionId.id, ({ input }) => Boolean(input.type)],
    ['discussion', 'updateDiscussion', ({ input }) => input.discussionId.id, ({ input }) => !input.type],
  ],
  run: async (ctx, { input }) => {
    const change = {
      discussionId: input.discussionId.id,
      ...(input.body == null ? {} : { body: input.body }),
      ...(input.type ? { type: input.type } : {}),
    };
    const discussionId = await updateDiscussion(ctx, change);
    return { discussionId };
  },
  outputDescription: 'The result of changing a discussion.',
  outputFields: discussionOf,
});

defineMutation('resolveDiscussion', {
  description:
    'Closes or reopens a discussion. In a discussion started by a review, this also records whether the requested changes are made.',
  inputDescription: 'The discussion, and whether to close or reopen it.',
  inputFields: (t) => ({
    discussionId: t.globalID({ required: true, description: 'The ID of the discussion.' }),
    resolved: t.boolean({ required: true, description: 'Whether to close the discussion. If false, it is reopened.' }),
  }),
  may: ['discussion', 'resolveDiscussion', ({ input }) => input.discussionId.id],
  run: async (ctx, { input: { discussionId, resolved } }) => ({
    discussionId: await resolveDiscussion(ctx, { discussionId: discussionId.id, resolved }),
  }),
  keepsRights: true,
  outputDescription: 'The result of closing or reopening a discussion.',
  outputFields: discussionOf,
});

defineMutation('deleteDiscussion', {
  description: 'Deletes a discussion and its comments. Only for the person who started it.',
  inputDescription: 'The discussion to delete.',
  inputFields: (t) => ({
    discussionId: t.globalID({ required: true, description: 'The ID of the discussion to delete.' }),
  }),
  may: ['discussion', 'deleteDiscussion', ({ input }) => input.discussionId.id],
  run: async (ctx, { input: { discussionId } }) => ({
    submissionId: await deleteDiscussion(ctx, discussionId.id),
    deletedId: `Discussion:${discussionId.id}`,
  }),
  keepsRights: true,
  outputDescription: 'The result of deleting a discussion.',
  outputFields: (t) => ({
    ...submissionOutput(t),
    deletedDiscussionId: t.id({
      description: 'The ID of the deleted discussion.',
      resolve: ({ done: { deletedId } }) => deletedId,
    }),
  }),
});

defineMutation('commentOnDiscussion', {
  description: 'Adds a comment to a discussion, including a closed one.',
  inputDescription: 'The comment to add, and its discussion.',
  inputFields: (t) => ({
    discussionId: t.globalID({ required: true, description: 'The ID of the discussion.' }),
    body: t.string({
      required: true,
      validate: message,
      description: 'The comment as plain text, at most 10,000 characters.',
    }),
  }),
  may: ['discussion', 'commentOnDiscussion', ({ input }) => input.discussionId.id],
  idempotent: true,
  run: async (ctx, { input: { discussionId, body } }, idempotencyKey) => {
    const comment = { discussionId: discussionId.id, body, userId: authorOf(ctx) };
    const commentId = await commentOnDiscussion(ctx, comment, idempotencyKey);
    return { discussionId: discussionId.id, commentId };
  },
  keepsRights: true,
  outputDescription: 'The result of commenting on a discussion.',
  outputFields: (t) => ({
    ...discussionOf(t),
    comment: t.prismaField({
      type: DiscussionComment,
      description: 'The new comment.',
      resolve: (query, { done: { commentId } }, _args, { services }) =>
        services.db.discussionComment.findUniqueOrThrow({ ...query, where: { id: commentId } }),
    }),
  }),
});

defineMutation('updateDiscussionComment', {
  description: 'Edits a comment. Only for the person who wrote it.',
  inputDescription: 'The comment to edit, and its new text.',
  inputFields: (t) => ({
    commentId: t.globalID({ required: true, description: 'The ID of the comment to edit.' }),
    body: t.string({
      required: true,
      validate: message,
      description: 'The new text as plain text, at most 10,000 characters.',
    }),
  }),
  may: ['discussionComment', 'updateComment', ({ input }) => input.commentId.id],
  run: async (ctx, { input: { commentId, body } }) => ({
    discussionId: await updateDiscussionComment(ctx, { commentId: commentId.id, body }),
  }),
  keepsRights: true,
  outputDescription: 'The result of editing a comment.',
  outputFields: discussionOf,
});

defineMutation('readDiscussion', {
  description: 'Marks a discussion as read by the viewer up to a point in time.',
  inputDescription: 'The discussion, and how far it was read.',
  inputFields: (t) => ({
    discussionId: t.globalID({ required: true, description: 'The ID of the discussion.' }),
    upTo: t.field({
      type: 'DateTime',
      required: true,
      description: 'When the last message shown to the viewer was written. Later messages stay unread.',
    }),
  }),
  may: ['discussion', 'viewDiscussion', ({ input }) => input.discussionId.id],
  run: async (ctx, { input: { discussionId, upTo } }) => ({
    discussionId: await readDiscussion(ctx, { discussionId: discussionId.id, userId: authorOf(ctx), upTo }),
  }),
  keepsRights: true,
  outputDescription: 'The result of marking a discussion as read.',
  outputFields: discussionOf,
});

defineMutation('deleteDiscussionComment', {
  description: 'Deletes a comment. Only for the person who wrote it.',
  inputDescription: 'The comment to delete.',
  inputFields: (t) => ({ commentId: t.globalID({ required: true, description: 'The ID of the comment to delete.' }) }),
  may: ['discussionComment', 'deleteComment', ({ input }) => input.commentId.id],
  run: async (ctx, { input: { commentId } }) => ({
    discussionId: await deleteDiscussionComment(ctx, commentId.id),
    deletedId: `DiscussionComment:${commentId.id}`,
  }),
  keepsRights: true,
  outputDescription: 'The result of deleting a comment.',
  outputFields: (t) => ({
    ...discussionOf(t),
    deletedCommentId: t.id({
      description: 'The ID of the deleted comment.',
      resolve: ({ done: { deletedId } }) => deletedId,
    }),
  }),
});
