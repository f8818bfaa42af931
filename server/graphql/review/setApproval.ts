import { defineMutation } from '#server/graphql/defineMutation.ts';
import { nextReviewOutput } from '#server/graphql/review/nextReviewOutput.ts';
import { readReviewInput, reviewInput } from '#server/graphql/review/reviewInput.ts';
import { StepApproval } from '#server/graphql/review/StepApproval.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { setApproval } from '#server/operations/review/setApproval.ts';

defineMutation('setApproval', {
  description:
    'Approves a submission, requests changes, or rejects it. A rejection puts the submission on hold until staff resume it.',
  inputDescription: 'The review for one review group of a step.',
  inputFields: reviewInput,
  may: ['reviewGroup', 'reviewStep', ({ input }) => input.activeStepId.id],
  idempotent: true,
  run: async (ctx, { input }, idempotencyKey) => {
    const approvalId = await setApproval(ctx, readReviewInput(ctx, input), idempotencyKey);
    const where = { id: approvalId };
    const { submissionId, activeStepId } = await ctx.services.db.stepApproval.findUniqueOrThrow({ where });
    return { approvalId, submissionId, activeStepId };
  },
  outputDescription: 'The review that was recorded.',
  outputFields: (t) => ({
    ...submissionOutput(t),
    stepApproval: t.prismaField({
      type: StepApproval,
      description: 'The review that was recorded.',
      resolve: (query, { done: { approvalId } }, _args, { services }) =>
        services.db.stepApproval.findUniqueOrThrow({ ...query, where: { id: approvalId } }),
    }),
    ...nextReviewOutput(t),
  }),
});
