import { createHash } from 'node:crypto';
import type { FieldRange } from '#domain/form/Form.ts';
import { answersByField } from '#domain/form/rows.ts';
import { shownAnswers } from '#domain/submission/shownAnswers.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

/**
 * Version tag of the answers on a page, which a decision on them has to send back. It changes whenever one is saved.
 * Made of revisions rather than answers, because not everyone who sees it may read them.
 */
export function answersVersion(
  { snapshot, evaluation }: Pick<EvaluatedSubmission, 'snapshot' | 'evaluation'>,
  span: FieldRange,
): string {
  const saved = answersByField(evaluation.form, snapshot.answers);
  const seen = shownAnswers(evaluation, span).map(({ fieldIdentity }) => [
    fieldIdentity,
    saved.get(fieldIdentity)?.revision ?? 0,
  ]);
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}
