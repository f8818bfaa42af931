import { parseCronItems, type CronItem } from 'graphile-worker';
import { catalog, type TaskName, type TaskPayload } from '#server/jobs/catalog.ts';

interface Schedule<Name extends TaskName> {
  /** Names the schedule in the database: it stays when the rest changes. */
  readonly identifier: string;
  readonly task: Name;
  readonly payload: TaskPayload<Name>;
  /** Five fields as in cron, in UTC. */
  readonly match: string;
  /** How far back what a stopped worker missed is made up for, in milliseconds. */
  readonly backfillPeriod: number;
}

/** What happens by the clock. */
const schedules = [
  // days are those of each team, and begin at any hour; what a stopped worker missed is found by the next run
  scheduled({
    identifier: 'export/runScheduledExports',
    ...{ task: 'export/runScheduledExports', payload: {}, match: '5 * * * *', backfillPeriod: 0 },
  }),
  // it looks for everything stuck, so the next minute covers a missed one
  scheduled({ identifier: 'upkeep/sweep', task: 'upkeep/sweep', payload: {}, match: '* * * * *', backfillPeriod: 0 }),
  // whatever a run missed, the next one finds; what has been overdue for longer is no news
  scheduled({
    identifier: 'mail/mailOverdue',
    ...{ task: 'mail/mailOverdue', payload: { withinDays: 7 }, match: '*/15 * * * *', backfillPeriod: 0 },
  }),
  // at night: it counts everything one by one
  scheduled({
    identifier: 'metrics/compareTallies',
    ...{ task: 'metrics/compareTallies', payload: {}, match: '45 8 * * *', backfillPeriod: 0 },
  }),
  // the provider repeats what did not arrive for up to three days; so long nobody would hear of what got lost
  scheduled({
    identifier: 'payment/catchUpEvents',
    ...{ task: 'payment/catchUpEvents', payload: { hours: 1 }, match: '*/10 * * * *', backfillPeriod: 0 },
  }),
  // after days without a worker; the made up run of a night is enough for all of them
  scheduled({
    identifier: 'payment/catchUpEventsOfDays',
    ...{ task: 'payment/catchUpEvents', payload: { hours: 96 }, match: '25 7 * * *', backfillPeriod: 86_400_000 },
  }),
  // in the morning of most towns; days are those of each, and a missed run is made up for within a week
  scheduled({
    identifier: 'output/remindOfRenewals',
    ...{ task: 'output/remindOfRenewals', payload: {}, match: '0 13 * * *', backfillPeriod: 86_400_000 },
  }),
];

export const crontab = parseCronItems(schedules);

/** One waiting job for a schedule: a worker that falls behind does not pile them up. */
function scheduled<Name extends TaskName>(schedule: Schedule<Name>): CronItem {
  const { identifier, task, payload, match, backfillPeriod } = schedule;
  const { queue, maxAttempts }: { queue?: string; maxAttempts: number } = catalog[task];
  const options = {
    backfillPeriod,
    jobKey: identifier,
    maxAttempts,
    ...(queue === undefined ? {} : { queueName: queue }),
  };
  return { task, match, payload, identifier, options };
}
