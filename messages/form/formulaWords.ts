import type { OperationName } from '#domain/form/formula/operations.ts';
import { plural } from '#domain/kernel/plural.ts';

/** A form's calculations. */
export const formulaWords = {
  title: 'Formulas',
  lead: 'Formulas calculate with answers. Payment steps and logic can use the results.',
  caption: 'Form formulas',
  name: 'Name',
  source: 'Formula',
  usedIn: 'Used in',
  unused: 'Not used yet',
  actions: 'Actions',
  add: 'Add formula',
  noneTitle: 'No formulas yet',
  none: 'Use formulas for amounts that depend on answers, such as a fee by floor area or a total.',
  loadError: 'Error loading formulas',
  loadErrorText: 'Your form hasn’t changed. Please try again.',
  again: 'Try again',
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  delete: 'Delete formula',
  deleteNamed: (name: string) => `Delete ${name}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Published versions will still use it.',
  deleted: 'Formula deleted',
} as const;

export const formulaEditorWords = {
  newTitle: 'New formula',
  nameHint: 'The name staff see when they choose it for an amount or for logic.',
  sourceHint:
    'For example, {Floor area} * 0.85 + 50. Type a letter or { for suggestions. Choose one with the arrow keys and Enter.',
  suggestions: 'Suggestions',
  found: (count: number) => plural(count, 'suggestion'),
  field: 'Field',
  formula: 'Formula',
  insert: 'Insert into the formula',
  insertHint: 'Select a name to insert it at the cursor.',
  noNames:
    'This form has no number fields yet. Formulas can use whole number, number, money, multiple choice, and checkbox fields, and numbers of the entities that applicants choose.',
  functions: 'Functions',
  tryTitle: 'Try it',
  tryHint: 'Enter sample answers. They aren’t saved.',
  result: 'Result',
  noResult: 'No result yet',
  noAnswer: 'No answer',
  save: 'Save formula',
  saving: 'Saving…',
  saved: 'Formula saved',
  cancel: 'Cancel',
} as const;

type FunctionName = Extract<OperationName, Uppercase<OperationName>>;

/** Each function's syntax and result. */
export const functionWords: Readonly<Record<FunctionName, { readonly form: string; readonly meaning: string }>> = {
  IF: { form: 'IF(condition, then, otherwise)', meaning: 'one of two values' },
  SUM: { form: 'SUM(a, b, …)', meaning: 'all values added together' },
  MIN: { form: 'MIN(a, b, …)', meaning: 'the smallest of the answered values' },
  MAX: { form: 'MAX(a, b, …)', meaning: 'the largest of the answered values' },
  ROUND: { form: 'ROUND(a, places)', meaning: 'rounded to this many decimal places' },
  CEIL: { form: 'CEIL(a)', meaning: 'rounded up to a whole number' },
  FLOOR: { form: 'FLOOR(a)', meaning: 'rounded down to a whole number' },
  ABS: { form: 'ABS(a)', meaning: 'without its minus sign' },
  AVERAGE: { form: 'AVERAGE(a, b, …)', meaning: 'the average of the answered values' },
  COUNT: { form: 'COUNT(a, b, …)', meaning: 'how many values were answered' },
  AND: { form: 'AND(a, b, …)', meaning: '1 if all are true, otherwise 0' },
  OR: { form: 'OR(a, b, …)', meaning: '1 if any is true, otherwise 0' },
  NOT: { form: 'NOT(a)', meaning: '1 if it’s false, otherwise 0' },
};
