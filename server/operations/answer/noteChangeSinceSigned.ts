import type { Tx } from '#server/operations/operation.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { lapsedSignatures } from '#server/queries/submission/lapsedSignatures.ts';
import { noticesOf } from '#server/queries/submission/noticesOf.ts';

const kind = 'changeSignedAnswers';

/** Notes among the activities that answers are others than were signed: once after each signature, not with each letter. */
export async function noteChangeSinceSigned(tx: Tx, evaluated: EvaluatedSubmission): Promise<void> {
  const { id: submissionId, teamId } = evaluated.snapshot;
  const [notices] = await noticesOf.rows(tx.queries, [[submissionId]]);
  const lapsed = lapsedSignatures(evaluated, notices?.signedSteps ?? []).map(({ activeStepId }) => activeStepId);
  if (lapsed.length === 0) return;
  const { createdAt: signedAt } = await tx.db.signing.findFirstOrThrow({
    where: { activeStepId: { in: lapsed } },
    orderBy: { createdAt: 'desc' },
  });
  const noted = await tx.db.activity.count({ where: { submissionId, kind, createdAt: { gte: signedAt } } });
  if (noted === 0) tx.record({ kind, teamId, submissionId });
}
