import { describe, expect, test } from 'vitest';
import type { ChargeStatus } from '#domain/payment/chargeStatus.ts';
import type { PaymentStatus } from '#domain/payment/paymentStatus.ts';
import {
  isPaymentPending,
  notOnlineText,
  paymentTitle,
  pendingPaymentText,
} from '#web/screens/Submission/steps/paymentText.ts';

const payment = (status: PaymentStatus, ...charges: readonly ChargeStatus[]) => ({
  ...{ status, amountCents: 1_000 },
  charges: charges.map((each) => ({ status: each })),
});

describe('title of a payment', () => {
  test.each<[string, PaymentStatus, readonly ChargeStatus[]]>([
    ['Total amount due', 'due', []],
    ['Payment processing', 'processing', ['pending']],
    ['Payment processing', 'processing', ['pending', 'disputed']],
    ['Payment confirmation', 'processing', ['disputed']],
    ['Payment confirmation', 'processing', ['refund_pending', 'failed']],
    ['Payment confirmation', 'paid', ['paid']],
    ['Payment Waived.', 'waived', []],
    ['No Payment is required.', 'notRequired', []],
  ])('is %s if the status is %s and the charges are %j', (title, status, charges) => {
    expect(paymentTitle(payment(status, ...charges), false)).toBe(title);
  });

  test('is "Make a payment" if the payer decides, and Refunded if staff refunded it', () => {
    expect(paymentTitle({ ...payment('due'), amountCents: null }, false)).toBe('Make a payment');
    expect(paymentTitle(payment('due', 'refunded'), true)).toBe('Refunded');
  });
});

test('is pending only while a charge is, and explains the other states', () => {
  expect(
    ['pending', 'disputed', 'refund_pending'].map((each) =>
      isPaymentPending(payment('processing', each as ChargeStatus)),
    ),
  ).toEqual([true, false, false]);
  expect(pendingPaymentText(payment('processing', 'pending'), true)).toContain('You can leave this page');
  expect(pendingPaymentText(payment('processing', 'pending'), false)).not.toContain('your');
  expect(pendingPaymentText(payment('processing', 'disputed'), true)).toContain('until it decides');
  expect(pendingPaymentText(payment('processing', 'refund_pending'), true)).toContain('on its way back');
  expect(pendingPaymentText(payment('paid', 'paid'), true)).toBeNull();
});

test.each<[number | null, string | null]>([
  [null, null],
  [0, null],
  [99, 'Amounts under $1.00 can’t be paid online. Please pay at the office.'],
  [100, null],
  [99_999_999, null],
  [100_000_000, 'Amounts over $999,999.99 can’t be paid online. Please pay at the office.'],
])('for a balance of %j cents, tells the payer %j', (outstandingCents, text) => {
  expect(notOnlineText(outstandingCents, ['creditcard'])).toBe(text);
  expect(notOnlineText(outstandingCents, ['cash'])).toBeNull();
});
