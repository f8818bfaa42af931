import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { sectionableOf } from '#domain/form/Form.ts';

/** A step of one submission, as the page to check the answers sees it. */
export interface CheckableStep {
  readonly id: string;
  /** whether applicants fill it in */
  readonly isOwnForm: boolean;
  /** whether its answers can still be changed */
  readonly isRevisable: boolean;
  readonly identity: string;
}

/** Shorter steps are sent without a page to check the answers: they fit on one screen. Decision 0159. */
const mostUnchecked = 8;

/**
 * The steps whose answers are checked before the current one is completed: its own, and on the applicant's last step
 * also earlier ones that can still be changed. Empty if the current step isn't the applicant's to fill in.
 */
export function stepsToCheck<Step extends CheckableStep>(steps: readonly Step[], currentId: string): readonly Step[] {
  const place = steps.findIndex(({ id }) => id === currentId);
  if (steps[place]?.isOwnForm !== true) return [];
  const isLast = !steps.slice(place + 1).some(({ isOwnForm }) => isOwnForm);
  return steps
    .slice(0, place + 1)
    .filter(({ id, isOwnForm, isRevisable }) => isOwnForm && (id === currentId || (isLast && isRevisable)));
}

/** Whether there is enough to check: the current step, the last of these, has several sections, or all have many questions. */
export function needsAnswerCheck(evaluation: Evaluation, steps: readonly CheckableStep[]): boolean {
  const shown = steps.map(({ identity }) => shownIn(evaluation, identity));
  const questions = shown.flat().reduce((sum, each) => sum + each, 0);
  return (shown.at(-1) ?? []).length > 1 || questions > mostUnchecked;
}

/** The number of shown questions of each section that has any. */
function shownIn(evaluation: Evaluation, stepIdentity: string): readonly number[] {
  const { form } = evaluation;
  const { from, to } = sectionableOf(form, stepIdentity)?.sections ?? { from: 0, to: 0 };
  return form.sections
    .slice(from, to)
    .map(({ fields }) => form.fields.slice(fields.from, fields.to))
    .map((fields) => fields.filter(({ identity }) => evaluation.isFieldShown(identity)).length)
    .filter((count) => count > 0);
}
