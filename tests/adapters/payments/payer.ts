import {
  paymentOutcomeOf,
  sandboxConfirmation,
  sandboxResult,
  type PayerMethod,
  type PaymentOutcome,
} from '#domain/payment/browserPayments.ts';
import type { PaymentProvider, ProviderIntent } from '#server/payments/PaymentProvider.ts';
import { returnUrl } from '#tests/adapters/payments/payingTown.ts';

/** A payer's browser: it knows only the client secret and the publishable key. */
export async function payInBrowser(
  provider: PaymentProvider,
  intent: ProviderIntent,
  method: PayerMethod,
): Promise<PaymentOutcome> {
  const payments = provider.browser;
  const { url, body } = sandboxConfirmation({ payments, clientSecret: intent.clientSecret, method, returnUrl });
  const response = await fetch(url, { method: 'POST', body });
  return paymentOutcomeOf(sandboxResult(await response.json()));
}

export const card = (number: string): PayerMethod => ({
  type: 'card',
  number,
  expiryMonth: '12',
  expiryYear: '2040',
  verification: '123',
  holder: 'Ada Miller',
});

export const bankAccount = (accountNumber: string): PayerMethod => ({
  type: 'us_bank_account',
  routingNumber: '110000000',
  accountNumber,
  holder: 'Ada Miller',
});

/** Clicks a button on one of the sandbox's pages, with the page's hidden fields. */
export async function pressSandboxButton(pageUrl: string, answer: string): Promise<Response> {
  const page = await (await fetch(pageUrl)).text();
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)];
  const body = new URLSearchParams(fields.map(([, name, value]) => [name!, value!]));
  body.set('answer', answer);
  return fetch(pageUrl, { method: 'POST', body, redirect: 'manual' });
}
