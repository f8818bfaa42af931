import type Stripe from 'stripe';
import { findBankAccountByFingerprint, type BankEffect } from '#server/sandbox/methods/testBankAccounts.ts';
import { findCardByFingerprint, type CardEffect } from '#server/sandbox/methods/testCards.ts';

/** What happens to a payment with this method, according to its test number. */
export function effectOf(method: Stripe.PaymentMethod): CardEffect | BankEffect {
  return method.type === 'card'
    ? cardEffect(method.card?.fingerprint)
    : bankEffect(method.us_bank_account?.fingerprint);
}

export function cardEffect(fingerprint: string | null | undefined): CardEffect {
  return findCardByFingerprint(fingerprint ?? '')?.effect ?? { kind: 'succeeds' };
}

export function bankEffect(fingerprint: string | null | undefined): BankEffect {
  return findBankAccountByFingerprint(fingerprint ?? '')?.effect ?? { kind: 'succeeds' };
}
