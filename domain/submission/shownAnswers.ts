import type { Content } from '#domain/form/Content.ts';
import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { sectionableOf, type Form, type Span } from '#domain/form/Form.ts';
import { onlyRow, type AnswerPlace } from '#domain/form/rows.ts';
import { canonicalJson } from '#domain/kernel/canonicalJson.ts';

/** An answer as it is shown and counts. */
export interface ShownAnswer extends AnswerPlace {
  readonly content: Content;
}

const nothing: Span = { from: 0, to: 0 };

/** What a signature speaks of: the answers of its step. */
export function answersOfStep(form: Form, stepIdentity: string): Span {
  return sectionableOf(form, stepIdentity)?.fields ?? nothing;
}

/** What a review speaks of: all that was asked before the step, and at it. What is asked later, nobody has seen then. */
export function answersUpToStep(form: Form, stepIdentity: string): Span {
  return { from: 0, to: answersOfStep(form, stepIdentity).to };
}

/** What an output and a price stand on. */
export function allAnswers(form: Form): Span {
  return { from: 0, to: form.fields.length };
}

/** The answers that are shown, in the order of the form; those of hidden fields are not. Decision 0016. */
export function shownAnswers(evaluation: Evaluation, span: Span): readonly ShownAnswer[] {
  return slotsOf(evaluation, span).filter(({ content }) => content !== null);
}

/**
 * The same text for the same shown answers, whatever the order in which they or the keys of their records were written,
 * and another one for others. Files are named by their ids, which never get other bytes.
 */
export function canonicalAnswers(evaluation: Evaluation, span: Span): string {
  const slots = slotsOf(evaluation, span).map(({ fieldIdentity, rowPath, content }) =>
    rowPath === onlyRow ? [fieldIdentity, content] : [fieldIdentity, rowPath, content],
  );
  return canonicalJson(slots);
}

export interface AnswerChange extends AnswerPlace {
  readonly before: Content;
  readonly after: Content;
}

/** What has become of answers that were shown once, in the order of the form. */
export function changesSince(
  before: readonly ShownAnswer[],
  evaluation: Evaluation,
  span: Span,
): readonly AnswerChange[] {
  const known = new Map(before.map(({ fieldIdentity, content }) => [fieldIdentity, content]));
  return slotsOf(evaluation, span).flatMap(({ content: after, ...place }) => {
    const content = known.get(place.fieldIdentity) ?? null;
    return isSame(content, after) ? [] : [{ ...place, before: content, after }];
  });
}

const isSame = (one: Content, other: Content): boolean => canonicalJson(one) === canonicalJson(other);

function slotsOf(evaluation: Evaluation, { from, to }: Span): readonly ShownAnswer[] {
  return evaluation.form.fieldIdentities
    .slice(from, to)
    .map((fieldIdentity) => ({ fieldIdentity, rowPath: onlyRow, content: evaluation.content(fieldIdentity) }));
}
