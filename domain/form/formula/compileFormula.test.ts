import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Calculation } from '#domain/form/formula/Calculation.ts';
import { compileFormula } from '#domain/form/formula/compileFormula.ts';
import { decimalOf } from '#domain/form/formula/exactOperations.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { operationNames, type OperationName } from '#domain/form/formula/operations.ts';
import { fieldNumbers, formulas } from '#tests/support/form/formulaArbitraries.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

const fields = ['A', 'B', 'C'];

function calculationOf(values: readonly number[]): Calculation {
  return { numbers: Float64Array.from(values), results: [], scale: 0, fault: null };
}

function calculate(node: FormulaNode, values: readonly number[]): string {
  const run = compileFormula(node, { slotOf: ({ field }) => fields.indexOf(field), positionOf: () => -1 });
  const result = run(calculationOf(values));
  return result.fault ?? decimalOf(result).toString();
}

/** Reference implementation: the same rules, as plainly as possible, only with big decimals. */
function reference(node: FormulaNode, values: readonly number[]): string {
  const D = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });
  const finite = (value: Decimal): Decimal => {
    if (!value.isFinite()) throw new Error('formulaNotFinite');
    return value;
  };
  const truth = (holds: boolean): Decimal => new D(holds ? 1 : 0);
  const isBlank = (part: FormulaNode): boolean => 'field' in part && Number.isNaN(values[fields.indexOf(part.field)]);
  const evaluate = (part: FormulaNode): Decimal => {
    if ('number' in part) return new D(part.number);
    if ('field' in part) return new D(isBlank(part) ? 0 : (values[fields.indexOf(part.field)] ?? NaN));
    if ('formula' in part) throw new Error('not used here');
    const at = (index: number): Decimal => (part.to[index] ? evaluate(part.to[index]) : new D(0));
    const answered = (): Decimal[] => part.to.filter((one) => !isBlank(one)).map(evaluate);
    const sum = (all: readonly Decimal[]): Decimal => all.reduce((total, one) => total.plus(one), new D(0));
    const by: Record<OperationName, () => Decimal> = {
      add: () => at(0).plus(at(1)),
      subtract: () => at(0).minus(at(1)),
      multiply: () => at(0).times(at(1)),
      divide: () => {
        const [a, b] = [at(0), at(1)];
        if (b.isZero()) throw new Error('formulaDivisionByZero');
        return a.div(b);
      },
      pow: () => {
        const [a, b] = [at(0), at(1)];
        if (b.abs().gt(100)) throw new Error('formulaExponentTooLarge');
        return a.pow(b);
      },
      negate: () => at(0).neg(),
      equal: () => truth(at(0).eq(at(1))),
      unequal: () => truth(!at(0).eq(at(1))),
      smaller: () => truth(at(0).lt(at(1))),
      larger: () => truth(at(0).gt(at(1))),
      smallerEq: () => truth(at(0).lte(at(1))),
      largerEq: () => truth(at(0).gte(at(1))),
      IF: () => (at(0).isZero() ? at(2) : at(1)),
      AND: () => truth(part.to.every((one) => !evaluate(one).isZero())),
      OR: () => truth(part.to.some((one) => !evaluate(one).isZero())),
      NOT: () => truth(at(0).isZero()),
      SUM: () => sum(part.to.map(evaluate)),
      MIN: () => D.min(...(answered().length > 0 ? answered() : [new D(0)])),
      MAX: () => D.max(...(answered().length > 0 ? answered() : [new D(0)])),
      AVERAGE: () => (answered().length > 0 ? sum(answered()).div(answered().length) : new D(0)),
      COUNT: () => new D(part.to.filter((one) => !isBlank(one)).length),
      ROUND: () => at(0).toDecimalPlaces(at(1).toNumber()),
      CEIL: () => at(0).ceil(),
      FLOOR: () => at(0).floor(),
      ABS: () => at(0).abs(),
    };
    return finite(by[part.apply]());
  };
  try {
    return evaluate(node).plus(0).toString();
  } catch (error) {
    return (error as Error).message;
  }
}

const field = (name: string): FormulaNode => ({ field: name });
const number = (text: string): FormulaNode => ({ number: text });
const apply = (name: OperationName, ...to: FormulaNode[]): FormulaNode => ({ apply: name, to });

