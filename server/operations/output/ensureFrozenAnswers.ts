import { Refusal } from '#domain/kernel/refusal.ts';
import { operation } from '#server/operations/operation.ts';
import { freezeForIssue } from '#server/operations/output/freezeForIssue.ts';
import { loadOutput, type LoadedOutput } from '#server/operations/output/LoadedOutput.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import type { OperationContext } from '#server/Services.ts';

const standOnAnswers = operation<LoadedOutput, void>('standOnAnswers', async (tx, { id, submissionId }) => {
  await lockSubmission(tx, submissionId, 'updateOutput');
  const frozenAnswersId = await freezeForIssue(tx, submissionId);
  await tx.db.issuedOutput.updateMany({ where: { id, frozenAnswersId: null }, data: { frozenAnswersId } });
});

/**
 * Freezes the current answers for an output that was requested before answers were frozen; null if that is refused.
 */
export async function ensureFrozenAnswers(ctx: OperationContext, output: LoadedOutput): Promise<LoadedOutput | null> {
  try {
    await standOnAnswers(ctx, output);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'approvedAnswersChanged') return null;
    throw error;
  }
  return loadOutput(ctx.services, output.id);
}
