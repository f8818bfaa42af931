import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf } from '#domain/form/Form.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

/** Longer answers are cut. */
const mostIdentifier = 1_000;

/** The answer that identifies a submission, as text. Its field may be redacted. */
export function identifierOf({ snapshot, evaluation }: EvaluatedSubmission): {
  text: string | null;
  redacted: boolean;
} {
  const identity = snapshot.identifierFieldIdentity;
  const field = identity === null ? undefined : fieldOf(evaluation.form, identity);
  if (!field) return { text: null, redacted: false };
  const content = evaluation.content(field.identity);
  const kind = kinds[field.dataType];
  const text = kind.isEmpty(content)
    ? null
    : kind.summarise(content, field, snapshot.timeZone).slice(0, mostIdentifier);
  return { text, redacted: field.redacted };
}
