import { Job } from '#server/graphql/job/Job.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { deleteJob } from '#server/operations/job/deleteJob.ts';

verbMutation('deleteJob', {
  description:
    'Deletes a job. Work that is running stops, and what is already done stays: a batch that had done something stays as failed with its report and can be undone, and deleting it again removes it. An output that is being generated is finished, because others wait for it.',
  inputDescription: 'Which job.',
  inputFields: (t) => ({ jobId: t.globalID({ required: true, for: Job, description: 'The job.' }) }),
  may: ['job', 'cancelJob', ({ input }) => input.jobId.id],
  run: async (ctx, { input: { jobId } }) => ({ jobId: await deleteJob(ctx, jobId.id) }),
  keepsRights: true,
  outputDescription: 'It is gone.',
  outputFields: (t) => ({
    deletedJobId: t.globalID({
      description: 'Of the job that was there.',
      resolve: ({ done: { jobId } }) => ({ type: Job, id: jobId }),
    }),
  }),
});
