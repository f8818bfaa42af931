import { builder } from '#server/graphql/builder.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { submissionMutation } from '#server/graphql/submission/submissionMutation.ts';
import { audienceOf, viewerOf } from '#server/graphql/submission/viewing.ts';
import { deleteSubmission } from '#server/operations/submission/deleteSubmission.ts';
import { haltSubmission, resumeSubmission } from '#server/operations/submission/haltSubmission.ts';

submissionMutation('haltSubmission', {
  description: 'Lets a submission stand still until it is resumed. What staff halted only staff can resume.',
  inputDescription: 'Which submission.',
  inputFields: (t) => ({ submissionId: t.globalID({ required: true, description: 'The submission.' }) }),
  authScopes: (_root, { input: { submissionId } }) => ({ may: ['submission', 'haltSubmission', submissionId.id] }),
  run: async (ctx, { submissionId: { id: submissionId } }, key) =>
    haltSubmission(ctx, { submissionId, audience: audienceOf(await viewerOf(ctx, submissionId)) }, key),
});

submissionMutation('resumeSubmission', {
  description: 'Lets a halted submission go on where it stood.',
  inputDescription: 'Which submission.',
  inputFields: (t) => ({ submissionId: t.globalID({ required: true, description: 'The submission.' }) }),
  authScopes: (_root, { input: { submissionId } }) => ({ may: ['submission', 'resumeSubmission', submissionId.id] }),
  run: async (ctx, { submissionId: { id: submissionId } }, key) =>
    resumeSubmission(ctx, { submissionId, audience: audienceOf(await viewerOf(ctx, submissionId)) }, key),
});

builder.relayMutationField(
  'deleteSubmission',
  {
    description: 'Which submission.',
    inputFields: (t) => ({ submissionId: t.globalID({ required: true, description: 'The submission.' }) }),
  },
  {
    description: 'Takes a submission out of sight for everybody. Its number is never used again.',
    authScopes: (_root, { input }) => ({ may: ['submission', 'deleteSubmission', input.submissionId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { submissionId } }, ctx) => {
      await deleteSubmission(ctx, submissionId.id);
      return { deletedId: `Submission:${submissionId.id}` };
    },
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ description: 'Of the submission that is gone.', resolve: ({ deletedId }) => deletedId }),
    }),
  },
);
