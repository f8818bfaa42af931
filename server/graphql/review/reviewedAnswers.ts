import type { Span } from '#domain/form/Form.ts';
import { answersByField } from '#domain/form/rows.ts';
import { answersUpToStep, shownAnswers } from '#domain/submission/shownAnswers.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { answeredSteps, AnsweredStepType } from '#server/graphql/review/answeredSteps.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { answersFor, evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { mayReadAnswer, viewerOf } from '#server/graphql/submission/viewing.ts';
import type { AnswerRow } from '#server/queries/answer/answersByIds.ts';
import { answersSeen } from '#server/queries/submission/answersSeen.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

interface Seen {
  readonly evaluated: EvaluatedSubmission;
  readonly span: Span;
  readonly answers: readonly AnswerRow[];
}

const ReviewedAnswers = builder.objectRef<Seen>('ReviewedAnswers').implement({
  description: 'The answers of which a review speaks: those up to its step that are shown and count.',
  fields: (t) => ({
    seen: t.string({
      resolve: ({ evaluated, span }) => answersSeen(evaluated, span),
      description: 'Stands for all of them as they are now; a review that names it is refused once one was saved.',
    }),
    steps: t.field({
      type: [AnsweredStepType],
      description: 'All that was asked, in the order of the form, with what was answered and what was not.',
      complexity: { field: 5, multiplier: 1 },
      resolve: async ({ evaluated, span }, _args, ctx) => [...(await answeredSteps(ctx, evaluated, span))],
    }),
    answers: t.field({
      type: [Answer],
      description: 'Those that the viewer may read, in the order of the form.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ answers }) => [...answers],
    }),
  }),
});

builder.prismaObjectFields(ActiveStep, (t) => ({
  reviewedAnswers: t.field({
    type: ReviewedAnswers,
    select: { id: true, submissionId: true, stepIdentity: true },
    description: 'What whoever reviews the step looks at.',
    authScopes: may('reviewGroup', 'viewReviews', ownKey('id')),
    resolve: async ({ submissionId, stepIdentity }, _args, ctx) => {
      // read in this order, nobody is shown less than what they are said to have seen
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
