import { Hono } from 'hono';
import { system } from '#server/actor.ts';
import { failureResponse } from '#server/failureResponse.ts';
import { recordProviderEvent } from '#server/operations/payment/recordProviderEvent.ts';
import type { ProviderEvent } from '#server/payments/PaymentProvider.ts';
import { WebhookRefused } from '#server/payments/providerErrors.ts';
import type { Services } from '#server/Services.ts';

const sentence = 'The webhook signature is not valid.';

/** Receives the payment provider's webhooks. The signature covers the bytes, so the body is read raw. */
export function paymentWebhooks(services: Services): Hono {
  return new Hono().post('/', async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const event = verified(services, body, c.req.header('stripe-signature') ?? null);
    if (event === null) return c.json(failureResponse('BAD_REQUEST', sentence), 400);
    await recordProviderEvent({ services, actor: system }, event);
    return c.json({ received: true });
  });
}

function verified({ payments, now, log }: Services, body: Uint8Array, signature: string | null): ProviderEvent | null {
  try {
    return payments.verifyWebhook(body, signature, now());
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    log.warn({ reason: error.message }, 'rejected a payment webhook');
    return null;
  }
}
