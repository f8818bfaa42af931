import { z } from 'zod';
import { actingUserId } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { Discussion, DiscussionComment, DiscussionTypeEnum } from '#server/graphql/discussion/Discussion.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import {
  commentOnDiscussion,
  deleteComment,
  deleteDiscussion,
  resolveDiscussion,
  startDiscussion,
  updateDiscussion,
} from '#server/operations/discussion/discussion.ts';

const message = z.string().max(20_000);

function authorOf({ actor }: RequestContext): string {
  const userId = actingUserId(actor);
  if (userId === null) throw requestError('UNAUTHENTICATED');
  return userId;
}

const discussionOf = (t: PayloadFields<{ readonly discussionId: string }>) => ({
  discussion: t.prismaField({
    type: Discussion,
    description: 'As it is now.',
    resolve: (query, { discussionId }, _args, { services }) =>
      services.db.discussion.findUniqueOrThrow({ ...query, where: { id: discussionId } }),
  }),
});

builder.relayMutationField(
  'startDiscussion',
  {
    description: 'Where, who takes part, and how it begins.',
    inputFields: (t) => ({
      submissionId: t.globalID({ required: true, description: 'The submission.' }),
      type: t.field({ type: DiscussionTypeEnum, description: 'Public unless it says otherwise.' }),
      body: t.string({ required: true, validate: message, description: 'Plain text.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Begins a discussion on a submission.',
    authScopes: (_root, { input: { submissionId, type } }) =>
      type === 'InternalDiscussion'
        ? { may: ['submission', 'startInternalDiscussion', submissionId.id] }
        : { may: ['submission', 'startDiscussion', submissionId.id] },
    errors: refusals,
    resolve: async (_root, { input: { submissionId, type, body, idempotencyKey } }, ctx) => {
      const begun = { submissionId: submissionId.id, type: type ?? 'PublicDiscussion', body, userId: authorOf(ctx) };
      const discussionId = await startDiscussion(ctx, begun, idempotencyKey);
      await ctx.refresh();
      return { discussionId };
    },
  },
  { outputFields: discussionOf },
);

builder.relayMutationField(
  'updateDiscussion',
  {
    description: 'What is left out stays as it is.',
    inputFields: (t) => ({
      discussionId: t.globalID({ required: true, description: 'The discussion.' }),
      body: t.string({ validate: message, description: 'How it begins.' }),
      type: t.field({ type: DiscussionTypeEnum, description: 'Who takes part; for staff.' }),
    }),
  },
  {
    description: 'Changes how a discussion begins, or who takes part. For whoever began it.',
    authScopes: (_root, { input: { discussionId, type } }) =>
      type
        ? { may: ['discussion', 'changeDiscussionType', discussionId.id] }
        : { may: ['discussion', 'updateDiscussion', discussionId.id] },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const change = {
        discussionId: input.discussionId.id,
        ...(input.body == null ? {} : { body: input.body }),
        ...(input.type ? { type: input.type } : {}),
      };
      const discussionId = await updateDiscussion(ctx, change);
      await ctx.refresh();
      return { discussionId };
    },
  },
  { outputFields: discussionOf },
);

builder.relayMutationField(
  'resolveDiscussion',
  {
    description: 'Which discussion, and whether it is closed.',
    inputFields: (t) => ({
      discussionId: t.globalID({ required: true, description: 'The discussion.' }),
      resolved: t.boolean({ required: true, description: 'False opens it again.' }),
    }),
  },
  {
    description: 'Closes a discussion or opens it again; of a review, it says whether the requested changes are made.',
    authScopes: (_root, { input: { discussionId } }) => ({ may: ['discussion', 'resolveDiscussion', discussionId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { discussionId, resolved } }, ctx) => ({
      discussionId: await resolveDiscussion(ctx, { discussionId: discussionId.id, resolved }),
    }),
  },
  { outputFields: discussionOf },
);

builder.relayMutationField(
  'deleteDiscussion',
  {
    description: 'Which discussion.',
    inputFields: (t) => ({ discussionId: t.globalID({ required: true, description: 'The discussion.' }) }),
  },
  {
    description: 'Takes a discussion with its comments away. For whoever began it.',
    authScopes: (_root, { input: { discussionId } }) => ({ may: ['discussion', 'deleteDiscussion', discussionId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { discussionId } }, ctx) => ({
      submissionId: await deleteDiscussion(ctx, discussionId.id),
      deletedId: `Discussion:${discussionId.id}`,
    }),
  },
  {
    outputFields: (t) => ({
      ...submissionOutput(t),
      deletedDiscussionId: t.id({ description: 'Of what is gone.', resolve: ({ deletedId }) => deletedId }),
    }),
  },
);

builder.relayMutationField(
  'commentOnDiscussion',
  {
    description: 'Where, and what.',
    inputFields: (t) => ({
      discussionId: t.globalID({ required: true, description: 'The discussion.' }),
      body: t.string({ required: true, validate: message, description: 'Plain text.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Says something in a discussion, also in one that is closed.',
    authScopes: (_root, { input: { discussionId } }) => ({
      may: ['discussion', 'commentOnDiscussion', discussionId.id],
    }),
    errors: refusals,
    resolve: async (_root, { input: { discussionId, body, idempotencyKey } }, ctx) => {
      const comment = { discussionId: discussionId.id, body, userId: authorOf(ctx) };
      const commentId = await commentOnDiscussion(ctx, comment, idempotencyKey);
      return { discussionId: discussionId.id, commentId };
    },
  },
  {
    outputFields: (t) => ({
      ...discussionOf(t),
      comment: t.prismaField({
        type: DiscussionComment,
        description: 'What was said.',
        resolve: (query, { commentId }, _args, { services }) =>
          services.db.discussionComment.findUniqueOrThrow({ ...query, where: { id: commentId } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'deleteDiscussionComment',
  {
    description: 'Which comment.',
    inputFields: (t) => ({ commentId: t.globalID({ required: true, description: 'The comment.' }) }),
  },
  {
    description: 'Takes a comment away. For whoever wrote it.',
    authScopes: (_root, { input: { commentId } }) => ({ may: ['discussionComment', 'deleteComment', commentId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { commentId } }, ctx) => ({
      discussionId: await deleteComment(ctx, commentId.id),
      deletedId: `DiscussionComment:${commentId.id}`,
    }),
  },
  {
    outputFields: (t) => ({
      ...discussionOf(t),
      deletedCommentId: t.id({ description: 'Of what is gone.', resolve: ({ deletedId }) => deletedId }),
    }),
  },
);
