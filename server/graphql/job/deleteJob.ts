import { Job } from '#server/graphql/job/Job.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { deleteJob } from '#server/operations/job/deleteJob.ts';

verbMutation('deleteJob', {
  description:
    'Whoever waited for a job does no longer. One that is over is let go; an export under way is broken off; other work that is under way is not taken away.',
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
