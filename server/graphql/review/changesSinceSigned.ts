import { builder } from '#server/graphql/builder.ts';
import { AnswerChange } from '#server/graphql/review/AnswerChange.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { lapsedSignaturesOf } from '#server/graphql/submission/noticesFor.ts';
import { readerOf } from '#server/graphql/submission/readerOf.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { changedSignatures, type ChangedSignature } from '#server/queries/review/changedSignatures.ts';

const ChangedSignatureType = builder.objectRef<ChangedSignature>('ChangedSignature').implement({
  description: 'A step that was signed and left, and whose answers changed since.',
  fields: (t) => ({
    activeStep: t.prismaField({
      type: ActiveStep,
      description: 'Where it was signed.',
      resolve: (query, { activeStepId }, _args, { services }) =>
        services.db.activeStep.findUniqueOrThrow({ ...query, where: { id: activeStepId } }),
    }),
    signedAt: t.expose('signedAt', { type: 'DateTime', description: 'When it was signed last.' }),
    signedBy: t.stringList({ description: 'By whom.', resolve: ({ signedBy }) => [...signedBy] }),
    changes: t.field({
      type: [AnswerChange],
      description: 'Which answers changed, in the order of the form; none where what was signed was not kept.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

builder.prismaObjectFields(Submission, (t) => ({
  changesSinceSigned: t.field({
    type: [ChangedSignatureType],
    complexity: { field: 10, multiplier: 2 },
    description: 'Answers that changed after their step was signed and left, until it is signed again.',
    resolve: async ({ id }, _args, ctx) => {
      const lapsed = await lapsedSignaturesOf(ctx, id);
      if (lapsed.length === 0) return [];
      return [
        ...(await changedSignatures(ctx.services.db, await evaluatedFor(ctx, id), lapsed, await readerOf(ctx, id))),
      ];
    },
  }),
}));
