import type { RefusalParams } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

export type Sentence = string | ((params: RefusalParams) => string);

/** What is said of a formula that cannot be kept. */
export const formulaRefusals = {
  formulaMissing: 'Choose a formula for the amount',
  formulaUnknown: 'The formula of the amount no longer exists',
  formulaTooLong: ({ max }) => `Formula is longer than ${max} characters`,
  formulaTooComplex: 'Formula is too complex. Split it into several formulas.',
  formulaUnreadable: ({ at }) => `Formula cannot be read at character ${at}`,
  formulaNotAllowed: ({ what }) => `${what} cannot be used in a formula`,
  formulaMissingOperator: 'Formula has two values side by side. Put an operator such as * between them.',
  formulaNumberTooLong: 'Formula has a number with too many digits',
  formulaWrongArguments: ({ name }) => `${name} does not take these values`,
  formulaUnknownFunction: ({ name }) => `Unknown function ${name}`,
  formulaUnknownName: ({ name }) => `Unknown field ${name}`,
  formulaAmbiguousName: ({ name }) => `Several fields are named ${name}. Choose one from the list.`,
  formulaNameNotNumeric: ({ name }) => `${name} does not hold a number`,
  formulaDivisionByZero: 'The formula divides by zero',
  formulaExponentTooLarge: 'The formula has an exponent that is too large',
  formulaNotFinite: 'The formula has no result',
  formulaNegative: 'The formula gives a negative amount',
  formulaTooLarge: 'The formula gives an amount that is too large',
} satisfies Partial<Record<RefusalCode, Sentence>>;
