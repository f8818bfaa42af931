import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

export interface Skipping {
  readonly submissionId: string;
  readonly userId: string;
}

/** Puts a task aside for one person: it is theirs still, and comes back with the next step. Decision 0043. */
export const skipTask = operation<Skipping, string>('skipTask', async (tx, { submissionId, userId }) => {
  const submission = await tx.db.submission.findUnique({
    where: { id: submissionId, deletedAt: null },
    select: { teamId: true },
  });
  refuseUnless(submission, 'outdated');
  await tx.db.skippedTask.upsert({
    where: { userId_submissionId: { userId, submissionId } },
    create: { teamId: submission.teamId, userId, submissionId, createdAt: tx.now },
    update: { createdAt: tx.now },
  });
  tellOwnPages(tx, submission.teamId, userId);
  return submissionId;
});

/** Takes a task up again. */
export const unskipTask = operation<Skipping, string>('unskipTask', async (tx, { submissionId, userId }) => {
  const submission = await tx.db.submission.findUnique({ where: { id: submissionId }, select: { teamId: true } });
  refuseUnless(submission, 'outdated');
  await tx.db.skippedTask.deleteMany({ where: { submissionId, userId } });
  tellOwnPages(tx, submission.teamId, userId);
  return submissionId;
});

/** Nobody else's list has changed. */
const tellOwnPages = (tx: Tx, teamId: string, userId: string): void =>
  tx.announce({ topic: `tasks:${userId}`, teamId, payload: { teamId } });
