import { runScheduledExports } from '#server/operations/export/runScheduledExports.ts';
import type { Task } from '#workers/taskList.ts';

const runScheduledExportsTask: Task<'export/runScheduledExports'> = (ctx) => runScheduledExports(ctx);

export default runScheduledExportsTask;
