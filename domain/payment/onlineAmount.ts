import { maxAmount, parseMoney, type Cents } from '#domain/kernel/money.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

const minOnline: Cents = 100;
/** The provider's limit for a single payment. */
const maxOnline: Cents = 99_999_999;

/** Why an amount can't be paid online, or null if it can. */
export function onlineAmountRefusal(amount: Cents): RefusalCode | null {
  return Number.isSafeInteger(amount) && amount > 0 ? onlineLimitRefusal(amount) : 'paymentAmountInvalid';
}

/** Whether an amount is below or above the provider's limits. */
export function onlineLimitRefusal(amount: Cents): 'amountTooSmall' | 'amountTooLarge' | null {
  if (amount < minOnline) return 'amountTooSmall';
  return amount > maxOnline ? 'amountTooLarge' : null;
}

/**
 * The amount to pay online: what is due, if it is still what the payer saw; or the payer's own amount if the payer
 * decides.
 */
export function payableAmount(
  due: { readonly cents: Cents | null; readonly isCalculable: boolean },
  requested: Cents | null,
): Result<Cents, RefusalCode> {
  if (!due.isCalculable) return failed('amountNotCalculable');
  const amount = due.cents ?? requested;
  if (amount === null) return failed('paymentAmountInvalid');
  if (requested !== null && requested !== amount) return failed('amountChanged');
  const refusal = onlineAmountRefusal(amount);
  return refusal === null ? ok(amount) : failed(refusal);
}

/** Parses an amount typed by a payer who decides. */
export function parseOnlineAmount(text: string): Result<Cents, RefusalCode> {
  const amount = parseMoney(text);
  if (amount === null) return failed('paymentAmountInvalid');
  const refusal = onlineAmountRefusal(amount);
  return refusal === null ? ok(amount) : failed(refusal);
}

const received = { check: 'checkAmountInvalid', cash: 'cashAmountInvalid' } as const;

/** Why staff can't record an amount, or null if they can. It has to be above zero. */
export function receivedAmountRefusal(amount: Cents | null, by: keyof typeof received): RefusalCode | null {
  const isAmount = amount !== null && Number.isSafeInteger(amount) && amount > 0 && amount <= maxAmount;
  return isAmount ? null : received[by];
}
