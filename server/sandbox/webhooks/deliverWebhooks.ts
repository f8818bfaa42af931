import Stripe from 'stripe';
import type { SandboxEngine } from '#server/sandbox/engine/createEngine.ts';
import type { WebhookDelivery } from '#server/sandbox/store/SandboxRecords.ts';
import type { WebhookPolicy } from '#server/sandbox/webhooks/webhookPolicy.ts';

export interface WebhookDelivererOptions {
  readonly engine: SandboxEngine;
  readonly url: string;
  readonly policy: WebhookPolicy;
  /** Aborted when the sandbox stops. */
  readonly stopping: AbortSignal;
}

const batch = 50;
const answerWithinMs = 10_000;
/** While one process delivers, other processes skip the same deliveries. */
const leaseMs = 15_000;
const longestPauseMs = 60_000;

/**
 * Delivers what is due, and retries with backoff until each event gets a 2xx response. `early` ignores pauses and
 * holds. Returns how many events were delivered.
 */
export async function deliverWebhooks(courier: WebhookDelivererOptions, { early = false } = {}): Promise<number> {
  let delivered = 0;
  while (!courier.stopping.aborted) {
    const claimed = await claim(courier, early);
    const accepted = await sendAll(courier, claimed);
    await markAttempt(courier, claimed, accepted);
    delivered += accepted.size;
    // A receiver that refuses everything is not retried immediately.
    if (accepted.size === 0) break;
  }
  return delivered;
}

async function claim({ engine, policy }: WebhookDelivererOptions, early: boolean): Promise<WebhookDelivery[]> {
  const { hold, delayMs } = policy.faults();
  if (hold && !early) return [];
  const find = { dueBy: early ? undefined : engine.nowMs() - delayMs, order: 'oldestFirst', limit: batch } as const;
  const waiting = await engine.store.read((db) => db.list('delivery', find));
  if (waiting.length === 0) return [];
  return engine.store.write(async (db) => {
    const due = await db.list('delivery', find);
    const dueAt = engine.nowMs() + leaseMs;
    for (const delivery of due) await db.put('delivery', delivery.id, { ...delivery, dueAt });
    return due;
  });
}

/** The ids of deliveries where every copy was accepted. */
async function sendAll(courier: WebhookDelivererOptions, claimed: readonly WebhookDelivery[]): Promise<Set<string>> {
  const accepted = new Set(claimed.map((delivery) => delivery.id));
  for (const delivery of courier.policy.deliveryOrder(claimed)) {
    if (!(await send(courier, delivery))) accepted.delete(delivery.id);
  }
  return accepted;
}

/** One attempt, signed when it is sent, as Stripe does. */
async function send({ engine, url, stopping }: WebhookDelivererOptions, delivery: WebhookDelivery): Promise<boolean> {
  const event = await engine.store.read((db) => db.find('event', delivery.eventId));
  const payload = JSON.stringify(event, null, 2);
  const secret = engine.settings.webhookSecret;
  const timestamp = Math.floor(engine.nowMs() / 1000);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(answerWithinMs)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // No receiver, or no response in time: a failed attempt like any other, which is retried.
    return false;
  }
}

async function markAttempt(
  { engine, policy }: WebhookDelivererOptions,
  claimed: readonly WebhookDelivery[],
  accepted: ReadonlySet<string>,
): Promise<void> {
  if (claimed.length === 0) return;
  await engine.store.write(async (db) => {
    for (const delivery of claimed) {
      if (accepted.has(delivery.id)) {
        await db.remove('delivery', delivery.id);
        const event = await db.find('event', delivery.eventId);
        if (event) await db.put('event', event.id, { ...event, pending_webhooks: 0 });
      } else {
        const attempts = delivery.attempts + 1;
        const pause = Math.min(policy.firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
        await db.put('delivery', delivery.id, { ...delivery, attempts, dueAt: engine.nowMs() + pause });
      }
    }
  });
}
