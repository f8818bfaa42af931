import { system } from '#server/actor.ts';
import { checkTeamDomain } from '#server/operations/team/checkTeamDomain.ts';
import type { Task } from '#workers/taskList.ts';

/** Looks for the DNS record that proves that a domain is its team's. */
const task: Task<'team/checkDomain'> = async ({ services }, { domainId }) => {
  await checkTeamDomain({ services, actor: system }, domainId);
};

export default task;
