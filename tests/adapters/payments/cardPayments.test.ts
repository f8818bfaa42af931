import { describe, expect, it } from 'vitest';
import { isIntentCurrent } from '#server/payments/isIntentCurrent.ts';
import { PaymentDeclined, PaymentsRefused } from '#server/payments/providerErrors.ts';
import { createMemoryStore } from '#server/sandbox/store/createMemoryStore.ts';
import { newKey, returnUrl, startPayingTown } from '#tests/adapters/payments/payingTown.ts';

describe('a card payment', () => {
  it('waits for the payer, then succeeds with a charge of the same amount', async () => {
    const { provider, newIntent, accountId, stripe } = await startPayingTown();
    const intent = await newIntent();
    expect(intent).toMatchObject({ status: 'waitingForMethod', amount: 10_000, applicationFee: 526 });
    expect(intent.clientSecret).toMatch(new RegExp(`^${intent.id}_secret_`));

    const paid = await provider.confirmIntent(intent.id, { paymentMethodId: 'pm_card_visa', returnUrl }, newKey());
    expect(paid).toMatchObject({ status: 'succeeded', failure: null, nextStepUrl: null });

    const charge = await provider.retrieveCharge(paid.latestChargeId!);
    expect(charge).toMatchObject({
      intentId: intent.id,
      outcome: 'succeeded',
      paymentType: 'card',
      last4: '4242',
      amount: 10_000,
      refunded: 0,
      applicationFee: 526,
      failure: null,
      metadata: { obligation_id: 'obligation-1' },
      refunds: [],
      disputes: [],
    });

    const kept = await stripe.charges.retrieve(charge.id, { expand: ['transfer', 'application_fee'] });
    expect(kept.on_behalf_of).toBe(accountId);
    expect(kept.transfer).toMatchObject({ amount: 10_000, destination: accountId });
    expect(kept.application_fee).toMatchObject({ amount: 526, account: accountId });
  });

  it.each([
    ['pm_card_chargeDeclined', 'generic_decline', 'Your card was declined.'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  ])('with %s is declined with a message for the payer', async (method, code, message) => {
    const { provider, newIntent } = await startPayingTown();
    const intent = await newIntent();
    const attempt = provider.confirmIntent(intent.id, { paymentMethodId: method, returnUrl }, newKey());
    await expect(attempt).rejects.toThrow(PaymentDeclined);
    await expect(attempt).rejects.toMatchObject({ code, message, intentId: intent.id });

    const after = await provider.retrieveIntent(intent.id);
    expect(after).toMatchObject({ status: 'waitingForMethod', failure: { code, message } });
    const charge = await provider.retrieveCharge(after.latestChargeId!);
    expect(charge).toMatchObject({ outcome: 'failed', failure: { message } });
  });

  it('that was declined can be retried with another card', async () => {
    const { provider, newIntent } = await startPayingTown();
    const { id } = await newIntent();
    const confirm = (method: string): Promise<unknown> =>
      provider.confirmIntent(id, { paymentMethodId: method, returnUrl }, newKey());
    await expect(confirm('pm_card_chargeDeclinedInsufficientFunds')).rejects.toThrow(PaymentDeclined);
    await confirm('pm_card_visa');

    expect(await provider.retrieveIntent(id)).toMatchObject({ status: 'succeeded', failure: null });
    const attempts = await provider.chargesOfIntent(id);
    expect(attempts.map((charge) => charge.outcome)).toEqual(['failed', 'succeeded']);
  });

  it('that has succeeded can no longer be confirmed, changed, or canceled', async () => {
    const { provider, pay } = await startPayingTown();
    const { id } = await pay('pm_card_visa');
    const change = { amount: 200, applicationFee: 0, paymentTypes: ['card'] } as const;
    for (const attempt of [
      provider.confirmIntent(id, { paymentMethodId: 'pm_card_visa', returnUrl }, newKey()),
      provider.updateIntent(id, change, newKey()),
      provider.cancelIntent(id, 'abandoned', newKey()),
    ]) {
      await expect(attempt).rejects.toMatchObject({ name: 'PaymentsRefused', reason: 'wrongState' });
    }
    expect(await provider.chargesOfIntent(id)).toHaveLength(1);
  });

  it('that was canceled takes no money', async () => {
    const { provider, newIntent } = await startPayingTown();
    const { id } = await newIntent();
    expect(await provider.cancelIntent(id, 'abandoned', newKey())).toMatchObject({ status: 'canceled' });
    const attempt = provider.confirmIntent(id, { paymentMethodId: 'pm_card_visa', returnUrl }, newKey());
    await expect(attempt).rejects.toMatchObject({ reason: 'wrongState' });
    expect(await provider.chargesOfIntent(id)).toEqual([]);
  });

  it('charges the amount and fee that were set last', async () => {
    const { provider, newIntent } = await startPayingTown();
    const { id } = await newIntent();
    const change = { amount: 12_345, applicationFee: 400, paymentTypes: ['card'] } as const;
    expect(await provider.updateIntent(id, change, newKey())).toMatchObject(change);
    const paid = await provider.confirmIntent(id, { paymentMethodId: 'pm_card_visa', returnUrl }, newKey());
    const charge = await provider.retrieveCharge(paid.latestChargeId!);
    expect(charge).toMatchObject({ amount: 12_345, applicationFee: 400 });
  });

  it('cannot use a payment method that was not offered', async () => {
    const { provider, newIntent } = await startPayingTown();
    const { id } = await newIntent({ paymentTypes: ['us_bank_account'] });
    const attempt = provider.confirmIntent(id, { paymentMethodId: 'pm_card_visa', returnUrl }, newKey());
    await expect(attempt).rejects.toThrow(PaymentsRefused);
    expect(await provider.retrieveIntent(id)).toMatchObject({ status: 'waitingForMethod' });
  });

  it.each([
    ['less than fifty cents', { amount: 49, applicationFee: 0 }, 'badAmount'],
    ["more than a card's limit", { amount: 100_000_000, applicationFee: 0 }, 'badAmount'],
    ['a fee above the amount', { amount: 100, applicationFee: 101 }, 'other'],
    ['an account that does not exist', { accountId: 'acct_nobody' }, 'notFound'],
  ])('is rejected for %s', async (_case, change, reason) => {
    const { newIntent } = await startPayingTown();
    await expect(newIntent(change)).rejects.toMatchObject({ name: 'PaymentsRefused', reason });
  });

  it('is offered only while the amount and payment method match the page', async () => {
    const { newIntent, pay } = await startPayingTown();
    const intent = await newIntent({ paymentTypes: ['card'] });
    const shown = { amount: 10_000, paymentType: 'card' } as const;
    expect(isIntentCurrent(intent, shown)).toBe(true);
    expect(isIntentCurrent(intent, { ...shown, amount: 9_999 })).toBe(false);
    expect(isIntentCurrent(intent, { ...shown, paymentType: 'us_bank_account' })).toBe(false);
    expect(isIntentCurrent(await pay('pm_card_visa'), shown)).toBe(false);
  });
});

describe('a card entered in our own form', () => {
  const card = { number: '4242 4242 4242 4242', expiryMonth: 12, expiryYear: 2040, verification: '123', holder: 'Ada' };

  it('pays like any other, and its number is stored nowhere', async () => {
    const store = createMemoryStore();
    const { provider, newIntent } = await startPayingTown({ store });
    const method = await provider.createCardMethod(card, newKey());
    const { id } = await newIntent();
    const paid = await provider.confirmIntent(id, { paymentMethodId: method.id, returnUrl }, newKey());
    expect(paid.status).toBe('succeeded');

    const kept = await store.read((db) =>
      Promise.all([
        db.list('payment_method', { limit: 100 }),
        db.list('charge', { limit: 100 }),
        db.list('event', { limit: 100 }),
        db.list('idempotency_key', { limit: 100 }),
      ]),
    );
    expect(JSON.stringify(kept)).toContain('4242');
    expect(JSON.stringify(kept)).not.toMatch(/4242\s*4242/);
  });

  it.each([
    ['a wrong digit', { number: '4242424242424241' }, 'incorrect_number'],
    ['letters', { number: 'four two four two' }, 'invalid_number'],
    ['an invalid month', { expiryMonth: 13 }, 'invalid_expiry_month'],
    ['a past year', { expiryYear: 2020 }, 'invalid_expiry_year'],
    ['a two-digit security code', { verification: '12' }, 'invalid_cvc'],
    ['a real card', { number: '4111111111111111' }, 'test_mode_live_card'],
  ])('is declined for %s', async (_case, change, code) => {
    const { provider } = await startPayingTown();
    const attempt = provider.createCardMethod({ ...card, ...change }, newKey());
    await expect(attempt).rejects.toMatchObject({ name: 'PaymentDeclined', code });
  });
});
