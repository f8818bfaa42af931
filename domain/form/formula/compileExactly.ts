import type { CalculateFormula } from '#domain/form/formula/Calculation.ts';
import { compileNode, type FormulaScope } from '#domain/form/formula/compileNode.ts';
import { exactNumber, exactOperations, exactResult, exactSlot } from '#domain/form/formula/exactOperations.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';

const exact = { number: exactNumber, slot: exactSlot, result: exactResult, operations: exactOperations };

/** Calculates in big decimals, which also tells why there is no result. */
export function compileExactly(node: FormulaNode, scope: FormulaScope): CalculateFormula {
  const { read } = compileNode(node, scope, exact);
  return (calculation) => {
    calculation.fault = null;
    const value = read(calculation);
    const fault = calculation.fault ?? (value.isFinite() ? null : 'formulaNotFinite');
    return fault === null
      ? { fault, mantissa: 0, scale: 0, exact: value }
      : { fault, mantissa: 0, scale: 0, exact: null };
  };
}
