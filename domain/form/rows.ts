import type { Content } from '#domain/form/Content.ts';
import { fieldOf, type Form } from '#domain/form/Form.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

/** Identifies an answer: its field, and the row of the section it is in. */
export interface AnswerPlace {
  readonly fieldIdentity: string;
  readonly rowPath: string;
}

/** The row of a nonrepeating section. */
export const onlyRow = '';

/** Whether the form has a place for an answer. The only definition of which rows exist: no section repeats yet. */
function hasPlace(form: Form, { fieldIdentity, rowPath }: AnswerPlace): boolean {
  return fieldOf(form, fieldIdentity) !== undefined && rowPath === onlyRow;
}

/** Why an answer can't be saved at a place, or null if it can. */
export function placeProblem(form: Form, place: AnswerPlace): Problem | null {
  return hasPlace(form, place) ? null : { path: 'rowPath', code: 'rowUnknown' };
}

/**
 * The effective answers by field. Screens, rules, prices, signatures, reviews, and documents all use this, so that they
 * can never see different answers.
 */
export function answersByField<Answer extends AnswerPlace>(
  form: Form,
  answers: readonly Answer[],
): ReadonlyMap<string, Answer> {
  const counted = answers.filter((answer) => hasPlace(form, answer));
  return new Map(counted.map((answer) => [answer.fieldIdentity, answer]));
}

/** The same for answers of nonrepeating sections (`onlyRow`), by field. */
export function contentsOf(form: Form, answers: Readonly<Record<string, Content>>): ReadonlyMap<string, Content> {
  const contents = new Map<string, Content>();
  for (const identity of form.fieldIdentities) {
    const content = answers[identity];
    if (content !== undefined) contents.set(identity, content);
  }
  return contents;
}

/** The same, reduced to their content. */
export function contentsByField(
  form: Form,
  answers: readonly (AnswerPlace & { readonly content: Content })[],
): ReadonlyMap<string, Content> {
  return new Map([...answersByField(form, answers)].map(([identity, { content }]) => [identity, content]));
}
