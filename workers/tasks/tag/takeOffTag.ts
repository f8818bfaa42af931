import { takeOffTag } from '#server/operations/tag/takeOffTag.ts';
import type { Task } from '#workers/taskList.ts';

const takeOffTagTask: Task<'tag/takeOffTag'> = (ctx, { tagId }) => takeOffTag(ctx, tagId);

export default takeOffTagTask;
