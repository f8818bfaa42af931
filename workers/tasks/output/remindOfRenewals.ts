import { remindOfRenewals } from '#server/operations/output/remindOfRenewals.ts';
import type { Task } from '#workers/taskList.ts';

const remindOfRenewalsTask: Task<'output/remindOfRenewals'> = (ctx) => remindOfRenewals(ctx);

export default remindOfRenewalsTask;
