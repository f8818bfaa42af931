import { requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { audienceOf, viewerOf } from '#server/graphql/submission/viewing.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { deleteSubmission } from '#server/operations/submission/deleteSubmission.ts';
import { haltSubmission, resumeSubmission } from '#server/operations/submission/haltSubmission.ts';

verbMutation('haltSubmission', {
  description: 'Lets a submission stand still until it is resumed. What staff halted only staff can resume.',
  inputDescription: 'Which submission.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['submission', 'haltSubmission', ({ input }) => input.submissionId.id],
  run: async (
    ctx,
    {
      input: {
        submissionId: { id: submissionId },
        idempotencyKey: key,
      },
    },
  ) => ({
    submissionId: await haltSubmission(
      ctx,
      { submissionId, audience: audienceOf(await viewerOf(ctx, submissionId)) },
      key,
    ),
  }),
  outputFields: submissionOutput,
});

verbMutation('resumeSubmission', {
  description: 'Lets a halted submission go on where it stood.',
  inputDescription: 'Which submission.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['submission', 'resumeSubmission', ({ input }) => input.submissionId.id],
  run: async (
    ctx,
    {
      input: {
        submissionId: { id: submissionId },
        idempotencyKey: key,
      },
    },
  ) => ({
    submissionId: await resumeSubmission(
      ctx,
      { submissionId, audience: audienceOf(await viewerOf(ctx, submissionId)) },
      key,
    ),
  }),
  outputFields: submissionOutput,
});

verbMutation('deleteSubmission', {
  description: 'Takes a submission out of sight for everybody. Its number is never used again.',
  inputDescription: 'Which submission.',
  inputFields: (t) => ({ submissionId: t.globalID({ required: true, description: 'The submission.' }) }),
  may: ['submission', 'deleteSubmission', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId } }) => {
    await deleteSubmission(ctx, submissionId.id);
    return { deletedId: `Submission:${submissionId.id}` };
  },
  keepsRights: true,
  outputFields: (t) => ({
    deletedId: t.id({
      description: 'Of the submission that is gone.',
      resolve: ({ done: { deletedId } }) => deletedId,
    }),
  }),
});
