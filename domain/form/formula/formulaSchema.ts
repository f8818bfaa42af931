import { z } from 'zod';
import { formulaLimits, isDecimalPlaces, plainNumber, type FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { operationNames, operationOf, type OperationName } from '#domain/form/formula/operations.ts';
import { nestingDepth } from '#domain/form/nestingDepth.ts';

const nodeSchema: z.ZodType<FormulaNode> = z.lazy(() =>
  z.union([
    z.strictObject({ number: z.string().regex(plainNumber) }),
    z.strictObject({ field: z.string().min(1), entityFieldId: z.string().min(1).optional() }),
    z.strictObject({ formula: z.string().min(1) }),
    z.strictObject({ apply: z.enum(operationNames), to: z.array(nodeSchema) }).refine(fitsItsOperation),
  ]),
);

/** Schema of stored formulas. */
export const formulaSchema: z.ZodType<FormulaNode> = z
  .unknown()
  .refine((value) => nestingDepth(value, 'to', formulaLimits.depth) <= formulaLimits.depth)
  .pipe(nodeSchema)
  .refine((node) => countNodes(node) <= formulaLimits.nodes);

function fitsItsOperation({ apply, to }: { apply: OperationName; to: readonly FormulaNode[] }): boolean {
  const { least, most } = operationOf(apply);
  return to.length >= least && to.length <= most && (apply !== 'ROUND' || isDecimalPlaces(to[1]));
}

function countNodes(node: FormulaNode): number {
  return 'to' in node ? node.to.reduce((sum, part) => sum + countNodes(part), 1) : 1;
}
