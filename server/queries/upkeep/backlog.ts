import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';

interface TaskBacklog {
  readonly task: string;
  readonly waiting: number;
  readonly failed: number;
  /** seconds past its due time; 0 if none is waiting */
  readonly oldestSeconds: number;
}

interface MailBacklog {
  readonly waiting: number;
  readonly failed: number;
}

export interface Backlog {
  readonly jobs: readonly TaskBacklog[];
  readonly mails: MailBacklog;
}

const jobs = statement<[], TaskBacklog>(
  'backlog_of_jobs',
  `SELECT task_identifier AS task,
     count(*) FILTER (WHERE attempts < max_attempts OR locked_at IS NOT NULL)::int AS waiting,
     count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL)::int AS failed,
     coalesce(extract(epoch FROM now() - min(run_at) FILTER (
       WHERE locked_at IS NULL AND attempts < max_attempts AND run_at <= now())), 0)::float8 AS "oldestSeconds"
   FROM graphile_worker.jobs GROUP BY task_identifier`,
);
/** Only the last week, through the index on time. Older emails were given up. */
const mails = statement<[], MailBacklog>(
  'backlog_of_mails',
  `SELECT count(*) FILTER (WHERE failed_at IS NULL)::int AS waiting, count(failed_at)::int AS failed
   FROM outbox_mails WHERE created_at > now() - interval '7 days' AND sent_at IS NULL`,
);

/** Waiting and permanently failed work. */
export async function backlog(pool: Queries): Promise<Backlog> {
  const [byTask, [mail = { waiting: 0, failed: 0 }]] = await Promise.all([jobs.rows(pool, []), mails.rows(pool, [])]);
  return { jobs: byTask, mails: mail };
}
