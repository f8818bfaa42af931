import { exportRetentionDays } from '#domain/export/exportRules.ts';
import { statement } from '#server/database/statement.ts';
import { failExport } from '#server/operations/export/failExport.ts';
import type { OperationContext } from '#server/Services.ts';

/** Running exports that no job works on: their job has ended or doesn't exist. */
const stuckExports = statement<[most: number], { readonly id: string; readonly jobId: string | null }>(
  'sweep_stuck_exports',
  `SELECT e.id, e.job_id AS "jobId" FROM exports e LEFT JOIN jobs j ON j.id = e.job_id
   WHERE e.status = 'running' AND (j.id IS NULL OR j.finished_at IS NOT NULL) ORDER BY e.created_at LIMIT $1`,
);

/** Their files are no longer referenced then, and are swept with the others. */
const expireExports = statement<[before: Date, most: number], { readonly id: string }>(
  'sweep_expired_exports',
  `WITH old AS (
     DELETE FROM exports WHERE id IN (SELECT id FROM exports WHERE created_at < $1::timestamptz AND status <> 'running' ORDER BY created_at LIMIT $2)
     RETURNING id, user_id
   ), told AS (
     INSERT INTO event_outboxes (team_id, topic, payload)
     SELECT NULL, 'exports:' || user_id, jsonb_build_object('exportId', id) FROM old
   )
   SELECT id FROM old`,
);

const atOnce = 100;

/** Fails exports that no job works on, and deletes those past their retention period. Returns how many. */
export async function sweepExports(ctx: OperationContext): Promise<number> {
  const { pool, now, notifyEvents } = ctx.services;
  const stuck = await stuckExports.rows(pool, [atOnce]);
  for (const { id, jobId } of stuck) await failExport(ctx, { exportId: id, jobId, failure: 'fault' });
  const before = new Date(now().getTime() - exportRetentionDays * 86_400_000);
  const expired = await expireExports.rows(pool, [before, atOnce]);
  if (expired.length > 0) notifyEvents();
  return stuck.length + expired.length;
}
