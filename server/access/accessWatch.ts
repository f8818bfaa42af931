import type { Principal } from '#server/access/principal.ts';
import type { EventHub } from '#server/events/EventHub.ts';
import type { EventSubscription } from '#server/events/subscription.ts';

/** When something was last looked at; compared with when access was last lost. */
export type Moment = number;

/** Knows whether a decision about access, made some time ago, may have been overtaken. */
export interface AccessWatch {
  now(): Moment;
  isStale(keys: readonly string[], since: Moment): boolean;
  close(): Promise<void>;
}

/** Losses are forgotten beyond this many; then everything that is older counts as overtaken. */
const mostKeys = 50_000;
const pauseMs = 1_000;

/** What a decision hangs on: the person, the roles held, the submission looked at. */
export const watchedKeys = ({ userId, roles }: Principal, submissionId: string | null): readonly string[] => [
  ...(userId === null ? [] : [`user:${userId}`]),
  ...roles.map(({ id }) => `role:${id}`),
  ...(submissionId === null ? [] : [`submission:${submissionId}`]),
];

/**
 * Follows the losses of access that the database tells of. A decision is asked anew only when one of them concerns it,
 * so that a thousand watchers of a submission cost nothing while nobody's rights change. When news may have been
 * missed, everything is overtaken. Decision 0004.
 */
export function watchAccess(events: Pick<EventHub, 'subscribe'>): AccessWatch {
  const lost = new Map<string, Moment>();
  let moment: Moment = 1;
  let everythingBefore: Moment = 0;
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
      // whatever ends the listening, its events go on: begin again, and trust nothing from before
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
