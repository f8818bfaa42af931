import type { ReservedTag } from '#domain/tag/tag.ts';
import { statement } from '#server/database/statement.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';
import { findOrCreateTag } from '#server/operations/tag/findOrCreateTag.ts';
import type { OperationContext } from '#server/Services.ts';

interface Renewal {
  readonly id: string;
  readonly teamId: string;
}

/** Call it when starting a submission that renews an output, before its list row is written. */
export async function tagAsRenewal(tx: Tx, { id: submissionId, teamId }: Renewal): Promise<void> {
  const name: ReservedTag = 'renewal';
  const tagging = { id: newId(), teamId, tagId: await findOrCreateTag(tx, teamId, name), submissionId };
  await tx.db.tagging.createMany({ data: [{ ...tagging, createdAt: tx.now }], skipDuplicates: true });
}

const isDue = `FROM step_intervals i JOIN active_steps x ON x.id = i.active_step_id
  WHERE i.submission_id = s.id AND x.step_identity = s.current_step_identity AND i.ended_at IS NULL AND i.due_at < $1::timestamptz`;

/** Records the change like tagging by hand does: list row, activity, and subscribers. */
const follow = (kind: 'tagSubmission' | 'untagSubmission', tagIds: string): string => `listed AS (
     UPDATE dashboard_rows r SET tag_ids = ${tagIds} FROM done d WHERE r.id = d.submission_id
   ), noted AS (
     INSERT INTO activities (id, team_id, submission_id, kind, is_internal, data, created_at)
     SELECT gen_random_uuid(), d.team_id, d.submission_id, '${kind}', true, jsonb_build_object('tag', 'late'), $1::timestamptz FROM done d
   ), told AS (
     INSERT INTO event_outboxes (team_id, topic, payload)
     SELECT d.team_id, 'submission:' || d.submission_id, jsonb_build_object('submissionId', d.submission_id) FROM done d
     UNION ALL SELECT DISTINCT d.team_id, 'dashboard:' || d.team_id, jsonb_build_object('teamId', d.team_id) FROM done d
   )
   SELECT d.submission_id AS id FROM done d`;

type Sweep = [now: Date, most: number];

/**
 * SKIP LOCKED leaves submissions that someone is changing for the next minute; that change refreshes their list rows.
 */
const putLate = statement<Sweep, { readonly id: string }>(
  'tag_put_late',
  `WITH late AS (
     SELECT s.id, s.team_id FROM submissions s
     WHERE s.id IN (SELECT o.submission_id FROM step_intervals o WHERE o.ended_at IS NULL AND o.due_at < $1::timestamptz)
       AND s.status = 'active' AND s.deleted_at IS NULL AND EXISTS (SELECT ${isDue})
       AND NOT EXISTS (SELECT FROM taggings g JOIN tags t ON t.id = g.tag_id AND t.name = 'late' WHERE g.submission_id = s.id)
     LIMIT $2::int FOR NO KEY UPDATE OF s SKIP LOCKED
   ), word AS (
     INSERT INTO tags (id, team_id, name, created_at)
     SELECT gen_random_uuid(), l.team_id, 'late', $1::timestamptz FROM (SELECT DISTINCT team_id FROM late) l
     ON CONFLICT (team_id, name) DO UPDATE SET created_at = tags.created_at RETURNING id, team_id
   ), done AS (
     INSERT INTO taggings (id, team_id, tag_id, submission_id, created_at)
     SELECT gen_random_uuid(), l.team_id, w.id, l.id, $1::timestamptz FROM late l JOIN word w ON w.team_id = l.team_id
     ON CONFLICT DO NOTHING RETURNING team_id, tag_id, submission_id
   ), ${follow('tagSubmission', `ARRAY(SELECT DISTINCT tag FROM unnest(r.tag_ids || d.tag_id) tag ORDER BY tag)`)}`,
);

const takeLate = statement<Sweep, { readonly id: string }>(
  'tag_take_late',
  `WITH in_time AS (
     SELECT g.id FROM tags t JOIN taggings g ON g.tag_id = t.id JOIN submissions s ON s.id = g.submission_id
     WHERE t.name = 'late' AND (s.status <> 'active' OR s.deleted_at IS NOT NULL OR NOT EXISTS (SELECT ${isDue}))
     LIMIT $2::int FOR NO KEY UPDATE OF s SKIP LOCKED
   ), done AS (
     DELETE FROM taggings g USING in_time n WHERE g.id = n.id RETURNING g.team_id, g.tag_id, g.submission_id
   ), ${follow('untagSubmission', 'array_remove(r.tag_ids, d.tag_id)')}`,
);

const atOnce = 1_000;

/** Adds the tag "late" to submissions whose current step is overdue, and removes it from all others. */
export async function tagLate({ services: { pool, now, notifyEvents } }: OperationContext): Promise<void> {
  const put = await putLate.rows(pool, [now(), atOnce]);
  const taken = await takeLate.rows(pool, [now(), atOnce]);
  if (put.length + taken.length > 0) notifyEvents();
}
