import { createHash } from 'node:crypto';
import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { sectionableOf } from '#domain/form/Form.ts';

/** Stands for all answers of a step as they count: a signature covers these and no others. */
export function answersDigest(evaluation: Evaluation, stepIdentity: string): string {
  const { form } = evaluation;
  const { from, to } = sectionableOf(form, stepIdentity)?.fields ?? { from: 0, to: 0 };
  const answers = form.fieldIdentities.slice(from, to).map((identity) => [identity, evaluation.content(identity)]);
  return createHash('sha256')
    .update(JSON.stringify(sorted(answers)))
    .digest('hex');
}

/** PostgreSQL keeps the keys of a record in an order of its own, so the digest goes by names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
