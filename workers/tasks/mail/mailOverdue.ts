import { mailOverdue } from '#server/operations/mail/mailOverdue.ts';
import type { Task } from '#workers/taskList.ts';

const mailOverdueTask: Task<'mail/mailOverdue'> = async (ctx, { withinDays }) => {
  await mailOverdue(ctx, withinDays);
};

export default mailOverdueTask;
