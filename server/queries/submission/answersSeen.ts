import { createHash } from 'node:crypto';
import type { Span } from '#domain/form/Form.ts';
import { answersByField } from '#domain/form/rows.ts';
import { shownAnswers } from '#domain/submission/shownAnswers.ts';
import type { Standing } from '#server/queries/submission/standing.ts';

/**
 * Stands for answers as a page shows them, to be named by what is decided upon them: another one as soon as one is saved.
 * It is made of revisions, not of what was answered, which some who see it may not read.
 */
export function answersSeen({ situation, evaluation }: Pick<Standing, 'situation' | 'evaluation'>, span: Span): string {
  const saved = answersByField(evaluation.form, situation.answers);
  const seen = shownAnswers(evaluation, span).map(({ fieldIdentity }) => [
    fieldIdentity,
    saved.get(fieldIdentity)?.revision ?? 0,
  ]);
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}
