import { parseCronItems, type CronItem } from 'graphile-worker';
import { catalog, type TaskName, type TaskPayload } from '#server/jobs/catalog.ts';

interface Schedule<Name extends TaskName> {
  /** Identifies the schedule in the database, so it must not change. */
  readonly identifier: string;
  readonly task: Name;
  readonly payload: TaskPayload<Name>;
  /** Five cron fields, in UTC. */
  readonly match: string;
  /** How far back missed runs are made up for after a worker was down, in milliseconds. */
  readonly backfillPeriod: number;
}

/** All scheduled jobs. */
const schedules = [
  // days start at any hour, in each team's time zone; the next run catches up on a missed one
  scheduled({
    identifier: 'export/runScheduledExports',
    ...{ task: 'export/runScheduledExports', payload: {}, match: '5 * * * *', backfillPeriod: 0 },
  }),
  // it looks for everything that is stuck, so the next minute makes up for a missed one
  scheduled({ identifier: 'upkeep/sweep', task: 'upkeep/sweep', payload: {}, match: '* * * * *', backfillPeriod: 0 }),
  // the next run finds whatever one missed; steps that have been overdue for longer are no news
  scheduled({
    identifier: 'mail/mailOverdue',
    ...{ task: 'mail/mailOverdue', payload: { withinDays: 7 }, match: '*/15 * * * *', backfillPeriod: 0 },
  }),
  // mornings are in each person's time zone; the next run sends whatever one missed
  scheduled({
    identifier: 'mail/mailSummaries',
    ...{ task: 'mail/mailSummaries', payload: {}, match: '2,17,32,47 * * * *', backfillPeriod: 0 },
  }),
  // each run reads the entities that were read longest ago, so the next run makes up for a missed one
  scheduled({
    identifier: 'entity/refreshRemoteEntities',
    ...{ task: 'entity/refreshRemoteEntities', payload: {}, match: '35 * * * *', backfillPeriod: 0 },
  }),
  // at night, because it counts everything row by row
  scheduled({
    identifier: 'metrics/compareTallies',
    ...{ task: 'metrics/compareTallies', payload: {}, match: '45 8 * * *', backfillPeriod: 0 },
  }),
  // the provider retries lost webhooks for up to three days, which is too long to wait
  scheduled({
    identifier: 'payment/catchUpEvents',
    ...{ task: 'payment/catchUpEvents', payload: { hours: 1 }, match: '*/10 * * * *', backfillPeriod: 0 },
  }),
  // for days without a worker; one made-up nightly run covers all of them
  scheduled({
    identifier: 'payment/catchUpEventsOfDays',
    ...{ task: 'payment/catchUpEvents', payload: { hours: 96 }, match: '25 7 * * *', backfillPeriod: 86_400_000 },
  }),
  // in the morning of most towns; days are in each town's time zone, and a missed run is made up for within a week
  scheduled({
    identifier: 'output/remindOfRenewals',
    ...{ task: 'output/remindOfRenewals', payload: {}, match: '0 13 * * *', backfillPeriod: 86_400_000 },
  }),
];

export const crontab = parseCronItems(schedules);

/** At most one pending job per schedule, so that they don't pile up if workers fall behind. */
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
