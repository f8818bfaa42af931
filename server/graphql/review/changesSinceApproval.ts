import { allAnswers } from '#domain/submission/shownAnswers.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { AnswerChange } from '#server/graphql/review/AnswerChange.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { answerReaderFor } from '#server/graphql/submission/answerReaderFor.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { acceptChangedAnswers } from '#server/operations/review/acceptChangedAnswers.ts';
import { changedReviews, type ChangedReview } from '#server/queries/review/changedReviews.ts';
import { answersVersion } from '#server/queries/submission/answersVersion.ts';

const ChangedReviewType = builder.objectRef<ChangedReview>('ChangedReview').implement({
  description: 'A step whose answers changed after they were approved.',
  fields: (t) => ({
    activeStep: t.prismaField({
      type: ActiveStep,
      description: 'The step that was reviewed.',
      resolve: (query, { activeStepId }, _args, { services }) =>
        services.db.activeStep.findUniqueOrThrow({ ...query, where: { id: activeStepId } }),
    }),
    isReviewMissing: t.boolean({
      description: 'Whether a review that the current answers require was never given, or was withdrawn.',
      resolve: ({ problem }) => problem === 'missing',
    }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the compared answers were approved or accepted. Null if the required review is missing.',
    }),
    approvedBy: t.stringList({
      description: 'The names of the people who approved or accepted the compared answers.',
      resolve: ({ approvedBy }) => [...approvedBy],
    }),
    changes: t.field({
      type: [AnswerChange],
      description: 'The answers that changed, in the order of the form.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

interface Changes {
  readonly seen: string;
  readonly reviews: readonly ChangedReview[];
}

const ChangesSinceApproval = builder.objectRef<Changes>('ChangesSinceApproval').implement({
  description: 'Answers that changed after they were approved. No outputs are issued until staff accept them.',
  fields: (t) => ({
    seen: t.exposeString('seen', {
      description: 'A code for the current answers. Send it to `acceptChangedAnswers` to accept them.',
    }),
    reviews: t.field({
      type: [ChangedReviewType],
      description: 'The steps whose approved answers changed.',
      resolve: ({ reviews }) => [...reviews],
    }),
  }),
});

builder.prismaObjectFields(Submission, (t) => ({
  isChangedSinceApproval: t.boolean({
    description: 'Whether answers changed after they were approved, and staff have not accepted them yet.',
    resolve: async ({ id }, _args, ctx) =>
      (await evaluatedFor(ctx, id)).reviewed.some(({ problem }) => problem !== null),
  }),
  changesSinceApproval: t.field({
    type: ChangesSinceApproval,
    nullable: true,
    complexity: { field: 10 },
    description:
      'The answers that changed after they were approved. Null if none did, and for viewers who may not see them, such as applicants.',
    resolve: async ({ id }, _args, ctx) => {
      if (!(await ctx.access.may('submission', 'viewChangesSinceApproval', id))) return null;
      const evaluated = await evaluatedFor(ctx, id);
      if (evaluated.reviewed.every(({ problem }) => problem === null)) return null;
      return {
        seen: answersVersion(evaluated, allAnswers(evaluated.evaluation.form)),
        reviews: await changedReviews(ctx.services.db, evaluated, await answerReaderFor(ctx, id)),
      };
    },
  }),
}));

defineMutation('acceptChangedAnswers', {
  description:
    'Accepts answers that changed after they were approved, under the viewer’s name, so that outputs can be issued.',
  inputDescription: 'The submission, and the answers to accept. Any later change must be accepted again.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
    seen: t.string({
      required: true,
      validate: shortText,
      description: 'The code of the answers, from `ChangesSinceApproval.seen`.',
    }),
  }),
  may: ['submission', 'acceptChangedAnswers', ({ input }) => input.submissionId.id],
  idempotent: true,
  run: async (ctx, { input: { submissionId, seen } }, key) => ({
    submissionId: await acceptChangedAnswers(
      ctx,
      { submissionId: submissionId.id, userId: personOf(ctx).userId, seen },
      key,
    ),
  }),
  outputFields: submissionOutput,
});
