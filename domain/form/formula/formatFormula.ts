import type { FormulaName } from '#domain/form/formula/formulaNames.ts';
import { referenceKey, type FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { operationOf } from '#domain/form/formula/operations.ts';

const tightest = 9;

/** The source text that parses as this formula, with the current names of fields. */
export function formatFormula(node: FormulaNode, names: readonly Pick<FormulaName, 'identity' | 'label'>[]): string {
  const labels = new Map(names.map(({ identity, label }) => [identity, label]));
  return written(node, (identity) => `{${labels.get(identity) ?? identity}}`).text;
}

interface Written {
  readonly text: string;
  readonly precedence: number;
}

function written(node: FormulaNode, labelOf: (identity: string) => string): Written {
  if ('number' in node) return { text: node.number, precedence: tightest };
  if ('field' in node) return { text: labelOf(referenceKey(node)), precedence: tightest };
  if ('formula' in node) return { text: labelOf(node.formula), precedence: tightest };
  const { symbol, precedence = tightest } = operationOf(node.apply);
  const parts = node.to.map((part) => written(part, labelOf));
  const [left, right] = parts;
  if (symbol === undefined || !left) {
    return { text: `${node.apply}(${parts.map(({ text }) => text).join(', ')})`, precedence: tightest };
  }
  if (!right) return { text: `${symbol}${bracketed(left, precedence)}`, precedence };
  // Powers associate to the right, everything else to the left. A comparison of comparisons always needs parentheses.
  const fromRight = node.apply === 'pow';
  const leftText = bracketed(left, fromRight || precedence === 1 ? precedence + 1 : precedence);
  const rightText = bracketed(right, fromRight ? precedence : precedence + 1);
  return { text: `${leftText} ${symbol} ${rightText}`, precedence };
}

function bracketed({ text, precedence }: Written, atLeast: number): string {
  return precedence >= atLeast ? text : `(${text})`;
}
