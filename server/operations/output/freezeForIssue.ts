import { Refusal } from '#domain/kernel/refusal.ts';
import { allAnswers } from '#domain/submission/shownAnswers.ts';
import { freezeAnswers } from '#server/operations/answer/freezeAnswers.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';

/**
 * Freezes the current answers for an output. Every output goes through here, so none is issued if the answers changed
 * since approval and no one accepted the change. The caller must hold the submission's lock.
 */
export async function freezeForIssue(tx: Tx, submissionId: string): Promise<string> {
  const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submissionId], tx.queries);
  refuseUnless(evaluated, 'outdated');
  if (evaluated.reviewed.some(({ problem }) => problem !== null)) throw new Refusal('approvedAnswersChanged');
  return (await freezeAnswers(tx, evaluated, allAnswers(evaluated.evaluation.form))).id;
}
