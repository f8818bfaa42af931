import { largestAmount, parseMoney, type Cents } from '#domain/kernel/money.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

const minOnline: Cents = 100;
/** The provider takes no single payment above 999,999.99. */
const maxOnline: Cents = 99_999_999;

/** Whether an amount can be paid online. */
export function onlineAmountRefusal(amount: Cents): RefusalCode | null {
  return Number.isSafeInteger(amount) && amount > 0 ? outOfReach(amount) : 'paymentAmountInvalid';
}

/** Whether an amount is less or more than the provider takes. */
export function outOfReach(amount: Cents): 'amountTooSmall' | 'amountTooLarge' | null {
  if (amount < minOnline) return 'amountTooSmall';
  return amount > maxOnline ? 'amountTooLarge' : null;
}

/**
 * What is to be paid online: the amount that is due, which must still be the one that the payer saw, or, where the
 * payer decides, what they ask to pay.
 */
export function payableAmount(
  due: { readonly cents: Cents | null; readonly isCalculable: boolean },
  asked: Cents | null,
): Result<Cents, RefusalCode> {
  if (!due.isCalculable) return failed('amountNotCalculable');
  const amount = due.cents ?? asked;
  if (amount === null) return failed('paymentAmountInvalid');
  if (asked !== null && asked !== amount) return failed('amountChanged');
  const refusal = onlineAmountRefusal(amount);
  return refusal === null ? ok(amount) : failed(refusal);
}

/** What a payer who decides the amount typed. */
export function parseOnlineAmount(text: string): Result<Cents, RefusalCode> {
  const amount = parseMoney(text);
  if (amount === null) return failed('paymentAmountInvalid');
  const refusal = onlineAmountRefusal(amount);
  return refusal === null ? ok(amount) : failed(refusal);
}

const received = { check: 'checkAmountInvalid', cash: 'cashAmountInvalid' } as const;

/** Whether staff may record an amount received by hand: a number above zero. */
export function receivedAmountRefusal(amount: Cents | null, by: keyof typeof received): RefusalCode | null {
  const isAmount = amount !== null && Number.isSafeInteger(amount) && amount > 0 && amount <= largestAmount;
  return isAmount ? null : received[by];
}
