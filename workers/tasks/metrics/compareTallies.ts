import { tallyDifferences } from '#server/queries/metrics/tallyDifferences.ts';
import type { Task } from '#workers/taskList.ts';

const mostTold = 20;

/** Recounts the dashboard's totals row by row, and logs differences for operators: see docs/operate.md. */
const compareTallies: Task<'metrics/compareTallies'> = async ({ services }) => {
  const differences = await tallyDifferences(services);
  if (differences.length === 0) return;
  const first = differences.slice(0, mostTold);
  services.log.error({ count: differences.length, differences: first }, 'stored counts differ from the actual data');
};

export default compareTallies;
