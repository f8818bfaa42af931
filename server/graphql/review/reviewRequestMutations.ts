import { InvalidInput } from '#domain/kernel/refusal.ts';
import { actorKey } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { ReviewRequest } from '#server/graphql/review/ReviewRequest.ts';
import { submissionMutation } from '#server/graphql/submission/submissionMutation.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { cancelReviewRequest, requestReview, type ThirdParty } from '#server/operations/review/reviewRequest.ts';

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

builder.relayMutationField(
  'requestReview',
  {
    description: 'Who is asked, and for what.',
    inputFields: (t) => ({
      activeStepId: t.globalID({ required: true, description: 'The step.' }),
      reviewGroupId: t.globalID({ required: true, description: 'A group of third parties.' }),
      receivingUserId: t.globalID({ description: 'Somebody with an account.' }),
      email: t.string({ validate: line, description: 'Or the address of somebody who may not have one.' }),
      name: t.string({ validate: line, description: 'How they are called until they say it.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Asks a third party for a review.',
    authScopes: (_root, { input: { activeStepId } }) => ({ may: ['activeStep', 'requestReview', activeStepId.id] }),
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
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
  },
  {
    description: 'They are asked.',
    outputFields: (t) => ({
      ...submissionOutput(t),
      reviewRequest: t.prismaField({
        type: ReviewRequest,
        description: 'The request.',
        resolve: (query, { requestId }, _args, { services }) =>
          services.db.reviewRequest.findUniqueOrThrow({ ...query, where: { id: requestId } }),
      }),
    }),
  },
);

submissionMutation('cancelReviewRequest', {
  description: 'Takes a request for a review back that nobody has answered.',
  inputDescription: 'Which request.',
  inputFields: (t) => ({ reviewRequestId: t.globalID({ required: true, description: 'The request.' }) }),
  authScopes: async (_root, { input }, ctx) => ({
    may: ['activeStep', 'requestReview', await stepOfRequest(ctx, input.reviewRequestId.id)],
  }),
  run: (ctx, { reviewRequestId }, key) => cancelReviewRequest(ctx, reviewRequestId.id, key),
});
