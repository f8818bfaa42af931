import type { OperationName } from '#domain/form/formula/operations.ts';

/** Calculations of a form. */
export const formulaWords = {
  title: 'Formulas',
  lead: 'A formula calculates with answers. Payment steps and logic use what it comes to.',
  caption: 'Formulas of the form',
  name: 'Name',
  source: 'Formula',
  usedIn: 'Used in',
  unused: 'Nothing yet',
  actions: 'Actions',
  add: 'Add formula',
  noneTitle: 'No formulas yet',
  none: 'A fee by floor area, a total of several amounts: whatever depends on answers is calculated here.',
  loadError: 'Error loading formulas',
  loadErrorText: 'The form is as it was. Please try again.',
  again: 'Try again',
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  delete: 'Delete formula',
  deleteNamed: (name: string) => `Delete ${name}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Published versions keep it.',
  deleted: 'Formula deleted',
} as const;

export const formulaEditorWords = {
  newTitle: 'New formula',
  nameHint: 'As staff call it, where an amount or logic uses it.',
  sourceHint:
    'Such as {Floor area} * 0.85 + 50. Type a letter or { for suggestions; choose one with the arrow keys and Enter.',
  suggestions: 'Suggestions',
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  field: 'Field',
  formula: 'Formula',
  insert: 'What a formula can name',
  insertHint: 'A press puts it where the cursor stands.',
  noNames: 'This form has no field with a number yet: whole number, number, money, multiple choice or checkboxes.',
  functions: 'Functions',
  tryTitle: 'Try it',
  tryHint: 'Sample answers. They are not kept.',
  result: 'Result',
  noResult: 'No result yet',
  noAnswer: 'No answer',
  save: 'Save formula',
  saving: 'Saving…',
  saved: 'Formula saved',
  cancel: 'Cancel',
} as const;

type FunctionName = Extract<OperationName, Uppercase<OperationName>>;

/** How each function is written, and what it gives. */
export const functionWords: Readonly<Record<FunctionName, { readonly form: string; readonly meaning: string }>> = {
  IF: { form: 'IF(condition, then, otherwise)', meaning: 'one of two values' },
  SUM: { form: 'SUM(a, b, …)', meaning: 'all of them together' },
  MIN: { form: 'MIN(a, b, …)', meaning: 'the smallest that was answered' },
  MAX: { form: 'MAX(a, b, …)', meaning: 'the largest that was answered' },
  ROUND: { form: 'ROUND(a, places)', meaning: 'rounded, to so many decimals' },
  CEIL: { form: 'CEIL(a)', meaning: 'rounded up to a whole number' },
  FLOOR: { form: 'FLOOR(a)', meaning: 'rounded down to a whole number' },
  ABS: { form: 'ABS(a)', meaning: 'without its minus sign' },
  AVERAGE: { form: 'AVERAGE(a, b, …)', meaning: 'the mean of those that were answered' },
  COUNT: { form: 'COUNT(a, b, …)', meaning: 'how many were answered' },
  AND: { form: 'AND(a, b, …)', meaning: '1 when all hold, otherwise 0' },
  OR: { form: 'OR(a, b, …)', meaning: '1 when one holds, otherwise 0' },
  NOT: { form: 'NOT(a)', meaning: '1 when it does not hold, otherwise 0' },
};
