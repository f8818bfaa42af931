import type { OperationName } from '#domain/form/formula/operations.ts';

/**
 * A formula as data. Fields and other formulas are named by their identity, so renaming and publishing leave it alone.
 * Every value is a number: comparisons give 1 or 0, and what is not 0 holds.
 */
export type FormulaNode =
  | { readonly number: string }
  | { readonly field: string }
  | { readonly formula: string }
  | { readonly apply: OperationName; readonly to: readonly FormulaNode[] };

export const formulaLimits = {
  /** characters of the source text */
  length: 2000,
  nodes: 500,
  depth: 60,
  /** digits of a number written in the formula */
  digits: 20,
  exponent: 100,
  /** decimals that ROUND may keep */
  decimals: 10,
} as const;

export const plainNumber = /^\d{1,20}(?:\.\d{1,20})?$/;

export interface FormulaReferences {
  readonly fields: ReadonlySet<string>;
  readonly formulas: ReadonlySet<string>;
}

/** Everything that the formula names. */
export function referencesOf(node: FormulaNode): FormulaReferences {
  const fields = new Set<string>();
  const formulas = new Set<string>();
  const visit = (part: FormulaNode): void => {
    if ('field' in part) fields.add(part.field);
    if ('formula' in part) formulas.add(part.formula);
    if ('to' in part) part.to.forEach(visit);
  };
  visit(node);
  return { fields, formulas };
}

/** How many places ROUND keeps must be written out, so that a formula cannot ask for a million of them. */
export function isPlaces(node: FormulaNode | undefined): boolean {
  if (node === undefined) return true;
  return 'number' in node && /^\d{1,2}$/.test(node.number) && Number(node.number) <= formulaLimits.decimals;
}