describe('a compiled formula', () => {
  it('gives the result of big decimals for any formula and answers', () => {
    fc.assert(
      fc.property(formulas(fields), fc.tuple(fieldNumbers, fieldNumbers, fieldNumbers), (node, values) => {
        expect(calculate(node, values)).toBe(reference(node, values));
      }),
      { numRuns: propertyRuns(20_000) },
    );
  });

  test.each(operationNames)('%s gives the result of big decimals for any two answers', (name) => {
    fc.assert(
      fc.property(fieldNumbers, fieldNumbers, (a, b) => {
        const parts = { IF: 3, ROUND: 1, NOT: 1, CEIL: 1, FLOOR: 1, ABS: 1, negate: 1 }[name as 'IF'] ?? 2;
        const node = apply(name, ...[field('A'), field('B'), number('7')].slice(0, parts));
        expect(calculate(node, [a, b, NaN])).toBe(reference(node, [a, b, NaN]));
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});

describe('decimals are exact', () => {
  test.each([
    [apply('add', number('0.1'), number('0.2')), '0.3'],
    [apply('multiply', number('1.005'), number('100')), '100.5'],
    [apply('ROUND', number('1.005'), number('2')), '1.01'],
    [apply('ROUND', apply('negate', number('2.5'))), '-3'],
    [apply('ROUND', apply('divide', number('2'), number('3')), number('2')), '0.67'],
    [apply('CEIL', apply('divide', number('1001'), number('100'))), '11'],
    [apply('FLOOR', apply('negate', number('0.1'))), '-1'],
    [apply('divide', number('1'), number('8')), '0.125'],
    [apply('pow', number('1.1'), number('2')), '1.21'],
    [apply('pow', number('2'), apply('negate', number('1'))), '0.5'],
    [apply('AVERAGE', number('1'), number('2'), number('4')), '2.333333333333333333333333333333333333333'],
    [apply('multiply', number('99999999.99'), number('99999999.99')), '9999999998000000.0001'],
  ])('%j is %s', (node, text) => {
    expect(calculate(node, [])).toBe(text);
  });
});

describe('an unanswered field', () => {
  const [blank, five] = [NaN, 5];
  test.each([
    ['counts as 0 in a sum', apply('add', field('A'), field('B')), '5'],
    ['counts as 0 in SUM', apply('SUM', field('A'), field('B')), '5'],
    ['counts as 0 in a comparison', apply('smaller', field('A'), field('B')), '1'],
    ['is skipped by MIN', apply('MIN', field('A'), field('B')), '5'],
    ['is skipped by MAX', apply('MAX', field('A'), apply('negate', field('B'))), '-5'],
    ['is skipped by AVERAGE', apply('AVERAGE', field('A'), field('B')), '5'],
    ['is skipped by COUNT', apply('COUNT', field('A'), field('B')), '1'],
    ['gives 0 if there are no other values', apply('AVERAGE', field('A')), '0'],
    ['is false as a condition', apply('IF', field('A'), number('1'), number('2')), '2'],
  ])('%s', (_rule, node, text) => {
    expect(calculate(node, [blank, five, blank])).toBe(text);
  });
});

describe('a formula without a result has a reason', () => {
  test.each([
    [apply('divide', number('1'), number('0')), 'formulaDivisionByZero'],
    [apply('divide', number('1'), field('A')), 'formulaDivisionByZero'],
    [apply('pow', number('2'), number('101')), 'formulaExponentTooLarge'],
    [apply('pow', apply('negate', number('8')), number('0.5')), 'formulaNotFinite'],
    [
      apply('IF', apply('pow', apply('negate', number('8')), number('0.5')), number('1'), number('2')),
      'formulaNotFinite',
    ],
  ])('%j: %s', (node, fault) => {
    expect(calculate(node, [NaN, NaN, NaN])).toBe(fault);
  });

  test.each([
    ['the branch not taken', apply('IF', field('A'), apply('divide', number('1'), field('A')), number('9')), '9'],
    ['AND after a false operand', apply('AND', field('A'), apply('divide', number('1'), field('A'))), '0'],
    ['OR after a true operand', apply('OR', number('1'), apply('divide', number('1'), field('A'))), '1'],
  ])('does not evaluate %s', (_place, node, text) => {
    expect(calculate(node, [0, 0, 0])).toBe(text);
  });
});
