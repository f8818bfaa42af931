import { describe, expect, test } from 'vitest';
import { factsAbout } from '#domain/access/decide.ts';
import { relations, withImplied, type Relation } from '#domain/access/relations.ts';
import { availablePaymentActions, type PaymentFacts } from '#domain/payment/availablePaymentActions.ts';

const due: PaymentFacts = {
  status: 'due',
  outstanding: 10_000,
  byHand: 0,
  accepted: ['creditcard'],
  isRequirement: false,
  isCanceled: false,
};
const offered = (own: readonly Relation[], payment: Partial<PaymentFacts> = {}) =>
  availablePaymentActions(
    { ...due, ...payment },
    'active',
    factsAbout('payment', { relations: own, traits: [], token: null }),
  );

describe('at a payment that is due', () => {
  test('staff who may pay for someone else may also record payments', () => {
    const pairs = relations.flatMap((one) => relations.map((other) => [one, other] as const));
    const paying = pairs.filter((pair) => !withImplied(pair).has('applicant') && offered(pair).includes('pay'));
    expect(paying.length).toBeGreaterThan(0);
    expect(paying.filter((pair) => !offered(pair).includes('receivePayment'))).toEqual([]);
  });

  test('no one may record or waive payments of their own submission', () => {
    const own = relations.map((other) => offered(['applicant', other]));
    const atCounter = ['receivePayment', 'removePayment', 'waivePayment', 'unwaivePayment'];
    expect(own.flat().filter((action) => atCounter.includes(action))).toEqual([]);
  });

  test.each([
    [99, false],
    [100, true],
    [99_999_999, true],
    [100_000_000, false],
    [null, true],
  ])('an outstanding amount of %j cents can be paid online: %j', (outstanding, isOffered) => {
    expect(offered(['applicant'], { outstanding }).includes('pay')).toBe(isOffered);
  });

  test('offers cash or check if the amount cannot be paid online', () => {
    expect(offered(['applicant'], { outstanding: 50 })).toEqual([]);
    expect(offered(['applicant'], { outstanding: 50, accepted: ['creditcard', 'cash'] })).toEqual([
      'choosePaymentMethod',
    ]);
  });

  test('a canceled request accepts no money', () => {
    expect(offered(['assignee'], { isRequirement: true, isCanceled: true, byHand: 5 })).toEqual(['removePayment']);
  });
});
