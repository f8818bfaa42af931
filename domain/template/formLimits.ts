import type { Problem } from '#domain/kernel/refusal.ts';

/** Size limits of a form: far above any form in use, and low enough that a form of this size is still fast. */
export const formLimits = {
  steps: 100,
  sections: 500,
  fields: 2_000,
  optionsOfField: 1_000,
  options: 10_000,
  formulas: 300,
  reviewGroupsOfStep: 20,
  assignmentGroupsOfStep: 20,
  subprocessesOfStep: 20,
  peopleAtOnePlace: 100,
  outputs: 50,
  remindersOfOutput: 20,
  documents: 200,
  fieldsOfDocument: 2_000,
  customIds: 20,
  faqs: 100,
} as const;

export const optionsFileMaxBytes = 500_000;

export type FormLimit = keyof typeof formLimits;

/** Why no more can be added; null if within the limit. */
export function limitProblem(limit: FormLimit, count: number): Problem | null {
  const max = formLimits[limit];
  return count > max ? { path: '', code: 'formTooLarge', params: { max, what: limitWords[limit] } } : null;
}

const limitWords: Readonly<Record<FormLimit, string>> = {
  steps: 'steps in a form',
  sections: 'sections in a form',
  fields: 'fields in a form',
  optionsOfField: 'options of a field',
  options: 'options in a form',
  formulas: 'formulas in a form',
  reviewGroupsOfStep: 'review groups of a step',
  assignmentGroupsOfStep: 'assignment groups of a step',
  subprocessesOfStep: 'sub-submissions of a step',
  peopleAtOnePlace: 'people and roles at one place',
  outputs: 'outputs of a form',
  remindersOfOutput: 'reminders of an output',
  documents: 'documents of a form',
  fieldsOfDocument: 'fields of a document',
  customIds: 'custom IDs of a form',
  faqs: 'questions of a form',
};
