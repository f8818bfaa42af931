import { Refusal } from '#domain/kernel/refusal.ts';
import { memberRemovalRefusal } from '#domain/team/memberRemovalRefusal.ts';
import { actingUserId } from '#server/actor.ts';
import { lockAccount, nextStep } from '#server/operations/account/lockAccount.ts';
import { lockSolelyOwnedTeams } from '#server/operations/account/lockSolelyOwnedTeams.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { forgetJournaled } from '#server/operations/form/forgetJournaled.ts';
import { guard } from '#server/operations/guard.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { revokeTokensOf } from '#server/operations/team/apiToken.ts';

interface Leaving {
  readonly teamId: string;
  readonly userId: string;
}

/** Removes a member from a team. Members who are locked on the people page are refused: see `memberLock`. */
export const takeOffTeam = operation<Leaving, string>('takeOffTeam', async (tx, { teamId, userId }) => {
  const { creatorId } = await tx.db.team.findUniqueOrThrow({ where: { id: teamId }, select: { creatorId: true } });
  const lock = memberRemovalRefusal({
    isViewer: userId === actingUserId(tx.ctx.actor),
    isCreator: userId === creatorId,
  });
  if (lock) throw new Refusal(lock);
  return removeFromTeam(tx, { teamId, userId }, 'takeOffTeam');
});

/** Removes the actor from a team. The last owner can't leave. */
export const leaveTeam = operation<Leaving, string>('leaveTeam', (tx, leaving) =>
  removeFromTeam(tx, leaving, 'leaveTeam'),
);

/**
 * Removes a person from all roles and forms of a team and from every submission, step, and review that names them,
 * published versions included, and revokes their keys. Their own applications stay theirs.
 */
async function removeFromTeam(tx: Tx, { teamId, userId }: Leaving, kind: 'takeOffTeam' | 'leaveTeam'): Promise<string> {
  const account = await lockAccount(tx, { id: userId });
  nextStep(account, 'takeOffTeam', 'colleague');
  const [alone] = await lockSolelyOwnedTeams(tx, userId, teamId);
  if (alone) throw new Refusal('lastOwnerStays');
  const submissionIds = await submissionsOf(tx, teamId, userId);
  const { db, now } = tx;
  const where = { teamId, userId };
  // the same guards as when removing them individually
  if ((await db.masterTemplateAuthority.count({ where })) > 0) await guard(tx, 'nameAuthority');
  if ((await db.masterTemplateMembership.count({ where })) > 0) await guard(tx, 'changeFormMembers');
  const removed = [
    await db.roleMember.deleteMany({ where }),
    await db.masterTemplateMembership.deleteMany({ where }),
    await db.masterTemplateAuthority.deleteMany({ where }),
    await db.submissionAttachment.deleteMany({ where }),
    await db.tentativeAssignment.deleteMany({ where }),
    await db.stepAttachment.deleteMany({ where }),
    await db.stepAssignment.deleteMany({ where: { userId, stepAssignmentGroup: { teamId } } }),
    await db.entityContact.deleteMany({ where }),
    await db.reviewRequest.updateMany({
      where: { teamId, receivingUserId: userId, canceledAt: null, completedAt: null },
      data: { canceledAt: now },
    }),
  ];
  await forgetJournaled(tx, { teamId, column: 'user_id', id: userId });
  await revokeTokensOf(tx, userId, teamId);
  await db.invitation.deleteMany({ where });
  const count = removed.reduce((sum, each) => sum + each.count, 0);
  tx.record({ kind, teamId, data: { userId } });
  if (account) tx.audit({ kind, teamId, ...aboutPerson(account, { removed: count }) });
  await refreshDashboard(tx, submissionIds);
  return teamId;
}

/** The submissions that list this person, locked in one order to avoid deadlocks. */
async function submissionsOf({ db }: Tx, teamId: string, userId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT s.id FROM submissions s WHERE s.team_id = ${teamId}::uuid AND s.deleted_at IS NULL AND s.id IN (
      SELECT submission_id FROM inbox_rows WHERE principal_id = ${userId}::uuid
      UNION SELECT submission_id FROM submission_attachments WHERE user_id = ${userId}::uuid
      UNION SELECT x.submission_id FROM review_requests r JOIN active_steps x ON x.id = r.active_step_id
        WHERE r.receiving_user_id = ${userId}::uuid AND r.completed_at IS NULL)
    ORDER BY s.id FOR UPDATE`;
  return rows.map(({ id }) => id);
}
