import type { Calculation } from '#domain/form/formula/Calculation.ts';
import { exactOrNaN, maxScale, powerOfTen } from '#domain/form/formula/scaled.ts';

const largestQuickPower = 16;
const mostQuotientDecimals = 8;

/** Sets the scale of the returned mantissa. */
export function withScale(calculation: Calculation, mantissa: number, scale: number): number {
  calculation.scale = scale;
  return mantissa;
}

export function asInteger(calculation: Calculation, mantissa: number): number {
  calculation.scale = 0;
  return mantissa;
}

export function add(calculation: Calculation, a: number, aScale: number, b: number, bScale: number): number {
  if (aScale === bScale) return withScale(calculation, exactOrNaN(a + b), aScale);
  if (aScale < bScale)
    return withScale(calculation, exactOrNaN(exactOrNaN(a * powerOfTen(bScale - aScale)) + b), bScale);
  return withScale(calculation, exactOrNaN(a + exactOrNaN(b * powerOfTen(aScale - bScale))), aScale);
}

export function multiply(calculation: Calculation, a: number, aScale: number, b: number, bScale: number): number {
  const scale = aScale + bScale;
  return scale > maxScale ? NaN : withScale(calculation, exactOrNaN(a * b), scale);
}

/** Exact for quotients with few decimals. */
export function divide(calculation: Calculation, a: number, aScale: number, b: number, bScale: number): number {
  if (b === 0) return NaN;
  for (let decimals = 0; decimals <= mostQuotientDecimals; decimals += 1) {
    const dividend = exactOrNaN(a * powerOfTen(decimals));
    if (Number.isNaN(dividend)) return NaN;
    if (dividend % b !== 0) continue;
    const scale = aScale - bScale + decimals;
    if (scale > maxScale) return NaN;
    const quotient = dividend / b;
    return scale < 0
      ? asInteger(calculation, exactOrNaN(quotient * powerOfTen(-scale)))
      : withScale(calculation, quotient, scale);
  }
  return NaN;
}

export function power(calculation: Calculation, a: number, aScale: number, b: number, bScale: number): number {
  const exponent = b / powerOfTen(bScale);
  const scale = aScale * exponent;
  if (!Number.isInteger(exponent) || exponent < 0 || exponent > largestQuickPower || scale > maxScale) return NaN;
  let result = a === a ? 1 : NaN;
  for (let times = 0; times < exponent; times += 1) result = exactOrNaN(result * a);
  return withScale(calculation, result, scale);
}

/** The sign tells which is larger; NaN if scaled integers can't tell. */
export function compareScaled(a: number, aScale: number, b: number, bScale: number): number {
  if (aScale === bScale) return a - b;
  if (aScale < bScale) return exactOrNaN(a * powerOfTen(bScale - aScale)) - b;
  return a - exactOrNaN(b * powerOfTen(aScale - bScale));
}

/** The larger of the two for side 1, the smaller for side -1. */
export function minOrMax(
  calculation: Calculation,
  a: number,
  aScale: number,
  b: number,
  bScale: number,
  side: 1 | -1,
): number {
  const order = compareScaled(a, aScale, b, bScale) * side;
  if (Number.isNaN(order)) return NaN;
  return order >= 0 ? withScale(calculation, a, aScale) : withScale(calculation, b, bScale);
}
