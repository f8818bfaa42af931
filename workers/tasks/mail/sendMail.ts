import { sendMail as send } from '#server/operations/mail/sendMail.ts';
import type { Task } from '#workers/taskList.ts';

const sendMail: Task<'mail/sendMail'> = (ctx, { mailId }) => send(ctx, mailId);

export default sendMail;
