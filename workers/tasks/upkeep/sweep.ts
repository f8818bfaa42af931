import { sweep } from '#server/operations/upkeep/sweep.ts';
import type { Task } from '#workers/taskList.ts';

const sweepTask: Task<'upkeep/sweep'> = (ctx) => sweep(ctx);

export default sweepTask;
