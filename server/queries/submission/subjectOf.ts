import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf, type FormField } from '#domain/form/Form.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

export interface SubmissionSubject {
  readonly label: string;
  readonly text: string;
}

const longest = 1_000;

/**
 * What a submission is about, for receipts: the answer that identifies it, or else its first address. Either may be
 * hidden from people who only review the submission.
 */
export function subjectOf({ snapshot, evaluation }: EvaluatedSubmission): SubmissionSubject | null {
  const { identifierFieldIdentity: identity } = snapshot;
  const identifier = identity === null ? undefined : fieldOf(evaluation.form, identity);
  const addresses = evaluation.form.fields.filter(({ dataType }) => dataType === 'address');
  for (const field of [...(identifier ? [identifier] : []), ...addresses]) {
    const text = textOf(field);
    if (text !== null) return { label: field.name, text };
  }
  return null;

  function textOf(field: FormField): string | null {
    const content = evaluation.content(field.identity);
    const kind = kinds[field.dataType];
    return kind.isEmpty(content) ? null : kind.summarise(content, field, snapshot.timeZone).slice(0, longest);
  }
}
