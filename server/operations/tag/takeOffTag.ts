import { statement } from '#server/database/statement.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface Tagged {
  readonly id: string;
  readonly submissionId: string | null;
}

const taggedWith = statement<[tagId: string, most: number], Tagged>(
  'tag_tagged',
  `SELECT g.id, g.submission_id AS "submissionId" FROM taggings g JOIN tags t ON t.id = g.tag_id
   WHERE g.tag_id = $1::uuid AND t.deleted_at IS NOT NULL ORDER BY g.submission_id LIMIT $2::int`,
);

const lockTagged = statement<[submissionIds: readonly string[]], never>(
  'tag_lock_submissions',
  `SELECT s.id FROM submissions s WHERE s.id = ANY ($1::uuid[]) ORDER BY s.id FOR NO KEY UPDATE`,
);

/** Updates list rows as well, and notifies viewers of lists and submissions. */
const takeOff = statement<[taggingIds: readonly string[]], never>(
  'tag_take_off',
  `WITH gone AS (
     DELETE FROM taggings g WHERE g.id = ANY ($1::uuid[])
     RETURNING g.team_id, g.tag_id, g.submission_id, COALESCE(g.submission_id, g.imported_flow_id) AS listed_as
   ), unlisted AS (
     UPDATE dashboard_rows r SET tag_ids = array_remove(r.tag_ids, o.tag_id) FROM gone o WHERE r.id = o.listed_as
   )
   INSERT INTO event_outboxes (team_id, topic, payload)
   SELECT o.team_id, 'submission:' || o.submission_id, jsonb_build_object('submissionId', o.submission_id)
   FROM gone o WHERE o.submission_id IS NOT NULL
   UNION ALL SELECT DISTINCT o.team_id, 'dashboard:' || o.team_id, jsonb_build_object('teamId', o.team_id) FROM gone o`,
);

const atOnce = 200;

const takeOffSome = operation<string, boolean>('takeOffTag', async (tx, tagId) => {
  const tagged = await taggedWith.rows(tx.queries, [tagId, atOnce]);
  if (tagged.length === 0) {
    await tx.db.tag.deleteMany({ where: { id: tagId, deletedAt: { not: null } } });
    return false;
  }
  // a concurrent refresh of the list row would add the tag again, so lock the submissions first
  await lockTagged.rows(tx.queries, [tagged.flatMap(({ submissionId }) => submissionId ?? [])]);
  await takeOff.rows(tx.queries, [tagged.map(({ id }) => id)]);
  return true;
});

/** Removes a deleted tag everywhere, in small batches, so that no submission is locked for long. */
export async function takeOffTag(ctx: OperationContext, tagId: string): Promise<void> {
  while (await takeOffSome(ctx, tagId));
  ctx.services.notifyEvents();
}

const leftOver = statement<[most: number], { readonly id: string }>(
  'tag_left_over',
  'SELECT id FROM tags WHERE deleted_at IS NOT NULL ORDER BY deleted_at LIMIT $1::int',
);

const askForTakingOff = operation<readonly string[], void>('askForTakingOff', async (tx, ids) => {
  for (const tagId of ids) await tx.enqueue('tag/takeOffTag', { tagId }, { key: tagId });
});

/** Queues jobs again that were lost or gave up. */
export async function resumeTagRemovals(ctx: OperationContext): Promise<void> {
  const left = await leftOver.rows(ctx.services.pool, [100]);
  if (left.length > 0)
    await askForTakingOff(
      ctx,
      left.map(({ id }) => id),
    );
}
