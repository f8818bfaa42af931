import { Refusal } from '#domain/kernel/refusal.ts';
import { statusRefusal, type ProcessAction } from '#domain/submission/actions.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

/**
 * Takes the submission's lock, which everybody who changes anything of it takes first, and then asks its state: what
 * was true when the page was loaded counts for nothing.
 */
export async function lockSubmission({ db }: Tx, id: string, action: ProcessAction): Promise<Submission> {
  await db.$queryRaw`SELECT id FROM submissions WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const submission = await db.submission.findUnique({ where: { id } });
  if (!submission || submission.deletedAt !== null) throw new Refusal('outdated');
  const refusal = statusRefusal(submission.status, action);
  if (refusal !== null) throw new Refusal(refusal);
  return submission;
}

/** The same for whoever names one of its steps. */
export async function lockByStep(tx: Tx, activeStepId: string, action: ProcessAction): Promise<Submission> {
  const where = { id: activeStepId };
  const step = await tx.db.activeStep.findUnique({ where, select: { submissionId: true } });
  refuseUnless(step, 'outdated');
  return lockSubmission(tx, step.submissionId, action);
}
