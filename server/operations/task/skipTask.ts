import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

export interface SkipInput {
  readonly submissionId: string;
  readonly userId: string;
}

/** Hides a task for one person: it stays theirs, and reappears with the next step. See decision 0043. */
export const skipTask = operation<SkipInput, string>('skipTask', async (tx, { submissionId, userId }) => {
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

/** Shows a skipped task again. */
export const unskipTask = operation<SkipInput, string>('unskipTask', async (tx, { submissionId, userId }) => {
  const submission = await tx.db.submission.findUnique({ where: { id: submissionId }, select: { teamId: true } });
  refuseUnless(submission, 'outdated');
  await tx.db.skippedTask.deleteMany({ where: { submissionId, userId } });
  tellOwnPages(tx, submission.teamId, userId);
  return submissionId;
});

/** Only the person's own lists have changed. */
const tellOwnPages = (tx: Tx, teamId: string, userId: string): void =>
  tx.announce({ topic: `tasks:${userId}`, teamId, payload: { teamId } });
