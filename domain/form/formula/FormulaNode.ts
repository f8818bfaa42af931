import { z } from 'zod';
import { depthOf } from '#domain/form/depthOf.ts';
import { operationNames, operationOf, type OperationName } from '#domain/form/formula/operations.ts';

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

const nodeSchema: z.ZodType<FormulaNode> = z.lazy(() =>
  z.union([
    z.strictObject({ number: z.string().regex(plainNumber) }),
    z.strictObject({ field: z.string().min(1) }),
    z.strictObject({ formula: z.string().min(1) }),
    z.strictObject({ apply: z.enum(operationNames), to: z.array(nodeSchema) }).refine(fitsItsOperation),
  ]),
);

/** What may be stored as a formula; reads it back too. */
export const formulaSchema: z.ZodType<FormulaNode> = z
  .unknown()
  .refine((value) => depthOf(value, 'to', formulaLimits.depth) <= formulaLimits.depth)
  .pipe(nodeSchema)
  .refine((node) => countNodes(node) <= formulaLimits.nodes);

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

export function countNodes(node: FormulaNode): number {
  return 'to' in node ? node.to.reduce((sum, part) => sum + countNodes(part), 1) : 1;
}

/** How many places ROUND keeps must be written out, so that a formula cannot ask for a million of them. */
function fitsItsOperation({ apply, to }: { apply: OperationName; to: readonly FormulaNode[] }): boolean {
  const { least, most } = operationOf(apply);
  return to.length >= least && to.length <= most && (apply !== 'ROUND' || isPlaces(to[1]));
}

export function isPlaces(node: FormulaNode | undefined): boolean {
  if (node === undefined) return true;
  return 'number' in node && /^\d{1,2}$/.test(node.number) && Number(node.number) <= formulaLimits.decimals;
}
