import type { Decimal } from 'decimal.js';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** What compiled formulas read, and where they leave the rest of their result. One lives as long as one evaluation. */
export interface Calculation {
  /** the answers that count, as numbers; NaN where there is none */
  readonly numbers: Float64Array;
  /** the formulas that have been calculated */
  readonly results: FormulaResult[];
  /** the scale that belongs to the mantissa last returned */
  scale: number;
  /** the first thing that went wrong in the exact calculation */
  fault: RefusalCode | null;
}

/** A formula's result: exact in whole numbers where they suffice, in big decimals elsewhere, or the reason for none. */
export type FormulaResult =
  | { readonly fault: null; readonly mantissa: number; readonly scale: number; readonly exact: null }
  | { readonly fault: null; readonly mantissa: 0; readonly scale: 0; readonly exact: Decimal }
  | { readonly fault: RefusalCode; readonly mantissa: 0; readonly scale: 0; readonly exact: null };

/** One argument of an operation, compiled for one of the two ways to calculate. */
export interface Operand<T> {
  readonly read: (calculation: Calculation) => T;
  /** only a field named directly can be blank; MIN, MAX, AVERAGE and COUNT pass over it */
  readonly isBlank: ((calculation: Calculation) => boolean) | null;
}

export type Read<T> = Operand<T>['read'];

export type CalculateFormula = (calculation: Calculation) => FormulaResult;
