import { system } from '#server/actor.ts';
import { refreshRemoteEntities } from '#server/operations/entity/refreshRemoteEntities.ts';
import type { Task } from '#workers/taskList.ts';

/** Reads remote entities again that were not read for a day. */
const task: Task<'entity/refreshRemoteEntities'> = async ({ services }) => {
  await refreshRemoteEntities({ services, actor: system });
};

export default task;
