import { builder } from '#server/graphql/builder.ts';
import { AnswerChange } from '#server/graphql/review/AnswerChange.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { answerReaderFor } from '#server/graphql/submission/answerReaderFor.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { lapsedSignaturesOf } from '#server/graphql/submission/noticesFor.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { changedSignatures, type ChangedSignature } from '#server/queries/review/changedSignatures.ts';

const ChangedSignatureType = builder.objectRef<ChangedSignature>('ChangedSignature').implement({
  description: 'A completed step whose answers changed after they were signed.',
  fields: (t) => ({
    activeStep: t.prismaField({
      type: ActiveStep,
      description: 'The step that was signed.',
      resolve: (query, { activeStepId }, _args, { services }) =>
        services.db.activeStep.findUniqueOrThrow({ ...query, where: { id: activeStepId } }),
    }),
    signedAt: t.expose('signedAt', { type: 'DateTime', description: 'When the step was last signed.' }),
    signedBy: t.stringList({
      description: 'The names of the people who signed the step.',
      resolve: ({ signedBy }) => [...signedBy],
    }),
    changes: t.field({
      type: [AnswerChange],
      description: 'The answers that changed, in the order of the form. Empty if the signed answers were not recorded.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

builder.prismaObjectFields(Submission, (t) => ({
  changesSinceSigned: t.field({
    type: [ChangedSignatureType],
    complexity: { field: 10, multiplier: 2 },
    description: 'The completed steps whose answers changed after they were signed, until they are signed again.',
    resolve: async ({ id }, _args, ctx) => {
      const lapsed = await lapsedSignaturesOf(ctx, id);
      if (lapsed.length === 0) return [];
      return [
        ...(await changedSignatures(
          ctx.services.db,
          await evaluatedFor(ctx, id),
          lapsed,
          await answerReaderFor(ctx, id),
        )),
      ];
    },
  }),
}));
