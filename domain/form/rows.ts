import type { Content } from '#domain/form/Content.ts';
import { fieldOf, type Form } from '#domain/form/Form.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

/** Where an answer stands: its field, and the row of the section that holds it. */
export interface AnswerPlace {
  readonly fieldIdentity: string;
  readonly rowPath: string;
}

/** The row of a section that does not repeat. */
export const onlyRow = '';

/** Whether a form has a place for an answer. The one place that says which rows there are: no section repeats yet. */
function hasPlace(form: Form, { fieldIdentity, rowPath }: AnswerPlace): boolean {
  return fieldOf(form, fieldIdentity) !== undefined && rowPath === onlyRow;
}

/** What keeps an answer from being written there; null when nothing does. */
export function placeProblem(form: Form, place: AnswerPlace): Problem | null {
  return hasPlace(form, place) ? null : { path: 'rowPath', code: 'rowUnknown' };
}

/**
 * Which answers count, each by its field. Screen, rules, price, signature, review and document all read this way, so
 * that none of them can be shown something else than the others.
 */
export function answersByField<Answer extends AnswerPlace>(
  form: Form,
  answers: readonly Answer[],
): ReadonlyMap<string, Answer> {
  const counted = answers.filter((answer) => hasPlace(form, answer));
  return new Map(counted.map((answer) => [answer.fieldIdentity, answer]));
}

/** The same of answers that stand in sections which do not repeat (`onlyRow`), by the fields that they answer. */
export function contentsOf(form: Form, answers: Readonly<Record<string, Content>>): ReadonlyMap<string, Content> {
  const contents = new Map<string, Content>();
  for (const identity of form.fieldIdentities) {
    const content = answers[identity];
    if (content !== undefined) contents.set(identity, content);
  }
  return contents;
}

/** The same, as rules read them. */
export function contentsByField(
  form: Form,
  answers: readonly (AnswerPlace & { readonly content: Content })[],
): ReadonlyMap<string, Content> {
  return new Map([...answersByField(form, answers)].map(([identity, { content }]) => [identity, content]));
}
