import { Client } from 'pg';
import { embeddedDatabase } from '#tests/e2e/support/database.ts';
import { expect } from '#tests/e2e/support/test.ts';

/** Sets outputs of this name to expire in a month, and starts the worker's daily job that emails renewal reminders. */
export async function expireInAMonth(outputName: string): Promise<void> {
  const client = new Client({ connectionString: embeddedDatabase() });
  await client.connect();
  const text = `UPDATE issued_outputs i SET issued_at = now() - interval '11 months',
      expires_at = date_trunc('day', now() AT TIME ZONE t.time_zone + interval '1 month') AT TIME ZONE t.time_zone
    FROM teams t WHERE t.id = i.team_id AND i.name = $1 AND i.issued_at IS NOT NULL`;
  // The worker issues outputs asynchronously, so wait.
  await expect(async () => expect((await client.query(text, [outputName])).rowCount).toBe(1)).toPass();
  await client.query(`SELECT graphile_worker.add_job('output/remindOfRenewals', '{}'::json)`);
  await client.end();
}
