import { mailEachApplicant } from '#server/operations/submission/mailApplicants.ts';
import type { Task } from '#workers/taskList.ts';

const mailApplicantsTask: Task<'mail/mailApplicants'> = (ctx, told) => mailEachApplicant(ctx, told);

export default mailApplicantsTask;
