import { statement } from '#server/database/statement.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';

/** The people this account added to submissions, and everyone those people added in turn. */
const takeOut = statement<[userId: string], { submission_id: string }>(
  'planted_applicants_out',
  `WITH RECURSIVE planted AS (
     SELECT id, submission_id, user_id FROM applicant_attachments WHERE added_by_id = $1::uuid AND user_id <> $1::uuid
     UNION SELECT a.id, a.submission_id, a.user_id FROM applicant_attachments a
       JOIN planted p ON a.submission_id = p.submission_id AND a.added_by_id = p.user_id AND a.user_id <> $1::uuid),
   held AS (SELECT id FROM submissions WHERE id IN (SELECT submission_id FROM planted) ORDER BY id FOR UPDATE)
   DELETE FROM applicant_attachments a USING planted p, held h
   WHERE a.id = p.id AND h.id = a.submission_id RETURNING a.submission_id`,
);

const leaveOwnerFirst = statement<[userId: string, submissionIds: readonly string[]], never>(
  'planted_applicants_primary',
  `UPDATE applicant_attachments a SET is_primary = true
   WHERE a.user_id = $1::uuid AND a.submission_id = ANY($2::uuid[])
     AND NOT EXISTS (SELECT FROM applicant_attachments o WHERE o.submission_id = a.submission_id AND o.is_primary)`,
);

/** Removes everyone the previous user of the account added to its submissions, and their unsent invitations. */
export async function removeInvitedByAccount(tx: Tx, userId: string): Promise<void> {
  await tx.db.invitation.deleteMany({ where: { invitedById: userId } });
  const out = await takeOut.rows(tx.queries, [userId]);
  const submissionIds = [...new Set(out.map((row) => row.submission_id))];
  if (submissionIds.length === 0) return;
  await leaveOwnerFirst.rows(tx.queries, [userId, submissionIds]);
  await refreshDashboard(tx, submissionIds);
}
