import { statusRefusal, type ProcessAction } from '#domain/submission/actions.ts';
import { statement } from '#server/database/statement.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';
import { refusedFor, type SubmissionResult } from '#server/operations/submission/SubmissionResult.ts';

/**
 * Takes the submission's lock, which every change takes first, and only then checks its status: what was true when
 * the page loaded may be stale.
 */
export async function lockSubmission({ db }: Tx, id: string, action: ProcessAction): Promise<Submission> {
  await db.$queryRaw`SELECT id FROM submissions WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const submission = await db.submission.findUnique({ where: { id, deletedAt: null } });
  refuseUnless(submission, 'outdated');
  refuseIf(statusRefusal(submission.status, action));
  return submission;
}

export type LockedSubmission = Pick<
  Submission,
  'id' | 'teamId' | 'scopedId' | 'customId' | 'status' | 'haltedByAdmin' | 'currentStepIdentity'
>;

/** Always locked in id order, to avoid deadlocks. */
const lockMany = statement<[ids: readonly string[]], LockedSubmission & { readonly isThere: boolean }>(
  'submissions_lock',
  `SELECT id, team_id AS "teamId", scoped_id AS "scopedId", custom_id AS "customId", status, halted_by_admin AS "haltedByAdmin",
     current_step_identity AS "currentStepIdentity", deleted_at IS NULL AS "isThere"
   FROM submissions WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
);

interface Locked {
  /** those that allow the action */
  readonly submissions: readonly LockedSubmission[];
  /** outcomes of the others; the caller adds the rest */
  readonly outcomes: Map<string, SubmissionResult>;
}

/** The same for several submissions. */
export async function lockSubmissions(tx: Tx, ids: readonly string[], action: ProcessAction): Promise<Locked> {
  const found = await lockMany.rows(tx.queries, [ids]);
  const outcomes = new Map<string, SubmissionResult>(ids.map((id) => [id, refusedFor('outdated')]));
  const submissions = found.filter(({ id, status, isThere }) => {
    if (!isThere) return false;
    const refusal = statusRefusal(status, action);
    if (refusal === null) outcomes.delete(id);
    else outcomes.set(id, refusedFor(refusal));
    return refusal === null;
  });
  return { submissions, outcomes };
}

/** The same, by the id of one of its steps. */
export async function lockSubmissionOfStep(tx: Tx, activeStepId: string, action: ProcessAction): Promise<Submission> {
  const where = { id: activeStepId };
  const step = await tx.db.activeStep.findUnique({ where, select: { submissionId: true } });
  refuseUnless(step, 'outdated');
  return lockSubmission(tx, step.submissionId, action);
}
