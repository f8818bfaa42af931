import type { FieldRange } from '#domain/form/Form.ts';
import { answersByField } from '#domain/form/rows.ts';
import { answersUpToStep, shownAnswers } from '#domain/submission/shownAnswers.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { answeredSteps, AnsweredStepType } from '#server/graphql/review/answeredSteps.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { answersFor, evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { mayReadAnswer, viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import type { AnswerRow } from '#server/queries/answer/answersByIds.ts';
import { answersVersion } from '#server/queries/submission/answersVersion.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

interface ReviewedAnswersFacts {
  readonly evaluated: EvaluatedSubmission;
  readonly span: FieldRange;
  readonly answers: readonly AnswerRow[];
}

const ReviewedAnswers = builder.objectRef<ReviewedAnswersFacts>('ReviewedAnswers').implement({
  description: 'The answers that a review covers: those shown and counted up to the step under review.',
  fields: (t) => ({
    seen: t.string({
      resolve: ({ evaluated, span }) => answersVersion(evaluated, span),
      description:
        'A code for the current answers. If any answer is saved after that, a review that sends this code is refused.',
    }),
    steps: t.field({
      type: [AnsweredStepType],
      description: 'The fields up to the reviewed step in the order of the form, with and without answers.',
      complexity: { field: 5, multiplier: 1 },
      resolve: async ({ evaluated, span }, _args, ctx) => [...(await answeredSteps(ctx, evaluated, span))],
    }),
    answers: t.field({
      type: [Answer],
      description: 'The answers that the viewer may read, in the order of the form.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ answers }) => [...answers],
    }),
  }),
});

builder.prismaObjectFields(ActiveStep, (t) => ({
  reviewedAnswers: t.field({
    type: ReviewedAnswers,
    select: { id: true, submissionId: true, stepIdentity: true },
    description: 'The answers that a reviewer of the step looks at.',
    authScopes: may('reviewGroup', 'viewReviews', ownKey('id')),
    resolve: async ({ submissionId, stepIdentity }, _args, ctx) => {
      // read in this order so that the viewer is shown at least the answers that the code stands for
      const evaluated = await evaluatedFor(ctx, submissionId);
      const { form } = evaluated.evaluation;
      const span = answersUpToStep(form, stepIdentity);
      const rows = answersByField(form, await answersFor(ctx, submissionId));
      const viewer = await viewerOf(ctx, submissionId);
      const shown = shownAnswers(evaluated.evaluation, span).flatMap(
        ({ fieldIdentity }) => rows.get(fieldIdentity) ?? [],
      );
      return { evaluated, span, answers: shown.filter((answer) => mayReadAnswer(viewer, answer)) };
    },
  }),
}));
