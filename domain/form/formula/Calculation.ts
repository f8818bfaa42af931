import type { Decimal } from 'decimal.js';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** Inputs of compiled formulas, and a place for the rest of their result. Lives as long as one evaluation. */
export interface Calculation {
  /** effective answers as numbers; NaN if there is none */
  readonly numbers: Float64Array;
  /** results of the formulas calculated so far */
  readonly results: FormulaResult[];
  /** the scale of the last returned mantissa */
  scale: number;
  /** the first error in the exact calculation */
  fault: RefusalCode | null;
}

/**
 * The result of a formula: a scaled integer where that is exact, otherwise a big decimal, or the reason there is none.
 */
export type FormulaResult =
  | { readonly fault: null; readonly mantissa: number; readonly scale: number; readonly exact: null }
  | { readonly fault: null; readonly mantissa: 0; readonly scale: 0; readonly exact: Decimal }
  | { readonly fault: RefusalCode; readonly mantissa: 0; readonly scale: 0; readonly exact: null };

/** One argument of an operation, compiled for one of the two arithmetics. */
export interface Operand<T> {
  readonly read: (calculation: Calculation) => T;
  /** only a direct field reference can be blank; MIN, MAX, AVERAGE, and COUNT skip it */
  readonly isBlank: ((calculation: Calculation) => boolean) | null;
}

export type Read<T> = Operand<T>['read'];

export type CalculateFormula = (calculation: Calculation) => FormulaResult;
