import { answersUpToStep } from '#domain/submission/shownAnswers.ts';
import { builder } from '#server/graphql/builder.ts';
import { AnswerChange } from '#server/graphql/review/AnswerChange.ts';
import { reviewsFor } from '#server/graphql/review/reviewGroups.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { answerReaderFor } from '#server/graphql/submission/answerReaderFor.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { changesAsText, type ChangeAsText } from '#server/queries/review/changesAsText.ts';
import { lastReviewSeen } from '#server/queries/review/lastReviewSeen.ts';

interface Changes {
  readonly reviewedAt: Date;
  readonly isOwnReview: boolean;
  readonly changes: readonly ChangeAsText[];
}

const ChangesSinceReview = builder.objectRef<Changes>('ChangesSinceReview').implement({
  description: 'What changed in the answers of a step since a reviewer last saw them.',
  fields: (t) => ({
    reviewedAt: t.expose('reviewedAt', {
      type: 'DateTime',
      description: 'When the review was given that the current answers are compared with.',
    }),
    isOwnReview: t.exposeBoolean('isOwnReview', {
      description:
        'Whether it is the viewer’s own last review. Otherwise it is the last request for changes by another reviewer of their group.',
    }),
    changes: t.field({
      type: [AnswerChange],
      description: 'The answers that changed since then, in the order of the form.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

builder.prismaObjectFields(ActiveStep, (t) => ({
  changesSinceReview: t.field({
    type: ChangesSinceReview,
    nullable: true,
    complexity: { field: 10 },
    select: { id: true, submissionId: true, stepIdentity: true },
    description:
      'The answers that changed since the viewer’s last review of the step, or since the last request for changes if they gave none. Null if there is neither, and for viewers who can’t review the step now.',
    resolve: async ({ id: activeStepId, submissionId, stepIdentity }, _args, ctx) => {
      const { userId } = ctx.access.principal;
      if (userId === null || !(await ctx.access.may('reviewGroup', 'reviewStep', activeStepId))) return null;
      const open = (await reviewsFor(ctx, activeStepId)).filter(({ availableActions }) =>
        availableActions.includes('reviewStep'),
      );
      if (open.length === 0) return null;
      const reviewGroupIds = open.map(({ row: { id } }) => id);
      const seen = await lastReviewSeen(ctx.services.db, { activeStepId, userId, reviewGroupIds });
      if (!seen) return null;
      const evaluated = await evaluatedFor(ctx, submissionId);
      const span = answersUpToStep(evaluated.evaluation.form, stepIdentity);
      const reader = await answerReaderFor(ctx, submissionId);
      return {
        reviewedAt: seen.createdAt,
        isOwnReview: seen.isOwn,
        changes: changesAsText(seen.frozenAnswers, evaluated, span, reader),
      };
    },
  }),
}));
