import { statement } from '#server/database/statement.ts';

/** More than an operator reads on one page. The counts are complete. */
const mostListed = 100;

export interface FailedJob {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly failedAt: Date;
}

/** Jobs that used up their attempts, the latest first. */
export const failedJobs = statement<[], FailedJob>(
  'failed_jobs',
  `SELECT id::text AS id, task_identifier AS task, attempts::int AS attempts, left(last_error, 500) AS error,
     updated_at AS "failedAt"
   FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL
   ORDER BY updated_at DESC, id DESC LIMIT ${mostListed}`,
);

export interface FailedEmail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly error: string | null;
  readonly failedAt: Date;
}

/** Emails of the last week that were given up, the latest first; as in the count of `backlog`. */
export const failedEmails = statement<[], FailedEmail>(
  'failed_emails',
  `SELECT id, kind, to_email AS recipient, left(error, 500) AS error, failed_at AS "failedAt" FROM outbox_mails
   WHERE created_at > now() - interval '7 days' AND sent_at IS NULL AND failed_at IS NOT NULL
   ORDER BY failed_at DESC, id DESC LIMIT ${mostListed}`,
);
