import { undoWindowMs } from '#domain/review/undoWindowMs.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { nextReviewOutput } from '#server/graphql/review/nextReviewOutput.ts';
import { readReviewInput, reviewInput } from '#server/graphql/review/reviewInput.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { deferReview, undoReview } from '#server/operations/review/deferReview.ts';

const seconds = undoWindowMs / 1000;

defineMutation('deferReview', {
  description: `Reviews like \`setApproval\`, but the review counts after ${seconds} seconds, so that it can be undone before anyone learns of it.`,
  inputDescription: 'The review for one review group of a step.',
  inputFields: reviewInput,
  may: ['reviewGroup', 'reviewStep', ({ input }) => input.activeStepId.id],
  idempotent: true,
  run: async (ctx, { input }, idempotencyKey) => ({
    submissionId: await deferReview(ctx, readReviewInput(ctx, input), idempotencyKey),
    activeStepId: input.activeStepId.id,
  }),
  outputDescription: 'The submission, whose review doesn’t count yet.',
  outputFields: (t) => ({ ...submissionOutput(t), ...nextReviewOutput(t) }),
});

defineMutation('undoReview', {
  description: 'Undoes the viewer’s review by `deferReview` before it counts.',
  inputDescription: 'The review group of a step.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The ID of the step.' }),
    reviewGroupId: t.globalID({ required: true, description: 'The ID of the review group.' }),
  }),
  may: ['reviewGroup', 'reviewStep', ({ input }) => input.activeStepId.id],
  run: async (ctx, { input: { activeStepId, reviewGroupId } }) => {
    const { userId } = personOf(ctx);
    const own = { activeStepId: activeStepId.id, reviewGroupId: reviewGroupId.id, userId };
    return { submissionId: await undoReview(ctx, own) };
  },
  outputDescription: 'The submission, which waits for the review again.',
  outputFields: submissionOutput,
});
