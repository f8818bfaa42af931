import { answersOfStep } from '#domain/submission/shownAnswers.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { answersDigest } from '#server/queries/submission/answersDigest.ts';

guardThrough(
  'Signing',
  'activeStep',
  'viewStepContent',
  async ({ services }, id) => (await services.db.signing.findUnique({ where: { id } }))?.activeStepId,
);

export const Signing = builder.prismaNode('Signing', {
  id: { field: 'id' },
  description: 'A signature on the answers of a step. Visible to everyone who can see the step’s contents.',
  authScopes: may('activeStep', 'viewStepContent', ownKey('activeStepId')),
  fields: (t) => ({
    user: t.relation('user', { description: 'The person who signed.' }),
    typedName: t.exposeString('typedName', { description: 'The name of the signer as typed.' }),
    image: t.exposeString('image', {
      nullable: true,
      description: 'The drawn signature as a data URL, or null if the name was only typed.',
    }),
    isOfAnswersNow: t.boolean({
      description: 'Whether the signature covers the current answers: none of them has changed since.',
      select: { answersDigest: true, activeStep: { select: { submissionId: true, stepIdentity: true } } },
      resolve: async ({ answersDigest: signed, activeStep: { submissionId, stepIdentity } }, _args, ctx) => {
        const { evaluation } = await evaluatedFor(ctx, submissionId);
        return signed === answersDigest(evaluation, answersOfStep(evaluation.form, stepIdentity));
      },
    }),
    signedAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person signed.' }),
  }),
});
