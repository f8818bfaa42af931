import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { adjacentStep } from '#server/graphql/review/adjacentStep.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';

/** The step to review after the given one. */
export const nextReviewOutput = <Done extends { readonly activeStepId: string }>(t: MutationOutputFields<Done>) => ({
  nextReview: t.prismaField({
    type: ActiveStep,
    nullable: true,
    description:
      'The step of the next submission that is waiting for the viewer’s review, starting over after the last. Null if there is none.',
    resolve: async (query, { done: { activeStepId } }, _args, ctx) =>
      (await adjacentStep(ctx, activeStepId, 'after', query)) ??
      (await adjacentStep(ctx, activeStepId, 'first', query)),
  }),
});
