import { allAnswers } from '#domain/submission/shownAnswers.ts';
import { builder } from '#server/graphql/builder.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { AnswerChange } from '#server/graphql/review/AnswerChange.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { readerOf } from '#server/graphql/submission/readerOf.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { acceptChangedAnswers } from '#server/operations/review/acceptChangedAnswers.ts';
import { changedReviews, type ChangedReview } from '#server/queries/review/changedReviews.ts';
import { answersSeen } from '#server/queries/submission/answersSeen.ts';

const ChangedReviewType = builder.objectRef<ChangedReview>('ChangedReview').implement({
  description: 'A step at which something else was approved than is answered now.',
  fields: (t) => ({
    activeStep: t.prismaField({
      type: ActiveStep,
      description: 'Where it was reviewed.',
      resolve: (query, { activeStepId }, _args, { services }) =>
        services.db.activeStep.findUniqueOrThrow({ ...query, where: { id: activeStepId } }),
    }),
    isReviewMissing: t.boolean({
      description: 'The answers ask for a review that was not made there, or that was taken back.',
      resolve: ({ problem }) => problem === 'missing',
    }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the answers were approved with which they are compared; null for a missing review.',
    }),
    approvedBy: t.stringList({ description: 'By whom.', resolve: ({ approvedBy }) => [...approvedBy] }),
    changes: t.field({
      type: [AnswerChange],
      description: 'Which answers changed, in the order of the form.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

interface Changes {
  readonly seen: string;
  readonly reviews: readonly ChangedReview[];
}

const ChangesSinceApproval = builder.objectRef<Changes>('ChangesSinceApproval').implement({
  description:
    'Answers that changed after they were approved. Nothing is issued until somebody of the office accepts them.',
  fields: (t) => ({
    seen: t.exposeString('seen', {
      description: 'Stands for the answers as they are now; who accepts them names it.',
    }),
    reviews: t.field({
      type: [ChangedReviewType],
      description: 'The steps where they had been approved.',
      resolve: ({ reviews }) => [...reviews],
    }),
  }),
});

builder.prismaObjectFields(Submission, (t) => ({
  isChangedSinceApproval: t.boolean({
    description: 'Answers are others than were approved, and nobody of the office has accepted that yet.',
    resolve: async ({ id }, _args, ctx) =>
      (await evaluatedFor(ctx, id)).reviewed.some(({ problem }) => problem !== null),
  }),
  changesSinceApproval: t.field({
    type: ChangesSinceApproval,
    nullable: true,
    complexity: { field: 10 },
    description: 'What changed since it was approved; null when nothing did, and for applicants.',
    resolve: async ({ id }, _args, ctx) => {
      if (!(await ctx.access.may('submission', 'viewChangesSinceApproval', id))) return null;
      const evaluated = await evaluatedFor(ctx, id);
      if (evaluated.reviewed.every(({ problem }) => problem === null)) return null;
      return {
        seen: answersSeen(evaluated, allAnswers(evaluated.evaluation.form)),
        reviews: await changedReviews(ctx.services.db, evaluated, await readerOf(ctx, id)),
      };
    },
  }),
}));

verbMutation('acceptChangedAnswers', {
  description: 'Stands by name for answers that were changed after they were approved, so that they can be issued.',
  inputDescription: 'The submission, and the answers that were seen. Any later change asks again.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    seen: t.string({ required: true, validate: line, description: 'As ChangesSinceApproval names them.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['submission', 'acceptChangedAnswers', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId, seen, idempotencyKey: key } }) => ({
    submissionId: await acceptChangedAnswers(
      ctx,
      { submissionId: submissionId.id, userId: personOf(ctx).userId, seen },
      key,
    ),
  }),
  outputFields: submissionOutput,
});
