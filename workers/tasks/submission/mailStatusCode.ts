import { system } from '#server/actor.ts';
import { mailStatusCode } from '#server/operations/submission/statusRequest.ts';
import type { Task } from '#workers/taskList.ts';

/** Emails the code that shows a submission's status, if the number and the address match. */
const task: Task<'submission/mailStatusCode'> = async ({ services }, payload) => {
  await mailStatusCode({ services, actor: system }, payload);
};

export default task;
