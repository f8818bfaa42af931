import type { CalculateFormula, FormulaResult } from '#domain/form/formula/Calculation.ts';
import type { FormulaScope } from '#domain/form/formula/compileNode.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import type { LazyModule } from '#web/forms/late/lazyModule.ts';

type Compile = (node: FormulaNode, scope: FormulaScope) => CalculateFormula;

/** Until the code has loaded, formulas have no result. */
const notYet: FormulaResult = { fault: 'formulaNotFinite', mantissa: 0, scale: 0, exact: null };

export function lazyFormula(code: LazyModule<Compile>): Compile {
  return (node, scope) => {
    let calculate: CalculateFormula | null = null;
    return (calculation) => {
      calculate ??= code.peek()?.(node, scope) ?? null;
      return calculate === null ? notYet : calculate(calculation);
    };
  };
}
