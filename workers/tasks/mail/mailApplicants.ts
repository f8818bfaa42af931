import { tellApplicants } from '#server/operations/submission/mailApplicants.ts';
import type { Task } from '#workers/taskList.ts';

const mailApplicantsTask: Task<'mail/mailApplicants'> = (ctx, told) => tellApplicants(ctx, told);

export default mailApplicantsTask;
