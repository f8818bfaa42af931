import type { CalculateFormula } from '#domain/form/formula/Calculation.ts';
import { compileExactly } from '#domain/form/formula/compileExactly.ts';
import { compileNode, type FormulaScope } from '#domain/form/formula/compileNode.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { scaledNumber, scaledOperations, scaledResult, scaledSlot } from '#domain/form/formula/scaledOperations.ts';

const scaled = { number: scaledNumber, slot: scaledSlot, result: scaledResult, operations: scaledOperations };

/**
 * Tries scaled integers first, and falls back to big decimals if those aren't exact or to get the reason for a failure.
 * By `npm run bench -- form`, evaluating a form with 1,000 fields and 100 formulas takes 0.09 ms this way, and 0.43 ms
 * with big decimals only.
 */
export function compileFormula(node: FormulaNode, scope: FormulaScope): CalculateFormula {
  const quick = compileNode(node, scope, scaled).read;
  const slow = compileExactly(node, scope);
  return (calculation) => {
    const mantissa = quick(calculation);
    if (Number.isNaN(mantissa)) return slow(calculation);
    return { fault: null, mantissa, scale: calculation.scale, exact: null };
  };
}
