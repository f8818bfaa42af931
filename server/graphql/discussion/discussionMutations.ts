import { z } from 'zod';
import { actingUserId } from '#server/actor.ts';
import { Discussion, DiscussionComment, DiscussionTypeEnum } from '#server/graphql/discussion/Discussion.ts';
import { requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { type DoneFields, verbMutation } from '#server/graphql/verbMutation.ts';
import {
  commentOnDiscussion,
  deleteComment,
  deleteDiscussion,
  resolveDiscussion,
  startDiscussion,
  updateComment,
  updateDiscussion,
} from '#server/operations/discussion/discussion.ts';
import { readDiscussion } from '#server/operations/discussion/readDiscussion.ts';

const message = z.string().max(20_000);

function authorOf({ actor }: RequestContext): string {
  const userId = actingUserId(actor);
  if (userId === null) throw requestError('UNAUTHENTICATED');
  return userId;
}

const discussionOf = <Done extends { readonly discussionId: string }>(t: DoneFields<Done>) => ({
  discussion: t.prismaField({
    type: Discussion,
    description: 'As it is now.',
    resolve: (query, { done: { discussionId } }, _args, { services }) =>
      services.db.discussion.findUniqueOrThrow({ ...query, where: { id: discussionId } }),
  }),
});

verbMutation('startDiscussion', {
  description: 'Begins a discussion on a submission.',
  inputDescription: 'Where, who takes part, and how it begins.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    type: t.field({ type: DiscussionTypeEnum, description: 'Public unless it says otherwise.' }),
    body: t.string({ required: true, validate: message, description: 'Plain text.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
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
  run: async (ctx, { input: { submissionId, type, body, idempotencyKey } }) => {
    const begun = { submissionId: submissionId.id, type: type ?? 'PublicDiscussion', body, userId: authorOf(ctx) };
    const discussionId = await startDiscussion(ctx, begun, idempotencyKey);
    return { discussionId };
  },
  outputFields: discussionOf,
});

verbMutation('updateDiscussion', {
  description: 'Changes how a discussion begins, or who takes part. For whoever began it.',
  inputDescription: 'What is left out stays as it is.',
  inputFields: (t) => ({
    discussionId: t.globalID({ required: true, description: 'The discussion.' }),
    body: t.string({ validate: message, description: 'How it begins.' }),
    type: t.field({ type: DiscussionTypeEnum, description: 'Who takes part; for staff.' }),
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
  outputFields: discussionOf,
});

verbMutation('resolveDiscussion', {
  description: 'Closes a discussion or opens it again; of a review, it says whether the requested changes are made.',
  inputDescription: 'Which discussion, and whether it is closed.',
  inputFields: (t) => ({
    discussionId: t.globalID({ required: true, description: 'The discussion.' }),
    resolved: t.boolean({ required: true, description: 'False opens it again.' }),
  }),
  may: ['discussion', 'resolveDiscussion', ({ input }) => input.discussionId.id],
  run: async (ctx, { input: { discussionId, resolved } }) => ({
    discussionId: await resolveDiscussion(ctx, { discussionId: discussionId.id, resolved }),
  }),
  keepsRights: true,
  outputFields: discussionOf,
});

verbMutation('deleteDiscussion', {
  description: 'Takes a discussion with its comments away. For whoever began it.',
  inputDescription: 'Which discussion.',
  inputFields: (t) => ({ discussionId: t.globalID({ required: true, description: 'The discussion.' }) }),
  may: ['discussion', 'deleteDiscussion', ({ input }) => input.discussionId.id],
  run: async (ctx, { input: { discussionId } }) => ({
    submissionId: await deleteDiscussion(ctx, discussionId.id),
    deletedId: `Discussion:${discussionId.id}`,
  }),
  keepsRights: true,
  outputFields: (t) => ({
    ...submissionOutput(t),
    deletedDiscussionId: t.id({ description: 'Of what is gone.', resolve: ({ done: { deletedId } }) => deletedId }),
  }),
});

verbMutation('commentOnDiscussion', {
  description: 'Says something in a discussion, also in one that is closed.',
  inputDescription: 'Where, and what.',
  inputFields: (t) => ({
    discussionId: t.globalID({ required: true, description: 'The discussion.' }),
    body: t.string({ required: true, validate: message, description: 'Plain text.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['discussion', 'commentOnDiscussion', ({ input }) => input.discussionId.id],
  run: async (ctx, { input: { discussionId, body, idempotencyKey } }) => {
    const comment = { discussionId: discussionId.id, body, userId: authorOf(ctx) };
    const commentId = await commentOnDiscussion(ctx, comment, idempotencyKey);
    return { discussionId: discussionId.id, commentId };
  },
  keepsRights: true,
  outputFields: (t) => ({
    ...discussionOf(t),
    comment: t.prismaField({
      type: DiscussionComment,
      description: 'What was said.',
      resolve: (query, { done: { commentId } }, _args, { services }) =>
        services.db.discussionComment.findUniqueOrThrow({ ...query, where: { id: commentId } }),
    }),
  }),
});

verbMutation('updateDiscussionComment', {
  description: 'Puts a comment another way. For whoever wrote it.',
  inputDescription: 'Which comment, and what it says.',
  inputFields: (t) => ({
    commentId: t.globalID({ required: true, description: 'The comment.' }),
    body: t.string({ required: true, validate: message, description: 'Plain text.' }),
  }),
  may: ['discussionComment', 'updateComment', ({ input }) => input.commentId.id],
  run: async (ctx, { input: { commentId, body } }) => ({
    discussionId: await updateComment(ctx, { commentId: commentId.id, body }),
  }),
  keepsRights: true,
  outputFields: discussionOf,
});

verbMutation('readDiscussion', {
  description: 'The viewer has a discussion before them: what was said until then counts as read.',
  inputDescription: 'Which discussion, and how far.',
  inputFields: (t) => ({
    discussionId: t.globalID({ required: true, description: 'The discussion.' }),
    upTo: t.field({ type: 'DateTime', required: true, description: 'When the last of what is shown was said.' }),
  }),
  may: ['discussion', 'viewDiscussion', ({ input }) => input.discussionId.id],
  run: async (ctx, { input: { discussionId, upTo } }) => ({
    discussionId: await readDiscussion(ctx, { discussionId: discussionId.id, userId: authorOf(ctx), upTo }),
  }),
  keepsRights: true,
  outputFields: discussionOf,
});

verbMutation('deleteDiscussionComment', {
  description: 'Takes a comment away. For whoever wrote it.',
  inputDescription: 'Which comment.',
  inputFields: (t) => ({ commentId: t.globalID({ required: true, description: 'The comment.' }) }),
  may: ['discussionComment', 'deleteComment', ({ input }) => input.commentId.id],
  run: async (ctx, { input: { commentId } }) => ({
    discussionId: await deleteComment(ctx, commentId.id),
    deletedId: `DiscussionComment:${commentId.id}`,
  }),
  keepsRights: true,
  outputFields: (t) => ({
    ...discussionOf(t),
    deletedCommentId: t.id({ description: 'Of what is gone.', resolve: ({ done: { deletedId } }) => deletedId }),
  }),
});
