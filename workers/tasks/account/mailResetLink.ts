import { system } from '#server/actor.ts';
import { mailResetLink } from '#server/operations/account/resetPassword.ts';
import type { Task } from '#workers/taskList.ts';

/** Emails a link to set a new password to the owner of an address, if there is one. */
const task: Task<'account/mailResetLink'> = async ({ services }, { email }) => {
  await mailResetLink({ services, actor: system }, { email });
};

export default task;
