import Stripe from 'stripe';
import { accountOfPayout } from '#server/sandbox/balance/bankAccountId.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';

type Subject = Stripe.Account | Stripe.Charge | Stripe.Dispute | Stripe.PaymentIntent | Stripe.Payout | Stripe.Refund;

/** Records an event and its pending delivery in the same write. */
export async function emitEvent(ctx: WritingContext, type: Stripe.Event['type'], subject: Subject): Promise<void> {
  const event: Stripe.EventBase = {
    id: newId('evt'),
    object: 'event',
    ...accountOf(subject),
    api_version: Stripe.API_VERSION,
    created: ctx.now,
    data: { object: subject },
    livemode: false,
    pending_webhooks: ctx.sendsWebhooks ? 1 : 0,
    request: ctx.request && { id: ctx.request.id, idempotency_key: ctx.request.idempotencyKey },
    type,
  };
  await ctx.db.put('event', event.id, event);
  if (!ctx.sendsWebhooks) return;
  const delivery = { id: newId('del'), eventId: event.id, attempts: 0, dueAt: ctx.nowMs };
  await ctx.db.put('delivery', delivery.id, delivery);
}

/** Events of a team's account name the account. */
function accountOf(subject: Subject): { account?: string } {
  if (subject.object === 'account') return { account: subject.id };
  return subject.object === 'payout' ? { account: accountOfPayout(subject) } : {};
}
