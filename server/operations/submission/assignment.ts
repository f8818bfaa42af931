import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { detachRefusal } from '#domain/submission/applicants.ts';
import { actingUserId } from '#server/actor.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { changed } from '#server/operations/submission/changed.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

/** A person or a role of the team, never both. */
export type Assignee =
  | { readonly userId: string; readonly roleId: null }
  | { readonly userId: null; readonly roleId: string };

interface NewAssignment {
  readonly submissionId: string;
  readonly assignee: Assignee;
}

/** Makes a person or role responsible for a submission, or somebody who only saw it. Twice is once. */
export const assignSubmission = operation<NewAssignment, string>(
  'assignSubmission',
  async (tx, { submissionId, assignee }) => {
    const submission = await lockSubmission(tx, submissionId, 'assignPeople');
    await refuseUnknown(tx, submission, assignee);
    const place = { submissionId, activeStepId: null, ...assignee };
    const known = await tx.db.submissionAttachment.findFirst({ where: place });
    if (known?.assigned) return submissionId;
    if (known) await tx.db.submissionAttachment.update({ where: { id: known.id }, data: { assigned: true } });
    else {
      const addedById = actingUserId(tx.ctx.actor);
      const added = { id: newId(), teamId: submission.teamId, assigned: true, addedById, createdAt: tx.now };
      await tx.db.submissionAttachment.create({ data: { ...place, ...added } });
    }
    await changed(tx, submission, { kind: 'assignSubmission', data: { ...assignee }, isInternal: true });
    return submissionId;
  },
);

/** Takes somebody off one submission, unless they came with the form. */
export const unassignSubmission = operation<string, string>('unassignSubmission', async (tx, attachmentId) => {
  const where = { id: attachmentId };
  const named = await tx.db.submissionAttachment.findUnique({ where });
  refuseUnless(named, 'outdated');
  const submission = await lockSubmission(tx, named.submissionId, 'assignPeople');
  const refusal = detachRefusal(named);
  if (refusal !== null) throw new Refusal(refusal);
  await tx.db.submissionAttachment.deleteMany({ where });
  const { userId, roleId } = named;
  await changed(tx, submission, { kind: 'unassignSubmission', data: { userId, roleId }, isInternal: true });
  return submission.id;
});

async function refuseUnknown({ db }: Tx, { teamId }: Submission, { userId, roleId }: Assignee): Promise<void> {
  const isThere =
    userId === null
      ? (await db.role.count({ where: { id: roleId, teamId } })) > 0
      : (await db.user.count({ where: { id: userId, deactivatedAt: null } })) > 0;
  if (!isThere)
    throw new InvalidInput([{ path: 'assigneeId', code: userId === null ? 'roleUnknown' : 'personUnknown' }]);
}
