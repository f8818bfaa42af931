import Stripe from 'stripe';
import type { EventSubject, ProviderEvent } from '#server/payments/PaymentProvider.ts';
import { WebhookRefused } from '#server/payments/providerErrors.ts';
import { date, idOf } from '#server/payments/stripeShapes.ts';

export function eventFrom(event: Stripe.Event): ProviderEvent {
  return {
    id: event.id,
    type: event.type,
    subject: subjectOf(event.data.object, event.account ?? null),
    accountId: event.account ?? null,
    createdAt: date(event.created),
    payload: event,
  };
}

interface VerifyOptions {
  readonly rawBody: string | Uint8Array;
  readonly signature: string | null;
  readonly receivedAt: Date;
  /** More than one during a key rotation, or if connected accounts have their own endpoint. */
  readonly secrets: readonly string[];
  readonly live: boolean;
}

export function verifyEvent({ rawBody, signature, receivedAt, secrets, live }: VerifyOptions): ProviderEvent {
  const failures: unknown[] = [];
  for (const secret of secrets) {
    try {
      const at = receivedAt.getTime();
      const event = Stripe.webhooks.constructEvent(rawBody, signature ?? '', secret, undefined, undefined, at);
      return accept(event, live);
    } catch (error) {
      if (error instanceof WebhookRefused) throw error;
      failures.push(error);
    }
  }
  throw new WebhookRefused('The webhook signature is invalid or has expired.', {
    cause: new AggregateError(failures),
  });
}

function accept(event: Stripe.Event, live: boolean): ProviderEvent {
  if (event.livemode === live) return eventFrom(event);
  throw new WebhookRefused(`The webhook event ${event.id} is from ${live ? 'test' : 'live'} mode.`);
}

function subjectOf(object: Stripe.Event['data']['object'], accountId: string | null): EventSubject {
  if (!('object' in object)) return { kind: 'other' };
  if (object.object === 'payment_intent') return { kind: 'intent', intentId: object.id };
  if (object.object === 'charge') {
    return { kind: 'charge', chargeId: object.id, intentId: idOf(object.payment_intent) };
  }
  if (object.object === 'refund') return { kind: 'refund', providerRefundId: object.id, chargeId: idOf(object.charge) };
  if (object.object === 'dispute') {
    return { kind: 'dispute', disputeId: object.id, chargeId: idOf(object.charge) ?? '' };
  }
  // payouts are read together with their account
  if (object.object === 'payout') return accountId === null ? { kind: 'other' } : { kind: 'account', accountId };
  return object.object === 'account' ? { kind: 'account', accountId: object.id } : { kind: 'other' };
}
