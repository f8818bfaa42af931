import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { paymentOutcomeOf, sandboxConfirmation, stripeScript } from '#domain/payment/browserPayments.ts';
import { bankAccount, card, payInBrowser, pressSandboxButton } from '#tests/adapters/payments/payer.ts';
import { returnUrl, startPayingTown } from '#tests/adapters/payments/payingTown.ts';

describe('a payer in a browser', () => {
  it('pays by card with only the client secret and the publishable key', async () => {
    const { provider, newIntent } = await startPayingTown();
    const intent = await newIntent();
    expect(await payInBrowser(provider, intent, card('4242424242424242'))).toEqual({ kind: 'succeeded' });
    expect(await provider.retrieveIntent(intent.id)).toMatchObject({ status: 'succeeded' });
  });

  it('sees why the card was declined, and pays with another one', async () => {
    const { provider, newIntent } = await startPayingTown();
    const intent = await newIntent();
    expect(await payInBrowser(provider, intent, card('4000000000009995'))).toEqual({
      kind: 'declined',
      code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    });
    expect(await payInBrowser(provider, intent, card('4242424242424242'))).toEqual({ kind: 'succeeded' });
  });

  it('pays from a bank account, which takes time', async () => {
    const { provider, newIntent } = await startPayingTown();
    const intent = await newIntent();
    expect(await payInBrowser(provider, intent, bankAccount('000123456789'))).toEqual({ kind: 'processing' });
  });

  it('cannot use an account that is not a test account', async () => {
    const { provider, newIntent } = await startPayingTown();
    expect(await payInBrowser(provider, await newIntent(), bankAccount('999999999999'))).toMatchObject({
      kind: 'declined',
      code: 'payment_method_invalid_parameter_testmode',
    });
  });

  it("cannot change another payer's intent, or learn anything about it", async () => {
    const { provider, newIntent } = await startPayingTown();
    const [mine, theirs] = [await newIntent(), await newIntent()];
    const forged = { ...theirs, clientSecret: `${theirs.id}_secret_${mine.clientSecret.split('_secret_')[1]}` };
    expect(await payInBrowser(provider, forged, card('4242424242424242'))).toMatchObject({
      kind: 'declined',
      code: 'resource_missing',
    });
    expect(await provider.retrieveIntent(theirs.id)).toMatchObject({ status: 'waitingForMethod' });
  });

  it('sees neither fees nor accounts nor metadata', async () => {
    const { provider, newIntent } = await startPayingTown();
    const { clientSecret, id } = await newIntent();
    const { publishableKey, sandboxUrl } = provider.browser;
    const query = new URLSearchParams({ key: publishableKey, client_secret: clientSecret });
    const seen = (await (await fetch(`${sandboxUrl}/v1/payment_intents/${id}?${query}`)).json()) as object;
    expect(seen).toMatchObject({ id, amount: 10_000, status: 'requires_payment_method' });
    for (const secret of ['application_fee_amount', 'metadata', 'transfer_data', 'on_behalf_of', 'latest_charge']) {
      expect(seen).not.toHaveProperty(secret);
    }
  });

  it.each(['/v1/charges', '/v1/events', '/v1/refunds', '/v1/accounts'])('cannot reach %s', async (path) => {
    const { provider, sandbox } = await startPayingTown();
    const { publishableKey, sandboxUrl } = provider.browser;
    expect((await fetch(`${sandboxUrl}${path}?key=${publishableKey}`)).status).toBe(404);
    const { host, port } = sandbox.endpoint;
    const headers = { authorization: `Bearer ${publishableKey}` };
    expect((await fetch(`http://${host}:${port}${path}`, { headers })).status).toBe(403);
  });
});

