import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { embeddedDatabase } from '#tests/e2e/support/database.ts';

/** Takes away the person's access to everything in their export before it is created. */
export async function revokeExportAccess(email: string): Promise<void> {
  const client = new Client({ connectionString: embeddedDatabase() });
  await client.connect();
  const [jobId, exportId] = [randomUUID(), randomUUID()];
  const params = { asker: { withheldTeamIds: [], token: null }, teamId: randomUUID() };
  await client.query(
    `WITH person AS (SELECT id FROM users WHERE email = $1), job AS (
       INSERT INTO jobs (id, user_id, task, subject_type, subject_id) SELECT $2, id, 'export/makeExport', 'Export', $3 FROM person
     )
     INSERT INTO exports (id, user_id, export_type, name, params) SELECT $3, id, 'people', 'People of a team', $4 FROM person`,
    [email, jobId, exportId, JSON.stringify(params)],
  );
  await client.query('UPDATE exports SET job_id = $2 WHERE id = $1', [exportId, jobId]);
  const payload = JSON.stringify({ jobId, exportId });
  await client.query(
    `SELECT graphile_worker.add_job('export/makeExport', $1::json, job_key => 'export/makeExport:' || $2)`,
    [payload, jobId],
  );
  await client.end();
}
