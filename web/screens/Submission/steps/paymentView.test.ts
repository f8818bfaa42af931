import { describe, expect, test } from 'vitest';
import { paymentView } from '#web/screens/Submission/steps/paymentView.ts';

type Payment = Parameters<typeof paymentView>[0];
type Charge = Payment['charges'][number];

/** A flat fee of $10 that its payer can pay online. */
const owed: Payment = {
  ...{ status: 'due', isOwn: true, isCalculable: true, isGivenBack: false, waivedBy: null },
  ...{ amountCents: 1_000, outstandingCents: 1_000, receivedCents: 0, receivedByHandCents: 0 },
  ...{ acceptedMethods: ['creditcard'], availableActions: ['pay'], charges: [] },
};
const refunded: Payment = { ...owed, isGivenBack: true };
const current = { isCompleted: false, isPaidOnceMore: false };
const completed = { ...current, isCompleted: true };

const charge = (status: Charge['status'], method: Charge['method'] = 'card', id: string = status): Charge => ({
  ...{ id, status, method },
});

describe('the parts of a payment step', () => {
  const nothing = { due: false, again: false, refunded: false, staff: false };
  test.each<[string, Partial<Payment>, typeof current, Partial<typeof nothing>]>([
    ['a payment that is due', {}, current, { due: true }],
    ['a payment that is due, for staff', { isOwn: false }, current, { staff: true }],
    ['a payment that is processing', { status: 'processing' }, current, {}],
    ['a paid payment', { status: 'paid' }, completed, {}],
    ['a paid payment, for staff', { status: 'paid', isOwn: false }, completed, { staff: true }],
    ['a waived payment', { status: 'waived' }, completed, {}],
    ['no required payment', { status: 'notRequired' }, completed, {}],
    ['a refund at the current step', { isGivenBack: true }, current, { due: true }],
    ['a refund after the step', refunded, completed, { refunded: true, again: true }],
    ['a refund that can’t be paid again', { ...refunded, availableActions: [] }, completed, { refunded: true }],
    ['a refund, for staff', { ...refunded, isOwn: false }, completed, { refunded: true, staff: true }],
    ['a refund being paid again', refunded, { ...completed, isPaidOnceMore: true }, { refunded: true, due: true }],
  ])('for %s', (_case, change, step, shown) => {
    const view = paymentView({ ...owed, ...change }, step);
    expect({
      due: view.due !== null,
      again: view.offersPayingOnceMore,
      refunded: view.isRefunded,
      staff: view.isStaffView,
    }).toEqual({ ...nothing, ...shown });
  });

  test.each(['due', 'processing', 'paid', 'waived', 'notRequired'] as const)(
    'offers bank verification only while the payment is due, not while it is %s',
    (status) => {
      expect(paymentView({ ...owed, status }, current).isVerifiable).toBe(status === 'due');
    },
  );
});

describe('what the payer sees while a payment is due', () => {
  const normal = {
    ...{ received: null, isCalculatedLater: false, notOnline: null },
    ...{ canPay: true, isUnavailable: false, officeWays: [] },
  };
  test.each<[string, Partial<Payment>, Partial<Record<keyof typeof normal, unknown>>]>([
    ['the payment methods', {}, {}],
    ['the payment methods to choose from', { availableActions: ['choosePaymentMethod'] }, {}],
    ['what was received', { receivedByHandCents: 400 }, { received: '$4.00 of $10.00 received' }],
    ['no share of an unknown amount', { receivedByHandCents: 400, amountCents: null }, {}],
    ['that the amount is calculated later', { isCalculable: false }, { isCalculatedLater: true }],
    [
      'why it can’t be paid online',
      { outstandingCents: 99 },
      { notOnline: 'Amounts under $1.00 can’t be paid online. Please pay at the office.' },
    ],
    [
      'how to pay at the office',
      { availableActions: [], acceptedMethods: ['check', 'cash'] },
      { canPay: false, officeWays: ['cash', 'check'] },
    ],
    [
      'that no way to pay is accepted',
      { availableActions: [], acceptedMethods: [] },
      { canPay: false, isUnavailable: true },
    ],
  ])('includes %s', (_case, change, shown) => {
    expect(paymentView({ ...owed, ...change }, current).due).toEqual({ ...normal, ...shown });
  });
});

test.each<[string | null, Partial<Payment>]>([
  [null, {}],
  ['We received $10.00. Thank you.', { status: 'paid', receivedCents: 1_000 }],
  [null, { status: 'paid', receivedCents: 1_000, isOwn: false }],
  ['Waived by Ana Ruiz.', { status: 'waived', waivedBy: 'Ana Ruiz' }],
  ['Waived by Ana Ruiz.', { status: 'waived', waivedBy: 'Ana Ruiz', isOwn: false }],
  [null, { status: 'waived' }],
  [null, { status: 'due', waivedBy: 'Ana Ruiz' }],
  [null, { status: 'notRequired' }],
])('tells the outcome %j of %j', (outcome, change) => {
  expect(paymentView({ ...owed, ...change }, current).outcome).toBe(outcome);
});

describe('the charges of a payment', () => {
  const failedTwice = [charge('failed', 'card', 'second'), charge('failed', 'card', 'first')];
  test.each<[string, Partial<Payment>, readonly (readonly [string, string | null, string | null])[]]>([
    [
      'advise the payer after the last failed attempt',
      { charges: failedTwice },
      [
        ['second', null, 'No money was taken. Pay again, or choose another way to pay.'],
        ['first', null, null],
      ],
    ],
    [
      'tell staff that no money was taken',
      { charges: failedTwice, isOwn: false },
      [
        ['second', null, 'No money was taken.'],
        ['first', null, null],
      ],
    ],
    [
      'give no advice to a person who can’t pay',
      { charges: failedTwice, availableActions: [] },
      [
        ['second', null, null],
        ['first', null, null],
      ],
    ],
    [
      'omit failed attempts once the payment is no longer due',
      { status: 'paid', charges: [charge('paid'), charge('failed')] },
      [['paid', null, null]],
    ],
    [
      'mention how long a bank transfer takes',
      { status: 'processing', charges: [charge('pending', 'us_bank_account')] },
      [['pending', 'This may take 4 business days.', null]],
    ],
    [
      'mention no delay of a card or of a received bank transfer',
      { status: 'processing', charges: [charge('pending'), charge('paid', 'us_bank_account')] },
      [
        ['pending', null, null],
        ['paid', null, null],
      ],
    ],
  ])('%s', (_case, change, shown) => {
    const { charges } = paymentView({ ...owed, ...change }, current);
    expect(charges.map(({ charge: { id }, note, advice }) => [id, note, advice])).toEqual(shown);
  });
});
