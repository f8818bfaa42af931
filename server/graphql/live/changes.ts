import { decide, type ActionOf, type Facts, type ResourceKind } from '#domain/access/decide.ts';
import { watchedKeys, type Moment } from '#server/access/accessWatch.ts';
import { SubscriptionClosed } from '#server/events/subscription.ts';
import type { EventPayload } from '#server/events/announce.ts';
import { eventsWereMissed, notAllowed } from '#server/graphql/doorErrors.ts';
import type { RequestContext } from '#server/graphql/context.ts';

/** What somebody watches, and what they must be allowed for each event to be told. */
export interface Watching<Kind extends ResourceKind> {
  readonly kind: Kind;
  readonly action: ActionOf<Kind>;
  readonly id: string;
  readonly topic: string;
  /** the cursor of the last event that was received; without it, from now on */
  readonly after: string | null | undefined;
}

/** One event as one viewer hears it. */
export interface Change<Kind extends ResourceKind> {
  readonly id: string;
  readonly cursor: string;
  readonly payload: EventPayload;
  /** what is true of this viewer at this moment */
  readonly facts: Facts<Kind>;
}

interface View<Kind extends ResourceKind> {
  readonly facts: Facts<Kind>;
  readonly keys: readonly string[];
  readonly since: Moment;
}

/**
 * The events of one thing for one viewer, each exactly once. Before each, the viewer's right is asked anew if it may
 * have been lost; when it was, the subscription ends as if the thing had gone. An iterator of its own, because a
 * generator that waits cannot be ended from outside.
 */
export async function changes<Kind extends ResourceKind>(
  ctx: RequestContext,
  { kind, action, id, topic, after }: Watching<Kind>,
): Promise<AsyncIterableIterator<Change<Kind>>> {
  const { events, accessWatch } = ctx.services;
  const look = async (): Promise<View<Kind> | null> => {
    const since = accessWatch.now();
    const [facts, anchor] = await Promise.all([ctx.access.factsOf(kind, id), ctx.access.anchorOf(kind, id)]);
    if (!facts || !decide(action, facts)) return null;
    return { facts, since, keys: watchedKeys(ctx.access.principal, anchor?.submission_id ?? null) };
  };

  let view = await look();
  if (!view) throw notAllowed(ctx, false);
  const subscription = await events.subscribe([topic], after ?? undefined);
  const done = { value: undefined, done: true } as const;
  const iterator: AsyncIterableIterator<Change<Kind>> = {
    async next() {
      const event = await subscription.next().catch(explain);
      if (event.done) return done;
      if (!view || accessWatch.isStale(view.keys, view.since)) {
        await ctx.refresh();
        view = await look();
      }
      if (!view) return iterator.return?.() ?? done;
      const { cursor, payload } = event.value;
      return { value: { id, cursor, payload, facts: view.facts }, done: false };
    },
    async return() {
      await subscription.return();
      return done;
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

function explain(error: unknown): never {
  throw error instanceof SubscriptionClosed ? eventsWereMissed() : error;
}
