import { StripeFailure } from '#server/sandbox/api/stripeFailure.ts';
import type { PaymentMethodData } from '#server/sandbox/methods/paymentMethodData.ts';
import { findCardByNumber, type TestCard } from '#server/sandbox/methods/testCards.ts';

type CardData = NonNullable<PaymentMethodData['card']>;

/** Finds the test card with the typed number, or refuses it with Stripe's own message. */
export function checkCard(typed: CardData, now: number): TestCard {
  const number = typed.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number))
    throw cardError('invalid_number', 'The card number is not a valid credit card number.', 'number');
  if (!passesLuhn(number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  if (typed.exp_month < 1 || typed.exp_month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  if (isPast(typed, now)) throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (typed.cvc !== undefined && !/^\d{3,4}$/.test(typed.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  const card = findCardByNumber(number);
  if (card) return card;
  throw new StripeFailure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: 'Your card was declined. Your request was in test mode, but used a non test card.',
  });
}

function cardError(code: string, message: string, param: string): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', code, message, param: `payment_method_data[card][${param}]` });
}

function passesLuhn(number: string): boolean {
  const digits = number.split('').toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isPast({ exp_month: month, exp_year: year }: CardData, now: number): boolean {
  const today = new Date(now * 1000);
  const fullYear = year < 100 ? 2000 + year : year;
  return fullYear * 12 + month - 1 < today.getUTCFullYear() * 12 + today.getUTCMonth();
}
