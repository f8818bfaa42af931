import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeForm } from '#server/sandbox/api/decodeForm.ts';
import { StripeFailure } from '#server/sandbox/api/stripeFailure.ts';
import { startPaymentsSandbox } from '#server/sandbox/startPaymentsSandbox.ts';
import { createMemoryStore } from '#server/sandbox/store/createMemoryStore.ts';
import { returnUrl, startPayingTown, type PayingTown } from '#tests/adapters/payments/payingTown.ts';

type Call = { readonly method?: string; readonly body?: string; readonly headers?: Record<string, string> };

const call = (town: PayingTown, path: string, init: Call = {}): Promise<Response> => {
  const { host, port } = town.sandbox.endpoint;
  const headers = { authorization: `Bearer ${town.sandbox.secretKey}`, ...init.headers };
  return fetch(`http://${host}:${port}${path}`, { ...init, headers });
};

const post = (town: PayingTown, path: string, body: string, headers = {}): Promise<Response> =>
  call(town, path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const errorOf = async (response: Response): Promise<object> => ((await response.json()) as { error: object }).error;

describe('the sandbox', () => {
  it('never starts in production', async () => {
    const start = startPaymentsSandbox({
      store: createMemoryStore(),
      nodeEnv: 'production',
      pagesUrl: 'http://town.example/sandbox/payments',
      webhookUrl: null,
      report: () => undefined,
    });
    await expect(start).rejects.toThrow('STRIPE_SECRET_KEY');
  });

  it('listens only on this machine, and returns a request id and version', async () => {
    const town = await startPayingTown();
    expect(town.sandbox.endpoint.host).toBe('127.0.0.1');
    const account = await town.stripe.accounts.retrieve(town.accountId);
    expect(account.lastResponse).toMatchObject({ statusCode: 200, apiVersion: '2026-10-28.endive' });
    expect(account.lastResponse.requestId).toMatch(/^req_/);
  });

  it.each([
    ['no key', {}],
    ['a wrong key', { authorization: 'Bearer sk_test_wrong' }],
    ['a key of another type', { authorization: 'Basic c2tfdGVzdF93cm9uZzo=' }],
  ])('answers 401 to %s', async (_case, headers) => {
    const town = await startPayingTown();
    const { host, port } = town.sandbox.endpoint;
    expect((await fetch(`http://${host}:${port}/v1/charges`, { headers })).status).toBe(401);
    const control = `http://${host}:${port}/sandbox/control/webhooks/deliver`;
    expect((await fetch(control, { method: 'POST', headers })).status).toBe(401);
  });

  it.each([
    ['an unknown parameter', 'amount=500&currency=usd&colour=red', { code: 'parameter_unknown', param: 'colour' }],
    [
      'an unknown nested parameter',
      'amount=500&currency=usd&transfer_data[color]=red&transfer_data[destination]=acct_1',
      { code: 'parameter_unknown', param: 'transfer_data[color]' },
    ],
    ['a missing parameter', 'currency=usd', { code: 'parameter_missing', param: 'amount' }],
    ['an amount with decimals', 'amount=5.00&currency=usd', { code: 'parameter_invalid_integer', param: 'amount' }],
    ['another currency', 'amount=500&currency=eur', { param: 'currency' }],
    ["an older version's list", 'amount=500&currency=usd&payment_method_types[]=card', { code: 'parameter_unknown' }],
    ['an unknown payment method', 'amount=500&currency=usd&allowed_payment_method_types[0]=cash', {}],
    ['an unknown expansion', 'amount=500&currency=usd&expand[]=owner', { param: 'expand' }],
    ['a name nested too deep', 'a[b][c][d][e][f][g]=1', {}],
  ])('rejects %s as Stripe does, and stores nothing', async (_case, body, error) => {
    const town = await startPayingTown();
    const response = await post(town, '/v1/payment_intents', body);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({ type: 'invalid_request_error', ...error });
    expect((await town.stripe.paymentIntents.list()).data).toEqual([]);
  });

  it('supports one API version, and only calls for the platform', async () => {
    const town = await startPayingTown();
    expect((await call(town, '/v1/charges', { headers: { 'stripe-version': '2020-08-27' } })).status).toBe(400);
    expect((await call(town, '/v1/charges', { headers: { 'stripe-account': town.accountId } })).status).toBe(400);
  });

  it('returns 404 for an unknown path or object', async () => {
    const town = await startPayingTown();
    expect((await call(town, '/v1/subscriptions')).status).toBe(404);
    for (const path of ['charges', 'refunds', 'disputes', 'events', 'transfers', 'payment_methods']) {
      const response = await call(town, `/v1/${path}/x_1`);
      expect(response.status).toBe(404);
      expect(await errorOf(response)).toMatchObject({ code: 'resource_missing', param: 'id' });
    }
  });

  it('lists pages, newest first, in both directions', async () => {
    const town = await startPayingTown();
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) made.unshift((await town.newIntent()).id);
    const { paymentIntents } = town.stripe;

    const all = await paymentIntents.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(made);
    const second = await paymentIntents.list({ limit: 3, starting_after: made[2] });
    expect(second).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
    expect(second.data.map(({ id }) => id)).toEqual(made.slice(3, 6));
    const before = await paymentIntents.list({ limit: 3, ending_before: made[5] });
    expect(before.data.map(({ id }) => id)).toEqual(made.slice(2, 5));
    const tomorrow = Math.floor(Date.now() / 1000) + 86_400;
    expect((await paymentIntents.list({ created: { gte: tomorrow } })).data).toEqual([]);
    expect((await paymentIntents.list({ created: { lt: tomorrow } })).data).toHaveLength(7);
    await expect(paymentIntents.list({ limit: 101 })).rejects.toThrow('between 1 and 100');
  });

  it('expands requested objects, also in lists', async () => {
    const { pay, stripe } = await startPayingTown();
    const { id, latestChargeId } = await pay('pm_card_visa');
    const expanded = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] });
    expect(expanded.latest_charge).toMatchObject({
      id: latestChargeId,
      balance_transaction: { amount: 10_000, fee: 320, net: 9_680 },
    });
    const list = await stripe.charges.list({ expand: ['data.payment_intent', 'data.refunds'] });
    expect(list.data[0]).toMatchObject({ payment_intent: { id }, refunds: { object: 'list', data: [] } });
  });

  it('caps the fee of a bank payment at five dollars', async () => {
    const { pay, sandbox, stripe } = await startPayingTown();
    for (const [amount, fee] of [
      [10_000, 80],
      [62_500, 500],
      [1_000_000, 500],
    ] as const) {
      const { id } = await pay('pm_usBankAccount_success', { amount });
      await sandbox.control.advanceBanks();
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
        expand: ['latest_charge.balance_transaction'],
      });
      expect(charge).toMatchObject({ balance_transaction: { amount: amount, fee } });
    }
  });

  it('creates and confirms in one request', async () => {
    const { stripe } = await startPayingTown();
    const params = { amount: 500, currency: 'usd', confirm: true, return_url: returnUrl };
    const paid = await stripe.paymentIntents.create({ ...params, payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 500 });
    const declined = stripe.paymentIntents.create({ ...params, payment_method: 'pm_card_chargeDeclined' });
    await expect(declined).rejects.toMatchObject({
      statusCode: 402,
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'generic_decline',
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  it('can be controlled from another process', async () => {
    const town = await startPayingTown();
    const { latestChargeId } = await town.pay('pm_usBankAccount_success');
    const json = { 'content-type': 'application/json' };
    const control = (method: string, path: string, body?: object): Promise<Response> =>
      call(town, `/sandbox/control${path}`, { method, headers: json, body: body && JSON.stringify(body) });

    expect(await (await control('POST', '/banks/advance')).json()).toEqual({ steps: 1 });
    await control('PUT', '/webhooks', { hold: true, copies: 2 });
    await control('POST', `/charges/${latestChargeId}/dispute`);
    expect((await town.provider.retrieveCharge(latestChargeId!)).disputes).toHaveLength(1);
    expect(await (await control('POST', '/webhooks/deliver')).json()).toMatchObject({ delivered: expect.any(Number) });
    await control('PUT', `/accounts/${town.accountId}`, { chargesEnabled: false });
    expect(await town.provider.retrieveAccount(town.accountId)).toMatchObject({ chargesEnabled: false });
    await control('POST', '/faults', { kind: 'answer', status: 503, times: 9 });
    expect((await call(town, '/v1/charges')).status).toBe(503);
    await control('DELETE', '/faults');
    expect((await call(town, '/v1/charges')).status).toBe(200);
    expect((await control('POST', '/refunds/re_1/fail')).status).toBe(404);
    expect((await control('PUT', '/webhooks', { copies: 99 })).status).toBe(422);
  });
});

describe("Stripe's nested form encoding", () => {
  it('is parsed into nested names', () => {
    const form = 'a=1&card[number]=42&card[checks][cvc]=&expand[0]=x&expand[1]=y&list[]=p&list[]=q&%5B=z';
    expect(() => decodeForm('[=z')).toThrow('Invalid parameter name');
    expect(JSON.parse(JSON.stringify(decodeForm(form.replace('&%5B=z', ''))))).toEqual({
      a: '1',
      card: { number: '42', checks: { cvc: '' } },
      expand: { 0: 'x', 1: 'y' },
      list: { 0: 'p', 1: 'q' },
    });
  });

  it('never reaches object prototypes, whatever the names', () => {
    const name = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'a'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name, fc.string())), (fields) => {
        const text = new URLSearchParams(fields.map(([a, b, value]) => [`${a}[${b}]`, value])).toString();
        expect([null, 'Invalid parameter name']).toContain(refusalOf(() => decodeForm(text)));
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});

function refusalOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof StripeFailure ? error.message.split(':')[0]! : String(error);
  }
}