describe('a card that needs a second step', () => {
  it('shows the payer a page labeled as a sandbox, and succeeds when approved', async () => {
    const { provider, newIntent } = await startPayingTown();
    const intent = await newIntent();
    const outcome = await payInBrowser(provider, intent, card('4000000000003220'));
    if (outcome.kind !== 'secondStep' || outcome.url === null) throw new Error('there was no second step');
    expect(await provider.retrieveIntent(intent.id)).toMatchObject({
      status: 'waitingForPayer',
      nextStepUrl: outcome.url,
    });
    expect(await provider.chargesOfIntent(intent.id)).toEqual([]);

    const page = await (await fetch(outcome.url)).text();
    expect(page).toContain('This is a sandbox.');
    expect(page).toContain('$100.00');

    const back = await pressSandboxButton(outcome.url, 'approve');
    const landing = new URL(back.headers.get('location')!);
    expect(landing.href.startsWith(returnUrl)).toBe(true);
    expect(landing.searchParams.get('redirect_status')).toBe('succeeded');
    expect(landing.searchParams.get('payment_intent')).toBe(intent.id);
    expect(await provider.retrieveIntent(intent.id)).toMatchObject({ status: 'succeeded' });
  });

  it('takes no money when the payer denies it, and can be tried again', async () => {
    const { provider, newIntent } = await startPayingTown();
    const intent = await newIntent();
    const outcome = await payInBrowser(provider, intent, card('4000000000003220'));
    if (outcome.kind !== 'secondStep' || outcome.url === null) throw new Error('there was no second step');
    const back = await pressSandboxButton(outcome.url, 'deny');
    expect(new URL(back.headers.get('location')!).searchParams.get('redirect_status')).toBe('failed');
    expect(await provider.retrieveIntent(intent.id)).toMatchObject({
      status: 'waitingForMethod',
      failure: { code: 'payment_intent_authentication_failure' },
    });
    expect(await provider.chargesOfIntent(intent.id)).toEqual([]);
    expect(await payInBrowser(provider, intent, card('4242424242424242'))).toEqual({ kind: 'succeeded' });
  });

  it('can still be declined after it was approved', async () => {
    const { provider, newIntent } = await startPayingTown();
    const intent = await newIntent();
    const outcome = await payInBrowser(provider, intent, card('4000008400001629'));
    if (outcome.kind !== 'secondStep' || outcome.url === null) throw new Error('there was no second step');
    await pressSandboxButton(outcome.url, 'approve');
    expect(await provider.retrieveIntent(intent.id)).toMatchObject({
      status: 'waitingForMethod',
      failure: { code: 'generic_decline' },
    });
  });

  it('shows a page for a second click, a wrong secret, and an unknown payment', async () => {
    const { provider, newIntent } = await startPayingTown();
    const intent = await newIntent();
    const outcome = await payInBrowser(provider, intent, card('4000000000003220'));
    if (outcome.kind !== 'secondStep' || outcome.url === null) throw new Error('there was no second step');
    const url = outcome.url;
    expect((await fetch(url.replace(/client_secret=.*/, 'client_secret=guess'))).status).toBe(404);
    expect((await pressSandboxButton(url, 'approve')).status).toBe(303);
    expect(await (await fetch(url)).text()).toContain('waits for no second step');
    const again = new URLSearchParams({ client_secret: intent.clientSecret, answer: 'approve' });
    expect((await fetch(url, { method: 'POST', body: again })).status).toBe(409);
    expect(await provider.chargesOfIntent(intent.id)).toHaveLength(1);
  });

  it('stays on the page when the browser gave no return URL', async () => {
    const { provider, newIntent, stripe, newKey } = await startPayingTown();
    const { id } = await newIntent();
    const params = { payment_method: 'pm_card_threeDSecure2Required' };
    const waiting = await stripe.paymentIntents.confirm(id, params, { idempotencyKey: newKey() });
    const url = String(waiting.next_action!.use_stripe_sdk!['stripe_js']);
    expect(await (await pressSandboxButton(url, 'approve')).text()).toContain('You can close this window.');
    expect(await provider.retrieveIntent(id)).toMatchObject({ status: 'succeeded' });
  });
});

describe('results from Stripe.js and from the sandbox mean the same', () => {
  it.each([
    [{ paymentIntent: { status: 'succeeded' } }, { kind: 'succeeded' }],
    [{ paymentIntent: { status: 'processing' } }, { kind: 'processing' }],
    [{ paymentIntent: { status: 'a status of next year' } }, { kind: 'processing' }],
    [{ paymentIntent: { status: 'requires_action' } }, { kind: 'secondStep', url: null }],
    [
      { paymentIntent: { status: 'requires_payment_method', last_payment_error: { code: 'c', message: 'm' } } },
      { kind: 'declined', code: 'c', message: 'm' },
    ],
    [
      { error: { code: 'card_declined', decline_code: 'lost_card', message: 'm' } },
      { kind: 'declined', code: 'lost_card', message: 'm' },
    ],
  ])('%j', (result, outcome) => expect(paymentOutcomeOf(result)).toEqual(outcome));

  it('and the secret identifies the confirmed intent', () => {
    const payments = { mode: 'sandbox', publishableKey: 'pk_test_1', sandboxUrl: 'http://t.example/s' } as const;
    const method = card('4242424242424242');
    const { url } = sandboxConfirmation({ payments, clientSecret: 'pi_1_secret_2', method, returnUrl });
    expect(url).toBe('http://t.example/s/v1/payment_intents/pi_1/confirm');
  });
});

it("Stripe.js is of the release that matches the server's API version", () => {
  expect(stripeScript).toBe(`https://js.stripe.com/${Stripe.API_VERSION.split('.')[1]}/stripe.js`);
});
