import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createStripeProvider } from '#server/payments/createStripeProvider.ts';
import { WebhookRefused } from '#server/payments/providerErrors.ts';
import { webhookFaults } from '#server/sandbox/webhooks/webhookPolicy.ts';
import { startPayingTown, type PayingTown } from '#tests/adapters/payments/payingTown.ts';

const behave = ({ sandbox }: PayingTown, manners: object): void =>
  sandbox.control.setWebhooks(webhookFaults.parse(manners));

const typesOf = ({ hall }: PayingTown): string[] => hall.received.map(({ event }) => event.type);

const ofPayment = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];

async function paidTown(manners: object): Promise<{ town: PayingTown; chargeId: string }> {
  const town = await startPayingTown();
  await town.sandbox.control.deliverWebhooks();
  town.hall.received.length = 0;
  behave(town, { hold: true, ...manners });
  const { latestChargeId } = await town.pay('pm_card_visa');
  return { town, chargeId: latestChargeId! };
}

describe('webhooks', () => {
  it('report what happened, signed so that the library accepts them', async () => {
    const { town, chargeId } = await paidTown({});
    expect(await town.sandbox.control.deliverWebhooks()).toBe(3);
    expect(typesOf(town)).toEqual(ofPayment);
    const subjects = town.hall.received.map(({ rawBody, signature }) => {
      const event = Stripe.webhooks.constructEvent(rawBody, signature!, town.sandbox.webhookSecret);
      expect(event.livemode).toBe(false);
      return town.provider.verifyWebhook(Buffer.from(rawBody), signature, new Date()).subject;
    });
    const { intentId } = await town.provider.retrieveCharge(chargeId);
    expect(subjects).toEqual([
      { kind: 'intent', intentId },
      { kind: 'charge', chargeId, intentId },
      { kind: 'intent', intentId },
    ]);
  });

  it('report refunds and disputes too', async () => {
    const { town, chargeId } = await paidTown({});
    const refund = { chargeId, amount: 100, returnsApplicationFee: false, refundId: 'refund-1' };
    const { providerId } = await town.provider.createRefund(refund, town.newKey());
    await town.sandbox.control.disputeCharge(chargeId);
    const [dispute] = (await town.provider.retrieveCharge(chargeId)).disputes;
    await town.sandbox.control.deliverWebhooks();
    const verified = town.hall.received.map((each) =>
      town.provider.verifyWebhook(each.rawBody, each.signature, new Date()),
    );
    expect(verified.find(({ type }) => type === 'refund.created')!.subject).toEqual({
      kind: 'refund',
      providerRefundId: providerId,
      chargeId,
    });
    expect(verified.find(({ type }) => type === 'charge.dispute.created')!.subject).toEqual({
      kind: 'dispute',
      disputeId: dispute!.id,
      chargeId,
    });
  });

  it('are delivered automatically', async () => {
    const town = await startPayingTown();
    await town.pay('pm_card_visa');
    await expect.poll(() => typesOf(town)).toEqual(expect.arrayContaining(ofPayment));
  });

  it.each([500, 404, 'redirect', 'cut'] as const)('are repeated after %s until accepted', async (answer) => {
    const town = await startPayingTown();
    town.hall.answers.push(answer, answer);
    await town.pay('pm_card_visa');
    await expect.poll(() => new Set(typesOf(town)).size).toBe(4);
    await expect.poll(() => town.hall.received.length).toBe(6);
    const ids = town.hall.received.map(({ event }) => event.id);
    expect(new Set(ids).size).toBe(4);
    const { data: events } = await town.stripe.events.list();
    await expect
      .poll(async () => (await town.stripe.events.list()).data.map((e) => e.pending_webhooks))
      .toEqual(events.map(() => 0));
  });

  it('can arrive twice: the same event with the same id', async () => {
    const { town } = await paidTown({ copies: 2 });
    expect(await town.sandbox.control.deliverWebhooks()).toBe(3);
    const ids = town.hall.received.map(({ event }) => event.id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(3);
  });

  it('can arrive out of order', async () => {
    const { town } = await paidTown({ order: 'reversed' });
    await town.sandbox.control.deliverWebhooks();
    expect(typesOf(town)).toEqual(ofPayment.toReversed());
  });

  it('can arrive shuffled and five times, and still include every event', async () => {
    const { town } = await paidTown({ order: 'shuffled', copies: 5 });
    await town.sandbox.control.deliverWebhooks();
    expect(typesOf(town)).toHaveLength(15);
    expect(new Set(typesOf(town))).toEqual(new Set(ofPayment));
  });

  it('can be held back or delayed', async () => {
    const { town } = await paidTown({});
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(typesOf(town)).toEqual([]);
    behave(town, { delayMs: 50 });
    await expect.poll(() => typesOf(town)).toEqual(ofPayment);
  });

  it('that were lost are in the list of events', async () => {
    const { town } = await paidTown({});
    const found: string[] = [];
    const anHourAgo = new Date(Date.now() - 3_600_000);
    for await (const event of town.provider.listEvents(anHourAgo)) found.push(event.type);
    expect(found).toEqual([...ofPayment.toReversed(), 'account.updated']);
    const nothing = town.provider.listEvents(new Date(Date.now() + 3_600_000));
    for await (const event of nothing) throw new Error(`unexpected ${event.type}`);
  });
});

describe('a webhook is rejected', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.succeeded',
    livemode: false,
    created: 1,
    data: { object: {} },
  });
  const secret = 'whsec_test';
  const provider = createStripeProvider({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_new', secret],
    browser: { mode: 'stripe', publishableKey: 'pk_test_1', sandboxUrl: null },
  });
  const now = new Date('2026-11-21T12:00:00Z');
  const sign = (payload: string, secondsAgo = 0, key = secret): string =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp: now.getTime() / 1000 - secondsAgo });
  const signature = sign(body);

  it('never if it is genuine, with any of the secrets', () => {
    expect(provider.verifyWebhook(body, signature, now)).toMatchObject({ id: 'evt_1', subject: { kind: 'other' } });
    expect(provider.verifyWebhook(body, sign(body, 0, 'whsec_new'), now).id).toBe('evt_1');
    expect(provider.verifyWebhook(body, sign(body, 299), now).id).toBe('evt_1');
  });

  it.each<[string, string, string | null]>([
    ['without a signature', body, null],
    ['with an empty signature', body, ''],
    ['signed with another secret', body, sign(body, 0, 'whsec_stolen')],
    ['signed more than five minutes ago', body, sign(body, 301)],
    ['with a truncated signature', body, signature.slice(0, -1)],
    ['with a signature without its time', body, signature.replace(/^t=\d+,/, '')],
    ['with a changed time', body, signature.replace(/^t=(\d+)/, (_all, t: string) => `t=${Number(t) - 1}`)],
    ['signed only with an older scheme', body, signature.replace('v1=', 'v0=')],
    ['with a changed body', body.replace('evt_1', 'evt_2'), signature],
    ['with a truncated body', body.slice(0, -1), signature],
    ['with a reformatted body', JSON.stringify(JSON.parse(body), null, 2), signature],
    ['with an empty body', '', signature],
    ['with a body that is not JSON', 'paid', sign('paid')],
  ])('%s', (_case, rawBody, header) => {
    expect(() => provider.verifyWebhook(rawBody, header, now)).toThrow(WebhookRefused);
  });

  it('from live mode while we are in test mode, and vice versa', () => {
    const live = body.replace('"livemode":false', '"livemode":true');
    expect(() => provider.verifyWebhook(live, sign(live), now)).toThrow(WebhookRefused);
    const liveProvider = createStripeProvider({
      secretKey: 'sk_live_1',
      webhookSecrets: [secret],
      browser: provider.browser,
    });
    expect(liveProvider.verifyWebhook(live, sign(live), now).id).toBe('evt_1');
    expect(() => liveProvider.verifyWebhook(body, signature, now)).toThrow(WebhookRefused);
  });

  it('when no secret is configured', () => {
    const blind = createStripeProvider({ secretKey: 'sk_test_1', webhookSecrets: [], browser: provider.browser });
    expect(() => blind.verifyWebhook(body, signature, now)).toThrow(WebhookRefused);
  });
});
