/**
 * Decimals as an integer mantissa and a power of ten: 12.50 is 1250 with scale 2. As long as mantissas are safe
 * integers, sums, products, and comparisons are exact and take nanoseconds. NaN means that a result doesn't fit.
 */
export interface Scaled {
  readonly mantissa: number;
  readonly scale: number;
}

export const maxScale = 18;

/** 10^0 to 10^22: the powers of ten a double represents exactly. */
const powers: readonly number[] = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

// Below this, only one decimal with that many digits maps to the double, so it is the intended number.
const unambiguous = 1e15;
// Most numbers are amounts, so cents are tried first. A larger scale than needed does no harm.
const triedScales = [2, 4, 6, 9] as const;

/** A scale at which a number is an integer, or -1 if none fits. */
export function scaleOf(value: number): number {
  if (Number.isSafeInteger(value)) return 0;
  for (const scale of triedScales) {
    const power = powerOfTen(scale);
    const mantissa = Math.round(value * power);
    if (mantissa / power === value && Math.abs(mantissa) < unambiguous) return scale;
  }
  return -1;
}

export function toScaled(value: number): Scaled | null {
  const scale = scaleOf(value);
  return scale < 0 ? null : { mantissa: Math.round(value * powerOfTen(scale)), scale };
}

export function powerOfTen(scale: number): number {
  return powers[scale] ?? NaN;
}

/** The value itself, or NaN if it may not be exact. */
export function exactOrNaN(value: number): number {
  return value <= Number.MAX_SAFE_INTEGER && value >= -Number.MAX_SAFE_INTEGER ? value : NaN;
}

/** Adds decimals without floating-point error: 0.1 + 0.2 = 0.3. Numbers that don't fit are added as doubles. */
export function exactSum(values: readonly number[]): number {
  const scales = values.map(scaleOf);
  if (scales.includes(-1)) return values.reduce((sum, value) => sum + value, 0);
  const scale = Math.max(0, ...scales);
  const total = values.reduce((sum, value) => sum + Math.round(value * powerOfTen(scale)), 0);
  return total / powerOfTen(scale);
}
