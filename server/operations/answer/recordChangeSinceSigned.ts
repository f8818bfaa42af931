import type { Tx } from '#server/operations/operation.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { lapsedSignatures } from '#server/queries/submission/lapsedSignatures.ts';
import { noticesOf } from '#server/queries/submission/noticesOf.ts';

const kind = 'changeSignedAnswers';

/** Records that answers differ from what was signed: once after each signature, not with every keystroke. */
export async function recordChangeSinceSigned(tx: Tx, evaluated: EvaluatedSubmission): Promise<void> {
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
