import type { Principal } from '#server/access/principal.ts';
import type { EventHub } from '#server/events/EventHub.ts';
import type { EventSubscription } from '#server/events/subscription.ts';

/** A logical time, for comparing when something was decided with when access was last lost. */
export type AccessMoment = number;

/** Knows whether an earlier access decision may be stale. */
export interface AccessWatch {
  now(): AccessMoment;
  isStale(keys: readonly string[], since: AccessMoment): boolean;
  close(): Promise<void>;
}

/** Older losses are forgotten; then every earlier decision counts as stale. */
const mostKeys = 50_000;
const pauseMs = 1_000;

/** What a decision depends on: the person, their roles, and the submission. */
export const watchedKeys = ({ userId, roles }: Principal, submissionId: string | null): readonly string[] => [
  ...(userId === null ? [] : [`user:${userId}`]),
  ...roles.map(({ id }) => `role:${id}`),
  ...(submissionId === null ? [] : [`submission:${submissionId}`]),
];

/**
 * Follows the access losses announced by the database. A decision is checked again only if a loss concerns it, so a
 * thousand subscribers to a submission cost nothing while no permissions change. If an announcement may have been
 * missed, every decision is stale. See decision 0004.
 */
export function watchAccess(events: Pick<EventHub, 'subscribe'>): AccessWatch {
  const lost = new Map<string, AccessMoment>();
  let moment: AccessMoment = 1;
  let everythingBefore: AccessMoment = 0;
  let listening: EventSubscription | null = null;
  let isClosed = false;

  const forgetAll = (): void => {
    moment += 1;
    everythingBefore = moment;
    lost.clear();
  };

  async function listen(): Promise<void> {
    listening = await events.subscribe(['access']);
    forgetAll();
    for await (const { payload } of listening) {
      moment += 1;
      if (lost.size >= mostKeys) forgetAll();
      if (typeof payload['key'] === 'string') lost.set(payload['key'], moment);
    }
  }

  async function keepListening(): Promise<void> {
    while (!isClosed) {
      // whenever the subscription ends, subscribe again, and trust no earlier decision
      await listen().catch(() => undefined);
      if (!isClosed) await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
  }

  const ended = keepListening();
  return {
    now: () => moment,
    isStale: (keys, since) =>
      listening === null || since < everythingBefore || keys.some((key) => (lost.get(key) ?? 0) > since),
    async close() {
      isClosed = true;
      await listening?.return();
      await ended;
    },
  };
}
