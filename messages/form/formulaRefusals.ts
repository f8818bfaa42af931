import type { RefusalParams } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

export type SentenceTemplate = string | ((params: RefusalParams) => string);

/** Why a formula can't be saved. */
export const formulaRefusals = {
  formulaMissing: 'Choose a formula for the amount',
  formulaUnknown: 'The formula for the amount no longer exists',
  formulaTooLong: ({ max }) => `The formula is longer than ${max} characters`,
  formulaTooComplex: 'The formula is too complex. Split it into several formulas.',
  formulaUnreadable: ({ at }) => `The formula has an error at character ${at}`,
  formulaNotAllowed: ({ what }) => `${what} can’t be used in a formula`,
  formulaMissingOperator: 'The formula has two values side by side. Put an operator such as * between them.',
  formulaNumberTooLong: 'The formula has a number with too many digits',
  formulaWrongArguments: ({ name }) => `${name} doesn’t accept these values`,
  formulaUnknownFunction: ({ name }) => `Unknown function ${name}`,
  formulaUnknownName: ({ name }) => `Unknown field ${name}`,
  formulaAmbiguousName: ({ name }) => `More than one field is named ${name}. Choose one from the list.`,
  formulaNameNotNumeric: ({ name }) => `${name} isn’t a number`,
  formulaDivisionByZero: 'The formula divides by zero',
  formulaExponentTooLarge: 'The formula has an exponent that is too large',
  formulaNotFinite: 'The formula doesn’t give a number',
  formulaNegative: 'The formula gives a negative amount',
  formulaTooLarge: 'The formula gives an amount that is too large',
} satisfies Partial<Record<RefusalCode, SentenceTemplate>>;
