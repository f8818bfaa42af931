import { describe, expect, it } from 'vitest';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { PaymentDeclined, PaymentsRefused, PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import { providerRefusal } from '#server/payments/providerRefusal.ts';

const read = (error: unknown): string | null => {
  const refusal = providerRefusal(error);
  return refusal && refusalSentence(refusal.code, refusal.params);
};

describe("the message for a payment provider's error", () => {
  it("is the provider's own sentence for a decline", () => {
    const details = { code: 'insufficient_funds', intentId: 'pi_1', cause: null };
    expect(read(new PaymentDeclined('Your card has insufficient funds.', details))).toBe(
      'Your card has insufficient funds.',
    );
  });

  it('asks to try again later if there is no response', () => {
    expect(read(new PaymentsUnavailable('timeout'))).toContain('Please try again in a moment.');
  });

  it.each([
    ['accountNotReady', 'Online payments aren’t set up for this team yet.'],
    ['wrongState', 'This page is out of date, please refresh your browser'],
    ['alreadyRefunded', 'This payment can’t be refunded now.'],
    ['disputed', 'This payment can’t be refunded now.'],
    ['badAmount', 'Payment amount must be a valid number. Check your input and try again.'],
    ['keyReused', null],
    ['notAuthorized', 'Online payments aren’t set up for this team yet.'],
    ['notFound', 'Online payments aren’t set up for this team yet.'],
    ['other', null],
  ] as const)('for %s is %j', (reason, sentence) => {
    expect(read(new PaymentsRefused('No such thing', { reason, code: null, cause: null }))).toBe(sentence);
  });

  it('is empty for any other error', () => {
    expect(read(new TypeError('a fault of ours'))).toBeNull();
  });
});
