import { mailSummaries } from '#server/operations/mail/mailSummaries.ts';
import type { Task } from '#workers/taskList.ts';

const mailSummariesTask: Task<'mail/mailSummaries'> = async (ctx) => {
  await mailSummaries(ctx);
};

export default mailSummariesTask;
