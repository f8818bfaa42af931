import { createHash } from 'node:crypto';
import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import type { FieldRange } from '#domain/form/Form.ts';
import { canonicalAnswers } from '#domain/submission/shownAnswers.ts';

/**
 * Hash of the answers of some fields as they count. A signature, approval, or output applies to exactly these answers.
 */
export function answersDigest(evaluation: Evaluation, span: FieldRange): string {
  return createHash('sha256').update(canonicalAnswers(evaluation, span)).digest('hex');
}
