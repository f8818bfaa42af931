import { scanFile } from '#server/operations/file/scanFile.ts';
import type { Task } from '#workers/taskList.ts';

const scanFileTask: Task<'file/scanFile'> = (ctx, { fileId }) => scanFile(ctx, fileId);

export default scanFileTask;
