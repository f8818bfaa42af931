import type { Content } from '#domain/form/Content.ts';
import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { sectionableOf, type Form, type FieldRange } from '#domain/form/Form.ts';
import { onlyRow, type AnswerPlace } from '#domain/form/rows.ts';
import { canonicalJson } from '#domain/kernel/canonicalJson.ts';

/** An answer that is visible and counts. */
export interface ShownAnswer extends AnswerPlace {
  readonly content: Content;
}

const nothing: FieldRange = { from: 0, to: 0 };

/** The fields a signature covers: those of its step. */
export function answersOfStep(form: Form, stepIdentity: string): FieldRange {
  return sectionableOf(form, stepIdentity)?.fields ?? nothing;
}

/** The fields a review covers: those of its step and of all steps before it. Later fields were not answered yet. */
export function answersUpToStep(form: Form, stepIdentity: string): FieldRange {
  return { from: 0, to: answersOfStep(form, stepIdentity).to };
}

/** The fields that outputs and prices are based on. */
export function allAnswers(form: Form): FieldRange {
  return { from: 0, to: form.fields.length };
}

/** The visible answers in form order, without those of hidden fields. Decision 0016. */
export function shownAnswers(evaluation: Evaluation, span: FieldRange): readonly ShownAnswer[] {
  return slotsOf(evaluation, span).filter(({ content }) => content !== null);
}

/**
 * Equal text for equal visible answers, whatever the order of answers or record keys, and different text otherwise.
 * Files are identified by id, which is safe because the content of a file never changes.
 */
export function canonicalAnswers(evaluation: Evaluation, span: FieldRange): string {
  const slots = slotsOf(evaluation, span).map(({ fieldIdentity, rowPath, content }) =>
    rowPath === onlyRow ? [fieldIdentity, content] : [fieldIdentity, rowPath, content],
  );
  return canonicalJson(slots);
}

export interface AnswerChange extends AnswerPlace {
  readonly before: Content;
  readonly after: Content;
}

/** What changed since these answers were shown, in form order. */
export function changesSince(
  before: readonly ShownAnswer[],
  evaluation: Evaluation,
  span: FieldRange,
): readonly AnswerChange[] {
  const known = new Map(before.map(({ fieldIdentity, content }) => [fieldIdentity, content]));
  return slotsOf(evaluation, span).flatMap(({ content: after, ...place }) => {
    const content = known.get(place.fieldIdentity) ?? null;
    return isSame(content, after) ? [] : [{ ...place, before: content, after }];
  });
}

const isSame = (one: Content, other: Content): boolean => canonicalJson(one) === canonicalJson(other);

function slotsOf(evaluation: Evaluation, { from, to }: FieldRange): readonly ShownAnswer[] {
  return evaluation.form.fieldIdentities
    .slice(from, to)
    .map((fieldIdentity) => ({ fieldIdentity, rowPath: onlyRow, content: evaluation.content(fieldIdentity) }));
}
