import type { FormulaResult } from '#domain/form/formula/Calculation.ts';
import { powerOfTen } from '#domain/form/formula/scaled.ts';

/** The nearest double, for conditions; NaN if there is no result. */
export function resultNumber({ fault, mantissa, scale, exact }: FormulaResult): number {
  if (fault !== null) return NaN;
  return exact === null ? mantissa / powerOfTen(scale) : exact.toNumber();
}
