import { mailEachInvitee } from '#server/operations/survey/mailInvitees.ts';
import type { Task } from '#workers/taskList.ts';

const mailInviteesTask: Task<'mail/mailInvitees'> = (ctx, told) => mailEachInvitee(ctx, told);

export default mailInviteesTask;
