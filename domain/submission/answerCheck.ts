import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { sectionableOf } from '#domain/form/Form.ts';

/** A step of one submission, as the page to check the answers sees it. */
export interface CheckableStep {
  readonly id: string;
  readonly identity: string;
  /** whether applicants fill it in */
  readonly isOwnForm: boolean;
  /** whether its answers can still be changed */
  readonly isRevisable: boolean;
}

/** Fewer answers are sent without the page: they fit on one screen. Decision 0159. */
const fewestChecked = 5;

/** Whether completing a step ends the applicant's turn to fill in forms. */
const handsOver = (steps: readonly CheckableStep[], place: number): boolean => steps[place + 1]?.isOwnForm !== true;

/**
 * The steps whose answers are checked before the current one is completed: its own, and if it is the last in a row
 * of the applicant's steps, the earlier ones in the row that can still be changed. Empty if the current step isn't
 * the applicant's to fill in.
 */
export function stepsToCheck<Step extends CheckableStep>(steps: readonly Step[], currentId: string): readonly Step[] {
  const place = steps.findIndex(({ id }) => id === currentId);
  const current = steps[place];
  if (current?.isOwnForm !== true) return [];
  if (!handsOver(steps, place)) return [current];
  const before = steps.slice(0, place);
  const rowStart = before.findLastIndex(({ isOwnForm }) => !isOwnForm) + 1;
  return [...before.slice(rowStart).filter(({ isRevisable }) => isRevisable), current];
}

/**
 * Whether applicants check their answers before they complete the current step: before they sign or lock them, and before
 * the last step in a row of theirs, if there are enough to check.
 */
export function needsAnswerCheck(
  evaluation: Evaluation,
  steps: readonly CheckableStep[],
  current: { readonly id: string; readonly isBinding: boolean },
): boolean {
  const place = steps.findIndex(({ id }) => id === current.id);
  if (!current.isBinding && !handsOver(steps, place)) return false;
  const questions = stepsToCheck(steps, current.id).map(({ identity }) => shownQuestions(evaluation, identity));
  return questions.reduce((sum, each) => sum + each, 0) >= fewestChecked;
}

function shownQuestions(evaluation: Evaluation, stepIdentity: string): number {
  const { form } = evaluation;
  const { from, to } = sectionableOf(form, stepIdentity)?.sections ?? { from: 0, to: 0 };
  return form.sections
    .slice(from, to)
    .flatMap(({ fields }) => form.fields.slice(fields.from, fields.to))
    .filter(({ identity }) => evaluation.isFieldShown(identity)).length;
}
