import { system } from '#server/actor.ts';
import { mailResetLink } from '#server/operations/account/resetPassword.ts';
import type { Task } from '#workers/taskList.ts';

/** Mails the way to a new password to whoever has the address, if anybody does. */
const task: Task<'account/mailResetLink'> = async ({ services }, { email }) => {
  await mailResetLink({ services, actor: system }, { email });
};

export default task;
