import type { FormulaResult } from '#domain/form/formula/Calculation.ts';
import type { compileFormula as Compile } from '#domain/form/formula/compileFormula.ts';
import { lateCode } from '#web/forms/late/lateCode.ts';

/** In the browser the code of formulas, with its big decimals, comes only with forms that calculate. */
export const formulaCode = lateCode<typeof Compile>(
  // by its place: by its name it is this module
  async () => (await import('../../../domain/form/formula/compileFormula.ts')).compileFormula,
);

/** Until it is there nothing is calculated: what depends on a result stands as without one. */
const notYet: FormulaResult = { fault: 'formulaNotFinite', mantissa: 0, scale: 0, exact: null };

export const compileFormula: typeof Compile = (node, scope) => {
  let calculate: ReturnType<typeof Compile> | null = null;
  return (calculation) => {
    calculate ??= formulaCode.peek()?.(node, scope) ?? null;
    return calculate === null ? notYet : calculate(calculation);
  };
};
