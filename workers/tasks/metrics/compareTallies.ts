import { tallyDifferences } from '#server/queries/metrics/tallyDifferences.ts';
import type { Task } from '#workers/taskList.ts';

const mostTold = 20;

/** Counts one by one what the numbers of the dashboard are made of, and tells operators where they differ: docs/operate.md. */
const compareTallies: Task<'metrics/compareTallies'> = async ({ services }) => {
  const differences = await tallyDifferences(services);
  if (differences.length === 0) return;
  const first = differences.slice(0, mostTold);
  services.log.error({ count: differences.length, differences: first }, 'stored counts differ from the actual data');
};

export default compareTallies;
