import type { Page, Route } from '@playwright/test';

/*
 * No test reaches Stripe. This stand-in has the shape documented at https://docs.stripe.com/js: a constructor
 * that takes the publishable key, `elements({ clientSecret })`, a Payment Element whose fields are in an iframe
 * of js.stripe.com, and `confirmPayment`, which calls api.stripe.com and shows 3-D Secure in an iframe of
 * hooks.stripe.com. The payments sandbox serves all three hosts. So the tests show that our page uses Stripe.js
 * as documented and that our content security policy allows it, not that Stripe's own script behaves as
 * documented.
 */

const script = `window.Stripe = (key, options) => {
  if (!key) throw new Error('Please call Stripe() with your publishable key.');
  if (options && options.stripeAccount) throw new Error('Charges are made on the platform, not on a connected account.');
  const api = 'https://api.stripe.com/v1/payment_intents/';
  const told = (kind) => new Promise((resolve) => addEventListener('message', function hear({ data }) {
    if (data.kind !== kind) return;
    removeEventListener('message', hear);
    resolve(data);
  }));
  const framed = (into, src, title) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, title, width: '100%', height: '240' });
    into.append(frame);
    return frame;
  };
  return {
    elements: ({ clientSecret }) => {
      const elements = { clientSecret, frame: null };
      elements.create = (type) => {
        if (type !== 'payment' || elements.frame) throw new Error('There can be one Payment Element.');
        const heard = { ready: () => {}, loaderror: () => {} };
        return {
          on: (event, listener) => { heard[event] = listener; },
          mount: async (into) => {
            const answer = await fetch(api + clientSecret.split('_secret_')[0] + '?' + new URLSearchParams({ key, client_secret: clientSecret }));
            const intent = await answer.json();
            if (!answer.ok) return heard.loaderror({ elementType: 'payment', error: intent.error });
            elements.frame = framed(into, 'https://js.stripe.com/fields?type=' + intent.payment_method_types[0], 'Secure payment input frame');
            elements.frame.onload = () => heard.ready({ elementType: 'payment' });
          },
          destroy: () => { elements.frame?.remove(); elements.frame = null; },
        };
      };
      return elements;
    },
    confirmPayment: async ({ elements, redirect, confirmParams }) => {
      if (redirect !== 'if_required' || !confirmParams.return_url) throw new Error('return_url is needed.');
      const typed = told('typed');
      elements.frame.contentWindow.postMessage('what was typed?', '*');
      const { clientSecret } = elements;
      const url = api + clientSecret.split('_secret_')[0];
      const body = new URLSearchParams({ key, client_secret: clientSecret, use_stripe_sdk: 'true', ...(await typed).fields });
      const answer = await (await fetch(url + '/confirm', { method: 'POST', body })).json();
      if (answer.error) return { error: answer.error };
      if (answer.status !== 'requires_action') return { paymentIntent: answer };
      const answered = told('answered');
      const step = framed(document.body, 'https://hooks.stripe.com/step?' + new URLSearchParams({ url: answer.next_action.use_stripe_sdk.stripe_js }), 'Second step');
      await answered;
      step.remove();
      const after = await (await fetch(url + '?' + new URLSearchParams({ key, client_secret: clientSecret }))).json();
      return after.last_payment_error ? { error: after.last_payment_error } : { paymentIntent: after };
    },
  };
};`;

const fieldsOf = {
  card: { number: 'Card number', exp_month: 'Month', exp_year: 'Year', cvc: 'Security code' },
  us_bank_account: { routing_number: 'Routing number', account_number: 'Account number' },
} as const;

type Type = keyof typeof fieldsOf;

const fieldsPage = (type: Type): string => `<!doctype html><title>Fields</title>
${Object.entries(fieldsOf[type])
  .map(([name, label]) => `<label>${label} <input name="payment_method_data[${type}][${name}]"></label>`)
  .join('\n')}
<script>addEventListener('message', () => {
  const typed = [...document.querySelectorAll('input')].map(({ name, value }) => [name, value]);
  const fields = { 'payment_method_data[type]': '${type}', 'payment_method_data[billing_details][name]': 'Payer', ...Object.fromEntries(typed) };
  parent.postMessage({ kind: 'typed', fields }, '*');
});</script>`;

const stepPage = (url: string): string => `<!doctype html><title>Your bank</title>
<form method="post"><input type="hidden" name="url" value="${url.replaceAll('&', '&amp;')}">
<button name="answer" value="approve">Complete</button><button name="answer" value="deny">Fail</button></form>`;

const donePage = `<!doctype html><title>Your bank</title><script>parent.postMessage({ kind: 'answered' }, '*');</script>`;

/** Routes Stripe's hosts to the sandbox on this page, and returns the list of requested URLs. */
export async function fakeStripeJs(page: Page, sandboxUrl: string): Promise<readonly string[]> {
  const calls: string[] = [];
  const html = (route: Route, body: string): Promise<void> => route.fulfill({ contentType: 'text/html', body });
  await page.route(/^https:\/\/(js|api|hooks)\.stripe\.com\//, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    calls.push(`${url.host}${url.pathname}`);
    if (url.pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script });
    if (url.host === 'js.stripe.com') return html(route, fieldsPage(url.searchParams.get('type') as Type));
    if (url.host === 'hooks.stripe.com') {
      if (request.method() === 'GET') return html(route, stepPage(url.searchParams.get('url') ?? ''));
      const form = new URLSearchParams(request.postData() ?? '');
      const step = new URL(form.get('url') ?? '');
      const answer = { client_secret: step.searchParams.get('client_secret') ?? '', answer: form.get('answer') ?? '' };
      await fetch(step, { method: 'POST', body: new URLSearchParams(answer), redirect: 'manual' });
      return html(route, donePage);
    }
    const answer = await fetch(`${sandboxUrl}${url.pathname}${url.search}`, {
      method: request.method(),
      ...(request.method() === 'POST' ? { body: new URLSearchParams(request.postData() ?? '') } : {}),
    });
    return route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await answer.text(),
    });
  });
  return calls;
}
