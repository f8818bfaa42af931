import { describe, expect, it } from 'vitest';
import { PaymentDeclined } from '#server/payments/providerErrors.ts';
import { buildingPermit, returnUrl, startPayingTown } from '#tests/adapters/payments/payingTown.ts';

describe('an idempotency key', () => {
  it('creates one intent, however often it is requested', async () => {
    const { provider, accountId, stripe } = await startPayingTown();
    const order = { ...buildingPermit, accountId };
    const intents = await Promise.all(Array.from({ length: 8 }, () => provider.createIntent(order, 'same')));
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('refunds once, however often it is requested', async () => {
    const { provider, pay } = await startPayingTown();
    const { latestChargeId } = await pay('pm_card_visa');
    const refund = { chargeId: latestChargeId!, amount: 4_000, returnsApplicationFee: true, refundId: 'refund-1' };
    const refunds = await Promise.all(Array.from({ length: 8 }, () => provider.createRefund(refund, 'same')));
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1);
    expect(await provider.retrieveCharge(latestChargeId!)).toMatchObject({ refunded: 4_000 });
  });

  it('with different content is rejected, and nothing happens', async () => {
    const { provider, accountId, stripe } = await startPayingTown();
    await provider.createIntent({ ...buildingPermit, accountId }, 'same');
    const other = provider.createIntent({ ...buildingPermit, accountId, amount: 10_001 }, 'same');
    await expect(other).rejects.toMatchObject({ name: 'PaymentsRefused', reason: 'keyReused' });
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('repeats a decline: the next attempt needs a new key', async () => {
    const { provider, newIntent } = await startPayingTown();
    const { id } = await newIntent();
    const declined = { paymentMethodId: 'pm_card_chargeDeclined', returnUrl };
    for (const _attempt of [1, 2]) {
      await expect(provider.confirmIntent(id, declined, 'first')).rejects.toThrow(PaymentDeclined);
    }
    expect(await provider.chargesOfIntent(id)).toHaveLength(1);
    await provider.confirmIntent(id, { ...declined, paymentMethodId: 'pm_card_visa' }, 'second');
    expect(await provider.retrieveIntent(id)).toMatchObject({ status: 'succeeded' });
  });

  it('repeats an error too', async () => {
    const { provider, newIntent, newKey } = await startPayingTown();
    const { id } = await newIntent();
    const confirmation = { paymentMethodId: 'pm_card_visa', returnUrl };
    await provider.cancelIntent(id, 'abandoned', newKey());
    for (const _attempt of [1, 2]) {
      await expect(provider.confirmIntent(id, confirmation, 'k')).rejects.toMatchObject({ reason: 'wrongState' });
    }
  });

  it('marks a repeated response', async () => {
    const { stripe } = await startPayingTown();
    const params = { amount: 500, currency: 'usd' };
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'same' });
    const second = await stripe.paymentIntents.create(params, { idempotencyKey: 'same' });
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(second.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    });
    expect(second).toEqual(first);
  });
});
