import { createHash } from 'node:crypto';
import type { Span } from '#domain/form/Form.ts';
import { answersByField } from '#domain/form/rows.ts';
import { shownAnswers } from '#domain/submission/shownAnswers.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

/**
 * Stands for answers as a page shows them, to be named by what is decided upon them: another one as soon as one is saved.
 * It is made of revisions, not of what was answered, which some who see it may not read.
 */
export function answersSeen(
  { snapshot, evaluation }: Pick<EvaluatedSubmission, 'snapshot' | 'evaluation'>,
  span: Span,
): string {
  const saved = answersByField(evaluation.form, snapshot.answers);
  const seen = shownAnswers(evaluation, span).map(({ fieldIdentity }) => [
    fieldIdentity,
    saved.get(fieldIdentity)?.revision ?? 0,
  ]);
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}
