import { statement } from '#server/database/statement.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

interface Found {
  readonly task: string;
}

/** With all its attempts again. */
const retry = statement<[id: string], never>(
  'failed_job_retry',
  `SELECT FROM graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 0)`,
);

const find = statement<[id: string], Found>(
  'failed_job_find',
  `SELECT task_identifier AS task FROM graphile_worker.jobs WHERE id = $1::bigint AND attempts >= max_attempts AND locked_at IS NULL`,
);

const remove = statement<[id: string], never>(
  'failed_job_remove',
  `SELECT FROM graphile_worker.complete_jobs(ARRAY[$1::bigint])`,
);

interface OfJob {
  readonly jobId: string;
}

/** Runs a job again that used up its attempts. Refused if it is running, waiting, or gone. Decision 0177. */
export const retryFailedJob = operation<OfJob, string>('retryFailedJob', async (tx, { jobId }) => {
  const { task } = await findFailed(tx, jobId);
  await retry.rows(tx.queries, [jobId]);
  tx.audit({ kind: 'retryFailedJob', data: { task } });
  return jobId;
});

/** Gives up a job that used up its attempts: what it was to do is not done. */
export const discardFailedJob = operation<OfJob, string>('discardFailedJob', async (tx, { jobId }) => {
  const { task } = await findFailed(tx, jobId);
  await remove.rows(tx.queries, [jobId]);
  tx.audit({ kind: 'discardFailedJob', data: { task } });
  return jobId;
});

/** Job numbers are bigints; anything else names no job. */
async function findFailed({ queries }: Tx, jobId: string): Promise<Found> {
  const [job] = /^\d{1,18}$/.test(jobId) ? await find.rows(queries, [jobId]) : [];
  refuseUnless(job, 'outdated');
  return job;
}

/** Sends an email again that was given up. */
export const retryFailedEmail = operation<{ readonly emailId: string }, string>(
  'retryFailedEmail',
  async (tx, { emailId }) => {
    const where = { id: emailId, sentAt: null, failedAt: { not: null } };
    const data = { failedAt: null, error: null, attempts: 0 };
    const [mail] = await tx.db.outboxMail.updateManyAndReturn({ where, data });
    refuseUnless(mail, 'outdated');
    await tx.enqueue('mail/sendMail', { mailId: emailId });
    tx.audit({ kind: 'retryFailedEmail', data: { email: mail.toEmail } });
    return emailId;
  },
);
