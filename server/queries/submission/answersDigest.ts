import { createHash } from 'node:crypto';
import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import type { Span } from '#domain/form/Form.ts';
import { canonicalAnswers } from '#domain/submission/shownAnswers.ts';

/** Stands for the answers of some fields as they count: who signed, approved or issued these did so of no others. */
export function answersDigest(evaluation: Evaluation, span: Span): string {
  return createHash('sha256').update(canonicalAnswers(evaluation, span)).digest('hex');
}
