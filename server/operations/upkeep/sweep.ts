import { requestSentences } from '#messages/shell/requestSentences.ts';
import { statement } from '#server/database/statement.ts';
import { deleteOldEvents } from '#server/events/deleteOldEvents.ts';
import type { OperationContext } from '#server/Services.ts';

/** Expired rows and how long each kind is kept. Each is one delete that uses an index. */
const sweeps = [
  statement<[], never>('sweep_sessions', `DELETE FROM sessions WHERE expires_at < now()`),
  statement<[], never>('sweep_known_devices', `DELETE FROM known_devices WHERE seen_at < now() - interval '1 year'`),
  statement<[], never>(
    'sweep_idempotency_keys',
    `DELETE FROM idempotency_keys WHERE created_at < now() - interval '7 days'`,
  ),
  statement<[], never>(
    'sweep_rate_limits',
    `DELETE FROM rate_limits WHERE expire < (extract(epoch FROM now()) * 1000)::bigint`,
  ),
  statement<[], never>(
    'sweep_account_tokens',
    `DELETE FROM account_tokens WHERE expires_at < now() - interval '30 days'`,
  ),
  statement<[], never>(
    'sweep_status_requests',
    `DELETE FROM status_requests WHERE expires_at < now() - interval '1 day'`,
  ),
  statement<[], never>('sweep_draft_edits', `DELETE FROM draft_edits WHERE created_at < now() - interval '90 days'`),
  statement<[], never>('sweep_draft_editors', `DELETE FROM draft_editors WHERE seen_at < now() - interval '1 hour'`),
  statement<[], never>('sweep_batches', `DELETE FROM batches WHERE created_at < now() - interval '30 days'`),
  statement<[], never>('sweep_identity_challenges', `DELETE FROM identity_challenges WHERE expires_at < now()`),
] as const;

/**
 * Jobs that someone waits for but no queue has anymore: they died without reporting a failure. Marks them as failed.
 */
const strandedJobs = statement<[failure: string], { readonly id: string }>(
  'sweep_stranded_jobs',
  `WITH stranded AS (
     UPDATE jobs SET state = 'failed', finished_at = now(), failure_code = 'stranded',
       failure_message = $1
     WHERE state IN ('queued', 'working') AND created_at < now() - interval '1 minute'
       AND NOT EXISTS (SELECT FROM graphile_worker.jobs w
         WHERE w.key = jobs.task || ':' || jobs.id AND (w.locked_at IS NOT NULL OR w.attempts < w.max_attempts))
     RETURNING id
   ), told AS (
     INSERT INTO event_outboxes (team_id, topic, payload)
     SELECT NULL, 'job:' || id, jsonb_build_object('jobId', id) FROM stranded
   )
   SELECT id FROM stranded`,
);

/** A browser that was offline for longer reloads its page. */
const eventsAreKeptMs = 2 * 86_400_000;

export async function sweep({ services: { pool, log, now, notifyEvents } }: OperationContext): Promise<void> {
  await deleteOldEvents(pool, new Date(now().getTime() - eventsAreKeptMs));
  for (const each of sweeps) await each.rows(pool, []);
  const stranded = await strandedJobs.rows(pool, [requestSentences.fault]);
  if (stranded.length === 0) return;
  notifyEvents();
  log.warn({ jobs: stranded.length }, 'marked stranded jobs as failed');
}
