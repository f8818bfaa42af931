import { Client } from 'pg';
import { embeddedDatabase } from '#tests/e2e/support/database.ts';

/** Starts the worker's job that emails the daily summaries that are due. */
export async function sendDailySummaries(): Promise<void> {
  const client = new Client({ connectionString: embeddedDatabase() });
  await client.connect();
  await client.query(`SELECT graphile_worker.add_job('mail/mailSummaries', '{}'::json)`);
  await client.end();
}
