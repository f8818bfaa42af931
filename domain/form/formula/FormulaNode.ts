import { entityValueKey } from '#domain/form/EntityValueUse.ts';
import type { OperationName } from '#domain/form/formula/operations.ts';

/**
 * A formula as data. Fields and other formulas are referenced by identity, so renaming and publishing don't affect it.
 * Every value is a number: comparisons give 1 or 0, and any nonzero value is true.
 */
export type FormulaNode =
  | { readonly number: string }
  | { readonly field: string; readonly entityFieldId?: string | undefined }
  | { readonly formula: string }
  | { readonly apply: OperationName; readonly to: readonly FormulaNode[] };

/** A field's answer, or one value of the entity chosen in it. */
export type FieldReference = Extract<FormulaNode, { readonly field: string }>;

export const formulaLimits = {
  /** characters of source text */
  length: 2000,
  nodes: 500,
  depth: 60,
  /** digits of a number literal */
  digits: 20,
  exponent: 100,
  /** most decimals for ROUND */
  decimals: 10,
} as const;

export const plainNumber = /^\d{1,20}(?:\.\d{1,20})?$/;

export interface FormulaReferences {
  readonly fields: ReadonlySet<string>;
  readonly formulas: ReadonlySet<string>;
  /** what is read of fields, by key: answers, and values of the entities chosen in them */
  readonly readings: ReadonlyMap<string, FieldReference>;
}

export function referencesOf(node: FormulaNode): FormulaReferences {
  const fields = new Set<string>();
  const formulas = new Set<string>();
  const readings = new Map<string, FieldReference>();
  const visit = (part: FormulaNode): void => {
    if ('field' in part) {
      fields.add(part.field);
      readings.set(referenceKey(part), part);
    }
    if ('formula' in part) formulas.add(part.formula);
    if ('to' in part) part.to.forEach(visit);
  };
  visit(node);
  return { fields, formulas, readings };
}

/** Distinguishes the answer itself and each value of the entity chosen in it. */
export const referenceKey = ({ field, entityFieldId }: FieldReference): string =>
  entityFieldId === undefined ? field : entityValueKey({ field, entityFieldId });

/** ROUND's number of decimals must be a literal, so that a formula can't ask for a million. */
export function isDecimalPlaces(node: FormulaNode | undefined): boolean {
  if (node === undefined) return true;
  return 'number' in node && /^\d{1,2}$/.test(node.number) && Number(node.number) <= formulaLimits.decimals;
}
