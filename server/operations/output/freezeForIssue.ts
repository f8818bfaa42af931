import { Refusal } from '#domain/kernel/refusal.ts';
import { allAnswers } from '#domain/submission/shownAnswers.ts';
import { queriesIn } from '#server/database/queriesIn.ts';
import { freezeAnswers } from '#server/operations/answer/freezeAnswers.ts';
import type { Tx } from '#server/operations/operation.ts';
import { loadStandings } from '#server/queries/submission/loadStandings.ts';

/**
 * Keeps the answers of this moment for an output to stand on. The only way to them: where something else was approved
 * and nobody stands for it, there is no way. For whoever holds the submission.
 */
export async function freezeForIssue(tx: Tx, submissionId: string): Promise<string> {
  const [standing] = await loadStandings(tx.ctx.services, [submissionId], queriesIn(tx.db));
  if (!standing) throw new Refusal('outdated');
  if (standing.reviewed.some(({ flaw }) => flaw !== null)) throw new Refusal('approvedAnswersChanged');
  return (await freezeAnswers(tx, standing, allAnswers(standing.evaluation.form))).id;
}
