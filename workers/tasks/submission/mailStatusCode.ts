import { system } from '#server/actor.ts';
import { mailStatusCode } from '#server/operations/submission/statusRequest.ts';
import type { Task } from '#workers/taskList.ts';

/** Emails the code that shows a submission's status, if the number and the address match. */
const task: Task<'submission/mailStatusCode'> = async ({ services }, asked) => {
  await mailStatusCode({ services, actor: system }, asked);
};

export default task;
