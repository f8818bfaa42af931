import fc from 'fast-check';
import { formulaLimits, type FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { operationNames, operationOf, type OperationName } from '#domain/form/formula/operations.ts';

/** Formulas of every shape over the given fields, deep enough to leave the fast path. */
export function formulas(fields: readonly string[]): fc.Arbitrary<FormulaNode> {
  const digits = fc.oneof(
    fc.nat(1000).map(String),
    fc
      .tuple(fc.nat(100_000), fc.integer({ min: 1, max: 4 }))
      .map(([whole, places]) => (whole / 10 ** places).toFixed(places)),
    fc.constantFrom(
      '0',
      '1',
      '2',
      '100',
      '0.1',
      '0.333333333333',
      '99999999.99',
      '12345678901234567890',
      '0.00000000000000000001',
    ),
  );
  const leaf = fc.oneof(
    digits.map((number): FormulaNode => ({ number })),
    fc.constantFrom(...fields).map((field): FormulaNode => ({ field })),
  );
  const { node } = fc.letrec<{ node: FormulaNode }>((tie) => ({
    node: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, applied(tie('node'))),
  }));
  return node;
}

/** Answers to one field: blank, whole, money, decimals prone to rounding, and unexpected types. */
export const fieldNumbers: fc.Arbitrary<number> = fc.oneof(
  fc.constant(NaN),
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).map((cents) => cents / 100),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
  fc.constantFrom(0, 0.1, 0.2, 0.3, 1 / 3, 1e-12, 2 ** 53 - 1),
);

function applied(part: fc.Arbitrary<FormulaNode>): fc.Arbitrary<FormulaNode> {
  return fc.constantFrom(...operationNames).chain((apply) => partsFor(apply, part).map((to) => ({ apply, to })));
}

function partsFor(apply: OperationName, part: fc.Arbitrary<FormulaNode>): fc.Arbitrary<FormulaNode[]> {
  const { least, most } = operationOf(apply);
  if (apply !== 'ROUND') return fc.array(part, { minLength: least, maxLength: Math.min(most, 3) });
  const places = fc.nat(formulaLimits.decimals).map((number): FormulaNode => ({ number: String(number) }));
  return fc.oneof(fc.tuple(part), fc.tuple(part, places));
}
