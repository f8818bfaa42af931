import { fingerprintOf } from '#server/sandbox/methods/fingerprintOf.ts';

export interface Decline {
  readonly code: string;
  readonly declineCode: string;
  readonly message: string;
}

/** What happens to a payment with this card after it was confirmed. */
export type CardEffect =
  | { readonly kind: 'succeeds' }
  | { readonly kind: 'declines'; readonly decline: Decline }
  | { readonly kind: 'challenges'; readonly then: 'succeeds' | 'declines' }
  | { readonly kind: 'disputes'; readonly reason: string; readonly inquiry: boolean }
  | { readonly kind: 'refundsLate' }
  | { readonly kind: 'refundsFail' };

export interface TestCard {
  readonly number: string;
  readonly methodId: string;
  readonly brand: string;
  readonly funding: 'credit' | 'debit' | 'prepaid';
  readonly effect: CardEffect;
}

const visa = (number: string, methodId: string, effect: CardEffect = { kind: 'succeeds' }): TestCard => ({
  number,
  methodId,
  brand: 'visa',
  funding: 'credit',
  effect,
});

const declines = (code: string, declineCode: string, message: string): CardEffect => ({
  kind: 'declines',
  decline: { code, declineCode, message },
});

const disputes = (reason: string, inquiry = false): CardEffect => ({ kind: 'disputes', reason, inquiry });

export const genericDecline: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

/** Stripe's test cards: https://docs.stripe.com/testing */
const testCards: readonly TestCard[] = [
  visa('4242424242424242', 'pm_card_visa'),
  { ...visa('4000056655665556', 'pm_card_visa_debit'), funding: 'debit' },
  { ...visa('5555555555554444', 'pm_card_mastercard'), brand: 'mastercard' },
  { ...visa('5200828282828210', 'pm_card_mastercard_debit'), brand: 'mastercard', funding: 'debit' },
  { ...visa('378282246310005', 'pm_card_amex'), brand: 'amex' },
  { ...visa('6011111111111117', 'pm_card_discover'), brand: 'discover' },
  visa('4000000000000002', 'pm_card_chargeDeclined', { kind: 'declines', decline: genericDecline }),
  visa(
    '4000000000009995',
    'pm_card_chargeDeclinedInsufficientFunds',
    declines('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  ),
  visa(
    '4000000000009987',
    'pm_card_chargeDeclinedLostCard',
    declines('card_declined', 'lost_card', 'Your card was declined.'),
  ),
  visa(
    '4000000000009979',
    'pm_card_chargeDeclinedStolenCard',
    declines('card_declined', 'stolen_card', 'Your card was declined.'),
  ),
  visa(
    '4000000000000069',
    'pm_card_chargeDeclinedExpiredCard',
    declines('expired_card', 'expired_card', 'Your card has expired.'),
  ),
  visa(
    '4000000000000127',
    'pm_card_chargeDeclinedIncorrectCvc',
    declines('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  ),
  visa(
    '4000000000000119',
    'pm_card_chargeDeclinedProcessingError',
    declines(
      'processing_error',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  ),
  visa('4000000000003220', 'pm_card_threeDSecure2Required', { kind: 'challenges', then: 'succeeds' }),
  visa('4000002760003184', 'pm_card_authenticationRequired', { kind: 'challenges', then: 'succeeds' }),
  visa('4000008400001629', 'pm_card_threeDSecureRequiredChargeDeclined', { kind: 'challenges', then: 'declines' }),
  visa('4000000000000259', 'pm_card_createDispute', disputes('fraudulent')),
  visa('4000000000002685', 'pm_card_createDisputeProductNotReceived', disputes('product_not_received')),
  visa('4000000000001976', 'pm_card_createDisputeInquiry', disputes('fraudulent', true)),
  visa('4000000000007726', 'pm_card_pendingRefund', { kind: 'refundsLate' }),
  visa('4000000000005126', 'pm_card_refundFail', { kind: 'refundsFail' }),
];

const byFingerprint = new Map(testCards.map((card) => [fingerprintOf(card.number), card]));
const byMethodId = new Map(testCards.map((card) => [card.methodId, card]));

export const findCardByNumber = (number: string): TestCard | undefined => byFingerprint.get(fingerprintOf(number));
export const findCardByFingerprint = (fingerprint: string): TestCard | undefined => byFingerprint.get(fingerprint);
export const findCardByMethodId = (methodId: string): TestCard | undefined => byMethodId.get(methodId);
