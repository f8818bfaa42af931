import { InvalidInput } from '#domain/kernel/refusal.ts';
import { actorKey } from '#server/actor.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { ReviewRequest } from '#server/graphql/review/ReviewRequest.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import type { ThirdParty } from '#server/operations/review/mailThirdParty.ts';
import { cancelReviewRequest, remindReviewer, requestReview } from '#server/operations/review/reviewRequest.ts';

interface ReceiverName {
  readonly receivingUserId?: { readonly id: string } | null;
  readonly email?: string | null;
  readonly name?: string | null;
}

function thirdPartyIn({ receivingUserId, email, name }: ReceiverName): ThirdParty {
  if (receivingUserId) return { userId: receivingUserId.id };
  if (!email) throw new InvalidInput([{ path: 'receivingUserId', code: 'blank' }]);
  return { email, name: name ?? '' };
}

async function stepOfRequest(ctx: RequestContext, id: string): Promise<string> {
  const request = await ctx.services.db.reviewRequest.findUnique({ where: { id } });
  if (!request) throw notAllowed(ctx, false);
  return request.activeStepId;
}

const requestOutput = <Done extends { readonly requestId: string; readonly submissionId: string }>(
  t: MutationOutputFields<Done>,
) => ({
  reviewRequest: t.prismaField({
    type: ReviewRequest,
    description: 'The review request after the change.',
    resolve: (query, { done: { requestId } }, _args, { services }) =>
      services.db.reviewRequest.findUniqueOrThrow({ ...query, where: { id: requestId } }),
  }),
});

defineMutation('requestReview', {
  description: 'Requests a review from a third party.',
  inputDescription: 'The person to ask, and the review group.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The ID of the step.' }),
    reviewGroupId: t.globalID({ required: true, description: 'The ID of a review group for third parties.' }),
    receivingUserId: t.globalID({
      description: 'The ID of a person who has an account. Required unless `email` is given.',
    }),
    email: t.string({
      validate: shortText,
      description: 'The email address of a person who may not have an account, in place of `receivingUserId`.',
    }),
    name: t.string({ validate: shortText, description: 'The name shown until the person sets one.' }),
  }),
  may: ['activeStep', 'requestReview', ({ input }) => input.activeStepId.id],
  idempotent: true,
  run: async (ctx, { input }, idempotencyKey) => {
    await applyRateLimit(ctx, 'invite', actorKey(ctx.actor));
    const { activeStepId, reviewGroupId } = input;
    const request = {
      activeStepId: activeStepId.id,
      reviewGroupId: reviewGroupId.id,
      thirdParty: thirdPartyIn(input),
    };
    const requestId = await requestReview(ctx, request, idempotencyKey);
    const where = { id: activeStepId.id };
    const { submissionId } = await ctx.services.db.activeStep.findUniqueOrThrow({ where });
    return { requestId, submissionId };
  },
  keepsRights: true,
  outputDescription: 'The review request that was sent.',
  outputFields: (t) => ({ ...submissionOutput(t), ...requestOutput(t) }),
});

defineMutation('cancelReviewRequest', {
  description: 'Cancels a review request that has not been answered.',
  inputDescription: 'The request to cancel.',
  inputFields: (t) => ({
    reviewRequestId: t.globalID({ required: true, description: 'The ID of the `ReviewRequest`.' }),
  }),
  may: ['activeStep', 'requestReview', ({ input }, ctx) => stepOfRequest(ctx, input.reviewRequestId.id)],
  idempotent: true,
  run: async (ctx, { input: { reviewRequestId } }, key) => ({
    submissionId: await cancelReviewRequest(ctx, reviewRequestId.id, key),
  }),
  outputFields: submissionOutput,
});

defineMutation('remindReviewer', {
  description:
    'Emails a reminder to a third party who has not given a review yet, at most once in six hours per person.',
  inputDescription: 'The request to send a reminder for.',
  inputFields: (t) => ({
    reviewRequestId: t.globalID({ required: true, description: 'The ID of the `ReviewRequest`.' }),
  }),
  may: ['activeStep', 'requestReview', ({ input }, ctx) => stepOfRequest(ctx, input.reviewRequestId.id)],
  idempotent: true,
  run: async (ctx, { input: { reviewRequestId } }, key) => {
    await applyRateLimit(ctx, 'invite', actorKey(ctx.actor));
    const submissionId = await remindReviewer(ctx, reviewRequestId.id, key);
    return { requestId: reviewRequestId.id, submissionId };
  },
  keepsRights: true,
  outputDescription: 'The review request that the reminder was sent for.',
  outputFields: (t) => ({ ...submissionOutput(t), ...requestOutput(t) }),
});
