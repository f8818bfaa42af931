import * as z from 'zod';
import type { WebhookDelivery } from '#server/sandbox/store/SandboxRecords.ts';

/** How the sandbox may deviate where Stripe promises nothing: the order, number, and time of deliveries. */
export const webhookFaults = z.strictObject({
  /** Nothing is delivered until requested. */
  hold: z.boolean().default(false),
  copies: z.int().min(1).max(5).default(1),
  order: z.enum(['asHappened', 'reversed', 'shuffled']).default('asHappened'),
  delayMs: z.int().min(0).default(0),
});

export type WebhookFaults = z.output<typeof webhookFaults>;

export interface WebhookPolicy {
  readonly firstPauseMs: number;
  faults(): WebhookFaults;
  setFaults(manners: WebhookFaults): void;
  /** The order in which these deliveries are sent, including copies. */
  deliveryOrder(deliveries: readonly WebhookDelivery[]): readonly WebhookDelivery[];
}

export function createWebhookPolicy(firstPauseMs: number): WebhookPolicy {
  let current = webhookFaults.parse({});
  return {
    firstPauseMs,
    faults: () => current,
    setFaults: (manners) => void (current = manners),
    deliveryOrder: (deliveries) => {
      const copies = deliveries.flatMap((delivery) => Array.from({ length: current.copies }, () => delivery));
      return current.order === 'asHappened'
        ? copies
        : current.order === 'reversed'
          ? copies.toReversed()
          : shuffle(copies);
    },
  };
}

function shuffle<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
