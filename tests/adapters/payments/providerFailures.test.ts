import { describe, expect, it } from 'vitest';
import { createStripeProvider } from '#server/payments/createStripeProvider.ts';
import { PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import { faultSchema } from '#server/sandbox/control/faults.ts';
import { buildingPermit, startPayingTown, type PayingTown } from '#tests/adapters/payments/payingTown.ts';

const inject = ({ sandbox }: PayingTown, fault: object): void => sandbox.control.addFault(faultSchema.parse(fault));

describe('when the provider fails to respond properly', () => {
  it.each([
    ['an error on their side', { kind: 'answer', status: 500 }],
    ['a lock conflict', { kind: 'answer', status: 409 }],
    ['a connection lost before', { kind: 'cutBefore' }],
    ['a connection lost after the work was done', { kind: 'cutAfter' }],
  ])('%s is retried, and done once', async (_case, fault) => {
    const town = await startPayingTown();
    const { latestChargeId } = await town.pay('pm_card_visa');
    inject(town, { ...fault, path: '/v1/refunds', method: 'POST' });
    const refund = { chargeId: latestChargeId!, amount: 3_000, returnsApplicationFee: true, refundId: 'refund-1' };
    expect(await town.provider.createRefund(refund, town.newKey())).toMatchObject({ outcome: 'succeeded' });
    const charge = await town.provider.retrieveCharge(latestChargeId!);
    expect(charge.refunds).toHaveLength(1);
    expect(charge.refunded).toBe(3_000);
  });

  it.each([
    ['faults', { kind: 'answer', status: 503 }],
    ['too many requests', { kind: 'answer', status: 429 }],
    ['cut connections', { kind: 'cutBefore' }],
  ])('endless %s are given up as temporary', async (_case, fault) => {
    const town = await startPayingTown();
    inject(town, { ...fault, times: 50 });
    await expect(town.newIntent()).rejects.toThrow(PaymentsUnavailable);
    await expect(town.provider.retrieveIntent('pi_1')).rejects.toThrow(PaymentsUnavailable);
  });

  it('a response that never arrives is given up', async () => {
    const town = await startPayingTown();
    inject(town, { kind: 'stall', delayMs: 600_000, times: 50 });
    const { secretKey, endpoint } = town.sandbox;
    const impatient = createStripeProvider({
      secretKey,
      endpoint,
      webhookSecrets: [],
      browser: town.provider.browser,
      timeoutMs: 100,
    });
    await expect(impatient.retrieveAccount(town.accountId)).rejects.toThrow(PaymentsUnavailable);
  });

  it('a payment whose response was lost is found with the same key', async () => {
    const town = await startPayingTown();
    inject(town, { kind: 'cutAfter', path: '/v1/payment_intents', method: 'POST', times: 50 });
    const order = { ...buildingPermit, accountId: town.accountId };
    await expect(town.provider.createIntent(order, 'lost')).rejects.toThrow(PaymentsUnavailable);
    town.sandbox.control.clearFaults();
    const found = await town.provider.createIntent(order, 'lost');
    expect((await town.stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([found.id]);
  });

  it('a refused connection is temporary; a wrong key and an unknown object are not', async () => {
    const town = await startPayingTown();
    const options = { webhookSecrets: [], browser: town.provider.browser, endpoint: town.sandbox.endpoint };
    const nobody = createStripeProvider({
      ...options,
      secretKey: town.sandbox.secretKey,
      endpoint: { ...town.sandbox.endpoint, port: 9 },
    });
    await expect(nobody.retrieveIntent('pi_1')).rejects.toThrow(PaymentsUnavailable);
    const stranger = createStripeProvider({ ...options, secretKey: 'sk_test_wrong' });
    await expect(stranger.retrieveIntent('pi_1')).rejects.toMatchObject({ reason: 'notAuthorized' });
    await expect(town.provider.retrieveIntent('pi_1')).rejects.toMatchObject({ reason: 'notFound' });
    await expect(town.provider.retrieveCharge('ch_1')).rejects.toMatchObject({ reason: 'notFound' });
    await expect(town.provider.retrieveAccount('acct_1')).rejects.toMatchObject({ reason: 'accountNotReady' });
  });
});
