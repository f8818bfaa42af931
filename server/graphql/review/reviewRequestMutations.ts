import { InvalidInput } from '#domain/kernel/refusal.ts';
import { actorKey } from '#server/actor.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { ReviewRequest } from '#server/graphql/review/ReviewRequest.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
import type { ThirdParty } from '#server/operations/review/askThirdParty.ts';
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
  t: DoneFields<Done>,
) => ({
  reviewRequest: t.prismaField({
    type: ReviewRequest,
    description: 'The request.',
    resolve: (query, { done: { requestId } }, _args, { services }) =>
      services.db.reviewRequest.findUniqueOrThrow({ ...query, where: { id: requestId } }),
  }),
});

verbMutation('requestReview', {
  description: 'Asks a third party for a review.',
  inputDescription: 'Who is asked, and for what.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The step.' }),
    reviewGroupId: t.globalID({ required: true, description: 'A group of third parties.' }),
    receivingUserId: t.globalID({ description: 'Somebody with an account.' }),
    email: t.string({ validate: line, description: 'Or the address of somebody who may not have one.' }),
    name: t.string({ validate: line, description: 'How they are called until they say it.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['activeStep', 'requestReview', ({ input }) => input.activeStepId.id],
  run: async (ctx, { input }) => {
    await slowDown(ctx, 'invite', actorKey(ctx.actor));
    const { activeStepId, reviewGroupId, idempotencyKey } = input;
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
  outputDescription: 'They are asked.',
  outputFields: (t) => ({ ...submissionOutput(t), ...requestOutput(t) }),
});

verbMutation('cancelReviewRequest', {
  description: 'Takes a request for a review back that nobody has answered.',
  inputDescription: 'Which request.',
  inputFields: (t) => ({
    reviewRequestId: t.globalID({ required: true, description: 'The request.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['activeStep', 'requestReview', ({ input }, ctx) => stepOfRequest(ctx, input.reviewRequestId.id)],
  run: async (ctx, { input: { reviewRequestId, idempotencyKey: key } }) => ({
    submissionId: await cancelReviewRequest(ctx, reviewRequestId.id, key),
  }),
  outputFields: submissionOutput,
});

verbMutation('remindReviewer', {
  description: 'Mails a third party who has not answered yet once more, one person at most once in six hours.',
  inputDescription: 'Which request.',
  inputFields: (t) => ({
    reviewRequestId: t.globalID({ required: true, description: 'The request.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['activeStep', 'requestReview', ({ input }, ctx) => stepOfRequest(ctx, input.reviewRequestId.id)],
  run: async (ctx, { input: { reviewRequestId, idempotencyKey: key } }) => {
    await slowDown(ctx, 'invite', actorKey(ctx.actor));
    const submissionId = await remindReviewer(ctx, reviewRequestId.id, key);
    return { requestId: reviewRequestId.id, submissionId };
  },
  keepsRights: true,
  outputDescription: 'It was mailed.',
  outputFields: (t) => ({ ...submissionOutput(t), ...requestOutput(t) }),
});
