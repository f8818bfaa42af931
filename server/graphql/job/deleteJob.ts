import { defineMutation } from '#server/graphql/defineMutation.ts';
import { Job } from '#server/graphql/job/Job.ts';
import { deleteJob } from '#server/operations/job/deleteJob.ts';

defineMutation('deleteJob', {
  description:
    'Deletes a job. If it is running it stops, and the work done so far is kept. A batch action that already changed something stays listed as failed with its report and can be undone. Deleting it again removes it. An output that is being generated is still completed, because other work depends on it.',
  inputDescription: 'The job to delete.',
  inputFields: (t) => ({ jobId: t.globalID({ required: true, for: Job, description: 'The ID of the job.' }) }),
  may: ['job', 'cancelJob', ({ input }) => input.jobId.id],
  run: async (ctx, { input: { jobId } }) => ({ jobId: await deleteJob(ctx, jobId.id) }),
  keepsRights: true,
  outputDescription: 'The deleted job.',
  outputFields: (t) => ({
    deletedJobId: t.globalID({
      description: 'The ID of the deleted job.',
      resolve: ({ done: { jobId } }) => ({ type: Job, id: jobId }),
    }),
  }),
});
