import { Refusal } from '#domain/kernel/refusal.ts';
import type { User } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';

/**
 * What others gave to an address belongs to that address. An unverified account can't take it along to another one.
 */
export async function refuseIfGrantedAccess(tx: Tx, account: User): Promise<void> {
  if (account.emailVerifiedAt === null && (await hasGifts(tx, account.id))) throw new Refusal('addressAwaited');
}

/** Whether others gave this person anything: a role, a form, a submission, a task, or a review. */
async function hasGifts({ db }: Tx, userId: string): Promise<boolean> {
  const [row] = await db.$queryRaw<{ given: boolean }[]>`SELECT
    EXISTS (SELECT FROM role_members WHERE user_id = ${userId}::uuid)
    OR EXISTS (SELECT FROM master_template_memberships WHERE user_id = ${userId}::uuid)
    OR EXISTS (SELECT FROM master_template_authorities WHERE user_id = ${userId}::uuid)
    OR EXISTS (SELECT FROM applicant_attachments WHERE user_id = ${userId}::uuid AND added_by_id IS DISTINCT FROM user_id)
    OR EXISTS (SELECT FROM submission_attachments WHERE user_id = ${userId}::uuid)
    OR EXISTS (SELECT FROM step_attachments WHERE user_id = ${userId}::uuid)
    OR EXISTS (SELECT FROM step_assignments WHERE user_id = ${userId}::uuid)
    OR EXISTS (SELECT FROM tentative_assignments WHERE user_id = ${userId}::uuid)
    OR EXISTS (SELECT FROM review_requests WHERE receiving_user_id = ${userId}::uuid)
    OR EXISTS (SELECT FROM entity_contacts WHERE user_id = ${userId}::uuid)
    OR EXISTS (SELECT FROM invitations WHERE user_id = ${userId}::uuid)
    OR (SELECT is_government OR is_operator FROM users WHERE id = ${userId}::uuid) AS given`;
  return row?.given ?? false;
}
