import { Decimal } from 'decimal.js';
import type { Calculation, FormulaResult, Operand, Read } from '#domain/form/formula/Calculation.ts';
import { formulaLimits } from '#domain/form/formula/FormulaNode.ts';
import type { OperationName } from '#domain/form/formula/operations.ts';
import { powerOfTen } from '#domain/form/formula/scaled.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** Forty digits, rounding half away from zero, as is usual for money. */
const ExactDecimal = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

const zero = new ExactDecimal(0);
const one = new ExactDecimal(1);
const none = new ExactDecimal(NaN);

type Exact = Read<Decimal>;
type Compile = (operands: readonly Operand<Decimal>[]) => Exact;

/**
 * Every operation in big decimals: slow (about a microsecond each) but exact. The scaled operations are tested against
 * these.
 */
export const exactOperations: Record<OperationName, Compile> = {
  add: binary((a, b) => a.plus(b)),
  subtract: binary((a, b) => a.minus(b)),
  multiply: binary((a, b) => a.times(b)),
  divide: binary((a, b, calculation) => (b.isZero() ? fail(calculation, 'formulaDivisionByZero') : a.div(b))),
  pow: binary((a, b, calculation) =>
    b.abs().gt(formulaLimits.exponent) ? fail(calculation, 'formulaExponentTooLarge') : a.pow(b),
  ),
  equal: binary((a, b) => truth(a.eq(b))),
  unequal: binary((a, b) => truth(!a.eq(b))),
  smaller: binary((a, b) => truth(a.lt(b))),
  larger: binary((a, b) => truth(a.gt(b))),
  smallerEq: binary((a, b) => truth(a.lte(b))),
  largerEq: binary((a, b) => truth(a.gte(b))),
  negate: unary((a) => a.neg()),
  ABS: unary((a) => a.abs()),
  CEIL: unary((a) => a.ceil()),
  FLOOR: unary((a) => a.floor()),
  NOT: unary((a) => truth(a.isZero())),
  ROUND: binary((a, places) => a.toDecimalPlaces(places.toNumber())),
  IF: ([condition, then, otherwise]) => {
    const [test, yes, no] = [readOf(condition), readOf(then), readOf(otherwise)];
    return (calculation) => (test(calculation).isZero() ? no(calculation) : yes(calculation));
  },
  AND: (operands) => (calculation) => truth(operands.every(({ read }) => !read(calculation).isZero())),
  OR: (operands) => (calculation) => truth(operands.some(({ read }) => !read(calculation).isZero())),
  SUM: (operands) => (calculation) => total(operands.map(({ read }) => read(calculation))),
  MIN: overAnswered((values) => values.reduce((least, value) => (value.lt(least) ? value : least))),
  MAX: overAnswered((values) => values.reduce((most, value) => (value.gt(most) ? value : most))),
  AVERAGE: overAnswered((values) => total(values).div(values.length)),
  COUNT: (operands) => (calculation) =>
    new ExactDecimal(operands.filter(({ isBlank }) => !isBlank?.(calculation)).length),
};

export function exactNumber(value: string | number): Operand<Decimal> {
  const constant = new ExactDecimal(value);
  return { read: () => constant, isBlank: null };
}

export function exactSlot(slot: number): Operand<Decimal> {
  return {
    read: ({ numbers }) => {
      const value = numbers[slot] ?? NaN;
      return Number.isNaN(value) ? zero : new ExactDecimal(value);
    },
    isBlank: ({ numbers }) => Number.isNaN(numbers[slot]),
  };
}

export function exactResult(place: number): Operand<Decimal> {
  return {
    read: (calculation) => {
      const result = calculation.results[place];
      if (!result) return zero;
      return result.fault === null ? decimalOf(result) : fail(calculation, result.fault);
    },
    isBlank: null,
  };
}

/** The value of a successful result. */
export function decimalOf({ mantissa, scale, exact }: FormulaResult): Decimal {
  return exact ?? new ExactDecimal(mantissa).div(powerOfTen(scale));
}

function truth(holds: boolean): Decimal {
  return holds ? one : zero;
}

function fail(calculation: Calculation, fault: RefusalCode): Decimal {
  calculation.fault ??= fault;
  return none;
}

function readOf(operand: Operand<Decimal> | undefined): Exact {
  return operand?.read ?? (() => zero);
}

function unary(calculate: (a: Decimal) => Decimal): Compile {
  return ([first]) => {
    const a = readOf(first);
    return (calculation) => calculate(a(calculation));
  };
}

function binary(calculate: (a: Decimal, b: Decimal, calculation: Calculation) => Decimal): Compile {
  return ([first, second]) => {
    const [a, b] = [readOf(first), readOf(second)];
    return (calculation) => {
      const result = calculate(a(calculation), b(calculation), calculation);
      return result.isFinite() ? result : fail(calculation, 'formulaNotFinite');
    };
  };
}

function answered(operands: readonly Operand<Decimal>[], calculation: Calculation): Decimal[] {
  return operands.filter(({ isBlank }) => !isBlank?.(calculation)).map(({ read }) => read(calculation));
}

/** Minimum, maximum, and average of no values are 0. */
function overAnswered(calculate: (values: Decimal[]) => Decimal): Compile {
  return (operands) => (calculation) => {
    const values = answered(operands, calculation);
    return values.length === 0 ? zero : calculate(values);
  };
}

function total(values: readonly Decimal[]): Decimal {
  return values.reduce((sum, value) => sum.plus(value), zero);
}
