import { parseCronItems, type CronItem } from 'graphile-worker';

import { catalog, type TaskName } from '#server/jobs/catalog.ts';

interface Schedule {
  readonly task: TaskName;
  /** Five fields as in cron, in UTC. */
  readonly match: string;
  /** How far back what a stopped worker missed is made up for, in milliseconds. */
  readonly backfillPeriod: number;
}

/** What happens by the clock. */
const schedules: readonly Schedule[] = [
  // it looks for everything stuck, so the next minute covers a missed one
  { task: 'upkeep/sweep', match: '* * * * *', backfillPeriod: 0 },
];

export const crontab = parseCronItems(schedules.map(cronItem));

/** One waiting job for a task: a worker that falls behind does not pile them up. */
function cronItem({ task, match, backfillPeriod }: Schedule): CronItem {
  const { queue, maxAttempts }: { queue?: string; maxAttempts: number } = catalog[task];
  const options = { backfillPeriod, jobKey: task, maxAttempts, ...(queue === undefined ? {} : { queueName: queue }) };
  return { task, match, identifier: task, options };
}
