import type { Calculation } from '#domain/form/formula/Calculation.ts';
import { ifExact, largestScale, powerOf } from '#domain/form/formula/scaled.ts';

const largestQuickPower = 16;
const mostQuotientDecimals = 8;

/** Sets the scale of the returned mantissa. */
export function at(calculation: Calculation, mantissa: number, scale: number): number {
  calculation.scale = scale;
  return mantissa;
}

export function whole(calculation: Calculation, mantissa: number): number {
  calculation.scale = 0;
  return mantissa;
}

export function add(calculation: Calculation, a: number, aScale: number, b: number, bScale: number): number {
  if (aScale === bScale) return at(calculation, ifExact(a + b), aScale);
  if (aScale < bScale) return at(calculation, ifExact(ifExact(a * powerOf(bScale - aScale)) + b), bScale);
  return at(calculation, ifExact(a + ifExact(b * powerOf(aScale - bScale))), aScale);
}

export function multiply(calculation: Calculation, a: number, aScale: number, b: number, bScale: number): number {
  const scale = aScale + bScale;
  return scale > largestScale ? NaN : at(calculation, ifExact(a * b), scale);
}

/** Exact for quotients with few decimals. */
export function divide(calculation: Calculation, a: number, aScale: number, b: number, bScale: number): number {
  if (b === 0) return NaN;
  for (let decimals = 0; decimals <= mostQuotientDecimals; decimals += 1) {
    const dividend = ifExact(a * powerOf(decimals));
    if (Number.isNaN(dividend)) return NaN;
    if (dividend % b !== 0) continue;
    const scale = aScale - bScale + decimals;
    if (scale > largestScale) return NaN;
    const quotient = dividend / b;
    return scale < 0 ? whole(calculation, ifExact(quotient * powerOf(-scale))) : at(calculation, quotient, scale);
  }
  return NaN;
}

export function power(calculation: Calculation, a: number, aScale: number, b: number, bScale: number): number {
  const exponent = b / powerOf(bScale);
  const scale = aScale * exponent;
  if (!Number.isInteger(exponent) || exponent < 0 || exponent > largestQuickPower || scale > largestScale) return NaN;
  let result = a === a ? 1 : NaN;
  for (let times = 0; times < exponent; times += 1) result = ifExact(result * a);
  return at(calculation, result, scale);
}

/** The sign tells which is larger; NaN if scaled integers can't tell. */
export function difference(a: number, aScale: number, b: number, bScale: number): number {
  if (aScale === bScale) return a - b;
  if (aScale < bScale) return ifExact(a * powerOf(bScale - aScale)) - b;
  return a - ifExact(b * powerOf(aScale - bScale));
}

/** The larger of the two for side 1, the smaller for side -1. */
export function pick(
  calculation: Calculation,
  a: number,
  aScale: number,
  b: number,
  bScale: number,
  side: 1 | -1,
): number {
  const order = difference(a, aScale, b, bScale) * side;
  if (Number.isNaN(order)) return NaN;
  return order >= 0 ? at(calculation, a, aScale) : at(calculation, b, bScale);
}
