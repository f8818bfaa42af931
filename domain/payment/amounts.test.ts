import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { maxAmount } from '#domain/kernel/money.ts';
import { quote, type Quote } from '#domain/payment/fees.ts';
import { paymentTypes } from '#domain/payment/methods.ts';
import {
  onlineAmountRefusal,
  parseOnlineAmount,
  payableAmount,
  receivedAmountRefusal,
} from '#domain/payment/onlineAmount.ts';
import {
  acceptedMethods,
  amountDue,
  amountMode,
  amountModes,
  flagsOfMode,
  methodRefusal,
  paymentConfigProblems,
  type PaymentConfig,
} from '#domain/payment/PaymentConfig.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

const config: PaymentConfig = {
  fixed: true,
  calculated: false,
  amount: 10_000,
  formulaIdentity: null,
  acceptsCash: false,
  acceptsChecks: false,
  constituentPaysFee: true,
  noFee: false,
  customFee: null,
};

describe('fees', () => {
  test.each([
    ['card', 10_000, {}, { processingFee: 320, platformFee: 200, total: 10_520 }],
    ['card', 10_000, { noFee: true }, { processingFee: 320, platformFee: 0, total: 10_320 }],
    ['card', 10_000, { customFee: 15_000 }, { processingFee: 320, platformFee: 150, total: 10_470 }],
    ['card', 10_000, { noFee: true, customFee: 15_000 }, { processingFee: 320, platformFee: 0, total: 10_320 }],
    ['us_bank_account', 10_000, { noFee: true }, { processingFee: 80, platformFee: 0, total: 10_080 }],
    ['us_bank_account', 62_500, { noFee: true }, { processingFee: 500, platformFee: 0, total: 63_000 }],
    ['us_bank_account', 1_000_000, { noFee: true }, { processingFee: 500, platformFee: 0, total: 1_000_500 }],
    [
      'card',
      10_000,
      { constituentPaysFee: false },
      { processingFee: 320, platformFee: 200, total: 10_000, applicationFee: 520, showsFees: false },
    ],
    ['card', 100, { noFee: true }, { processingFee: 33, platformFee: 0, total: 133 }],
    ['card', 25, {}, { processingFee: 31, platformFee: 1, total: 57 }],
  ] as const)('of a %s payment of %i with %j are %j', (type, amount, terms, expected: Partial<Quote>) => {
    expect(quote(amount, type, { ...config, ...terms })).toMatchObject(expected);
  });

  it('match exact arithmetic to the cent for every amount', () => {
    const half = (value: Decimal) => value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
    const anyCase = fc.record({
      amount: fc.integer({ min: 0, max: maxAmount }),
      type: fc.constantFrom(...paymentTypes),
      customFee: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      noFee: fc.boolean(),
      constituentPaysFee: fc.boolean(),
    });
    fc.assert(
      fc.property(anyCase, ({ amount, type, customFee, noFee, constituentPaysFee }) => {
        const exact = new Decimal(amount);
        const processing =
          type === 'card' ? half(exact.times('0.029')) + 30 : Math.min(500, half(exact.times('0.008')));
        const platform = noFee ? 0 : half(exact.times(customFee ?? 20_000).dividedBy(1_000_000));
        const found = quote(amount, type, { customFee, noFee, constituentPaysFee });
        expect(found.processingFee).toBe(processing);
        expect(found.platformFee).toBe(platform);
        expect(found.applicationFee).toBe(processing + platform);
        expect(found.total).toBe(constituentPaysFee ? amount + processing + platform : amount);
      }),
      { numRuns: propertyRuns(50_000) },
    );
  }, 60_000);
});

