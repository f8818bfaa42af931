import { defineMutation } from '#server/graphql/defineMutation.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { audienceOf, viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import { deleteSubmission } from '#server/operations/submission/deleteSubmission.ts';
import { haltSubmission, resumeSubmission } from '#server/operations/submission/haltSubmission.ts';

defineMutation('haltSubmission', {
  description: 'Puts a submission on hold until it is resumed. If staff put it on hold, only staff can resume it.',
  inputDescription: 'The submission to put on hold.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
  }),
  may: ['submission', 'haltSubmission', ({ input }) => input.submissionId.id],
  idempotent: true,
  run: async (
    ctx,
    {
      input: {
        submissionId: { id: submissionId },
      },
    },
    key,
  ) => ({
    submissionId: await haltSubmission(
      ctx,
      { submissionId, audience: audienceOf(await viewerOf(ctx, submissionId)) },
      key,
    ),
  }),
  outputFields: submissionOutput,
});

defineMutation('resumeSubmission', {
  description: 'Resumes a submission that is on hold, at the step where it was.',
  inputDescription: 'The submission to resume.',
  inputFields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
  }),
  may: ['submission', 'resumeSubmission', ({ input }) => input.submissionId.id],
  idempotent: true,
  run: async (
    ctx,
    {
      input: {
        submissionId: { id: submissionId },
      },
    },
    key,
  ) => ({
    submissionId: await resumeSubmission(
      ctx,
      { submissionId, audience: audienceOf(await viewerOf(ctx, submissionId)) },
      key,
    ),
  }),
  outputFields: submissionOutput,
});

defineMutation('deleteSubmission', {
  description: 'Deletes a submission, so that no one can see it. Its number is never reused.',
  inputDescription: 'The submission to delete.',
  inputFields: (t) => ({ submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }) }),
  may: ['submission', 'deleteSubmission', ({ input }) => input.submissionId.id],
  run: async (ctx, { input: { submissionId } }) => {
    await deleteSubmission(ctx, submissionId.id);
    return { deletedId: `Submission:${submissionId.id}` };
  },
  keepsRights: true,
  outputFields: (t) => ({
    deletedId: t.id({
      description: 'The ID of the deleted submission.',
      resolve: ({ done: { deletedId } }) => deletedId,
    }),
  }),
});
