import type { Calculation, Operand, Read } from '#domain/form/formula/Calculation.ts';
import type { OperationName } from '#domain/form/formula/operations.ts';
import { powerOfTen, scaleOf, toScaled } from '#domain/form/formula/scaled.ts';
import {
  add,
  withScale,
  compareScaled,
  divide,
  multiply,
  minOrMax,
  power,
  asInteger,
} from '#domain/form/formula/scaledArithmetic.ts';

type Quick = Read<number>;
type Compile = (operands: readonly Operand<number>[]) => Quick;
type Combine = (calculation: Calculation, a: number, aScale: number, b: number, bScale: number) => number;

/**
 * Every operation on scaled integers. Each returns its mantissa, sets the scale in the calculation, and returns NaN if
 * the result isn't certain (too large, a repeating quotient, an error). The whole formula is then calculated in big
 * decimals, so nothing here has to know what went wrong.
 */
export const scaledOperations: Record<OperationName, Compile> = {
  add: binary(add),
  subtract: binary((calculation, a, aScale, b, bScale) => add(calculation, a, aScale, -b, bScale)),
  multiply: binary(multiply),
  divide: binary(divide),
  pow: binary(power),
  equal: comparison((order) => order === 0),
  unequal: comparison((order) => order !== 0),
  smaller: comparison((order) => order < 0),
  larger: comparison((order) => order > 0),
  smallerEq: comparison((order) => order <= 0),
  largerEq: comparison((order) => order >= 0),
  negate: binary((calculation, a, scale) => withScale(calculation, -a, scale)),
  ABS: binary((calculation, a, scale) => withScale(calculation, Math.abs(a), scale)),
  NOT: binary((calculation, a) => (Number.isNaN(a) ? NaN : asInteger(calculation, a === 0 ? 1 : 0))),
  CEIL: binary((calculation, a, scale) => roundTo(calculation, a, scale, 0, (rest) => (rest > 0 ? 1 : 0))),
  FLOOR: binary((calculation, a, scale) => roundTo(calculation, a, scale, 0, (rest) => (rest < 0 ? -1 : 0))),
  ROUND: binary((calculation, a, scale, places) => roundTo(calculation, a, scale, places, awayFromZero)),
  IF: ([condition, then, otherwise]) => {
    const [test, yes, no] = [readOf(condition), readOf(then), readOf(otherwise)];
    return (calculation) => {
      const holds = test(calculation);
      if (Number.isNaN(holds)) return NaN;
      return holds === 0 ? no(calculation) : yes(calculation);
    };
  },
  AND: (operands) => (calculation) => {
    for (const { read } of operands) {
      const value = read(calculation);
      if (value === 0 || Number.isNaN(value)) return asInteger(calculation, value);
    }
    return asInteger(calculation, 1);
  },
  OR: (operands) => (calculation) => {
    for (const { read } of operands) {
      const value = read(calculation);
      if (value !== 0) return asInteger(calculation, Number.isNaN(value) ? NaN : 1);
    }
    return asInteger(calculation, 0);
  },
  SUM: (operands) => (calculation) => fold(operands, calculation, add, false),
  MIN: (operands) => (calculation) => fold(operands, calculation, smaller, true),
  MAX: (operands) => (calculation) => fold(operands, calculation, larger, true),
  AVERAGE: (operands) => (calculation) => {
    const count = countAnswered(operands, calculation);
    const sum = fold(operands, calculation, add, true);
    return count === 0 ? sum : divide(calculation, sum, calculation.scale, count, 0);
  },
  COUNT: (operands) => (calculation) => asInteger(calculation, countAnswered(operands, calculation)),
};

export function scaledNumber(value: string): Operand<number> {
  // With 16 digits or more, a double may be another number.
  const scaled = value.replace('.', '').length > 15 ? null : toScaled(Number(value));
  const { mantissa, scale } = scaled ?? { mantissa: NaN, scale: 0 };
  return { read: (calculation) => withScale(calculation, mantissa, scale), isBlank: null };
}

export function scaledSlot(slot: number): Operand<number> {
  return {
    read: (calculation) => {
      const value = calculation.numbers[slot] ?? NaN;
      if (Number.isNaN(value)) return asInteger(calculation, 0);
      const scale = scaleOf(value);
      return scale < 0 ? NaN : withScale(calculation, Math.round(value * powerOfTen(scale)), scale);
    },
    isBlank: ({ numbers }) => Number.isNaN(numbers[slot]),
  };
}

export function scaledResult(place: number): Operand<number> {
  return {
    read: (calculation) => {
      const result = calculation.results[place];
      return result?.fault === null && result.exact === null
        ? withScale(calculation, result.mantissa, result.scale)
        : NaN;
    },
    isBlank: null,
  };
}

function readOf(operand: Operand<number> | undefined): Quick {
  return operand?.read ?? ((calculation) => asInteger(calculation, 0));
}

/** Also used for unary operations, which ignore the second operand. */
function binary(combine: Combine): Compile {
  return ([first, second]) => {
    const [left, right] = [readOf(first), readOf(second)];
    return (calculation) => {
      const a = left(calculation);
      const aScale = calculation.scale;
      const b = right(calculation);
      return combine(calculation, a, aScale, b, calculation.scale);
    };
  };
}

function comparison(holds: (order: number) => boolean): Compile {
  return binary((calculation, a, aScale, b, bScale) => {
    const order = compareScaled(a, aScale, b, bScale);
    return Number.isNaN(order) ? NaN : asInteger(calculation, holds(order) ? 1 : 0);
  });
}

function smaller(calculation: Calculation, a: number, aScale: number, b: number, bScale: number): number {
  return minOrMax(calculation, a, aScale, b, bScale, -1);
}

function larger(calculation: Calculation, a: number, aScale: number, b: number, bScale: number): number {
  return minOrMax(calculation, a, aScale, b, bScale, 1);
}

function fold(
  operands: readonly Operand<number>[],
  calculation: Calculation,
  combine: Combine,
  skipsBlank: boolean,
): number {
  let result = 0;
  let scale = 0;
  let isFirst = true;
  for (const { read, isBlank } of operands) {
    if (skipsBlank && isBlank?.(calculation)) continue;
    const value = read(calculation);
    result = isFirst ? value : combine(calculation, result, scale, value, calculation.scale);
    scale = calculation.scale;
    isFirst = false;
  }
  return withScale(calculation, result, scale);
}

function countAnswered(operands: readonly Operand<number>[], calculation: Calculation): number {
  let count = 0;
  for (const { isBlank } of operands) if (!isBlank?.(calculation)) count += 1;
  return count;
}

function roundTo(
  calculation: Calculation,
  a: number,
  scale: number,
  places: number,
  carry: (rest: number, unit: number) => number,
): number {
  if (scale <= places) return withScale(calculation, a, scale);
  const unit = powerOfTen(scale - places);
  const rest = a % unit;
  return withScale(calculation, (a - rest) / unit + carry(rest, unit), places);
}

function awayFromZero(rest: number, unit: number): number {
  return Math.abs(rest) * 2 >= unit ? Math.sign(rest) : 0;
}
