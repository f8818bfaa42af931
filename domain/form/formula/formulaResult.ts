import type { FormulaResult } from '#domain/form/formula/Calculation.ts';
import { decimalOf } from '#domain/form/formula/exactOperations.ts';
import { maxAmount, type Cents } from '#domain/kernel/money.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

const shownDecimals = 10;
const largestShown = 1e21;

/** The result as display text: no exponents, at most ten decimals. */
export function resultText(result: FormulaResult): Result<string, RefusalCode> {
  if (result.fault !== null) return failed(result.fault);
  const decimal = decimalOf(result);
  // Writing out 10^1000000 would exhaust memory.
  if (decimal.abs().gte(largestShown)) return failed('formulaTooLarge');
  const rounded = decimal.toDecimalPlaces(shownDecimals);
  return ok(rounded.isZero() ? '0' : rounded.toFixed());
}

/** The result as a payment amount: whole cents, half rounded up, neither negative nor above the payment limit. */
export function resultAmount(result: FormulaResult): Result<Cents, RefusalCode> {
  if (result.fault !== null) return failed(result.fault);
  const cents = decimalOf(result).times(100).toDecimalPlaces(0);
  if (cents.isNegative() && !cents.isZero()) return failed('formulaNegative');
  return cents.gt(maxAmount) ? failed('formulaTooLarge') : ok(cents.toNumber() + 0);
}
