import type { Tx } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';

/**
 * The form's writers have the task of asking third parties for their reviews where no one is assigned to the step, so their
 * lists change with their membership. Locks the submissions in id order, as every other writer of several does.
 */
export async function refreshUnrequestedReviews(tx: Tx, masterTemplateId: string): Promise<void> {
  const rows = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT s.id FROM submissions s
    WHERE s.master_template_id = ${masterTemplateId}::uuid AND s.deleted_at IS NULL AND s.finished_at IS NULL AND EXISTS (
      SELECT FROM active_steps x JOIN review_groups g ON g.step_id = x.step_id
      WHERE x.submission_id = s.id AND x.step_identity = s.current_step_identity AND g.review_type = 'third_party'
        AND NOT EXISTS (SELECT FROM review_requests q
          WHERE q.active_step_id = x.id AND q.review_group_id = g.id AND q.canceled_at IS NULL))
    ORDER BY s.id FOR UPDATE OF s`;
  if (rows.length > 0)
    await refreshDashboard(
      tx,
      rows.map(({ id }) => id),
    );
}