describe('the amount of a payment step', () => {
  it('has one mode, and each mode its flags', () => {
    for (const mode of amountModes) expect(amountMode(flagsOfMode[mode])).toBe(mode);
    expect(amountMode({ fixed: false, calculated: true })).toBe('payerDetermined');
  });

  test.each([
    ['flat', null, { cents: 10_000, isCalculable: true }],
    ['flat', 5, { cents: 10_000, isCalculable: true }],
    ['calculated', 5, { cents: 5, isCalculable: true }],
    ['calculated', null, { cents: null, isCalculable: false }],
    ['payerDetermined', 5, { cents: null, isCalculable: true }],
  ] as const)('in mode %s with the formula value %j is %j', (mode, formula, due) => {
    expect(amountDue({ ...config, ...flagsOfMode[mode] }, formula)).toEqual(due);
  });

  test.each([
    [{}, false, []],
    [{ amount: 0 }, false, []],
    [{ amount: -1 }, false, ['amount paymentAmountInvalid']],
    [{ amount: 0.5 }, false, ['amount paymentAmountInvalid']],
    [{ amount: maxAmount + 1 }, false, ['amount amountTooLarge']],
    [{ customFee: 1_000_001 }, false, ['customFeePercentage feePercentageInvalid']],
    [{ calculated: true }, false, ['formulaId formulaMissing']],
    [{ calculated: true, formulaIdentity: 'gone' }, false, ['formulaId formulaUnknown']],
    [{ calculated: true, formulaIdentity: 'area' }, false, []],
    [{ calculated: true, formulaIdentity: 'area' }, true, ['calculated calculatedNotOffered']],
  ] as const)('configured as %j (requirement: %s) has the problems %j', (change, isRequirement, problems) => {
    const found = paymentConfigProblems({ ...config, ...change }, { isRequirement, formulaIdentities: ['area'] });
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  });

  it('is accepted online if the team can receive payments, and by cash or check if the step allows it', () => {
    expect(acceptedMethods(config, true)).toEqual(['creditcard']);
    expect(acceptedMethods({ acceptsCash: true, acceptsChecks: true }, false)).toEqual(['cash', 'check']);
    expect(methodRefusal('cash', ['cash', 'check'])).toBeNull();
    expect(methodRefusal('cash', ['creditcard'])).toBe('paymentMethodNotAccepted');
    expect(methodRefusal('creditcard', ['cash'])).toBe('chargesNotEnabled');
  });
});

describe('an amount to pay', () => {
  test.each([
    ['1.00', { ok: true, value: 100 }],
    ['$1,000', { ok: true, value: 100_000 }],
    ['0.99', { ok: false, error: 'amountTooSmall' }],
    ['0', { ok: false, error: 'paymentAmountInvalid' }],
    ['-5', { ok: false, error: 'paymentAmountInvalid' }],
    ['ten', { ok: false, error: 'paymentAmountInvalid' }],
    ['1000000', { ok: false, error: 'amountTooLarge' }],
  ])('typed as %j gives %j', (text, expected) => {
    expect(parseOnlineAmount(text)).toEqual(expected);
  });

  test.each([
    [{ cents: 1000, isCalculable: true }, 1000, { ok: true, value: 1000 }],
    [{ cents: 1000, isCalculable: true }, null, { ok: true, value: 1000 }],
    [{ cents: 1000, isCalculable: true }, 900, { ok: false, error: 'amountChanged' }],
    [{ cents: 50, isCalculable: true }, 50, { ok: false, error: 'amountTooSmall' }],
    [{ cents: null, isCalculable: true }, 700, { ok: true, value: 700 }],
    [{ cents: null, isCalculable: true }, null, { ok: false, error: 'paymentAmountInvalid' }],
    [{ cents: null, isCalculable: false }, 700, { ok: false, error: 'amountNotCalculable' }],
  ])('with %j due and %j requested is %j', (due, requested, expected) => {
    expect(payableAmount(due, requested)).toEqual(expected);
  });

  it('is never a fraction of a cent', () => {
    expect(onlineAmountRefusal(100.5)).toBe('paymentAmountInvalid');
    expect(onlineAmountRefusal(Number.NaN)).toBe('paymentAmountInvalid');
  });

  it('received by cash or check is any amount above zero', () => {
    expect(receivedAmountRefusal(1, 'check')).toBeNull();
    expect(receivedAmountRefusal(0, 'check')).toBe('checkAmountInvalid');
    expect(receivedAmountRefusal(null, 'cash')).toBe('cashAmountInvalid');
    expect(receivedAmountRefusal(-1, 'cash')).toBe('cashAmountInvalid');
  });
});
