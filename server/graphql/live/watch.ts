import { watchedKeys, type Moment } from '#server/access/accessWatch.ts';
import type { AnnouncedEvent } from '#server/events/readOutbox.ts';
import { SubscriptionClosed } from '#server/events/subscription.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { eventsWereMissed, notAllowed } from '#server/graphql/requestErrors.ts';

interface Watch<View, Payload> {
  /** what the viewer sees now; null when there is nothing for them */
  readonly authorise: () => Promise<View | null>;
  readonly topicsOf: (view: View) => readonly string[];
  /** the submission on whose people the view hangs, beside the viewer and their roles */
  readonly submissionOf?: (view: View) => string | null;
  /** an event as this viewer hears it; null for one that is not theirs to hear */
  readonly payloadOf: (view: View, event: AnnouncedEvent) => Payload | null;
  /** the cursor of the last event that was received; without it, from now on */
  readonly after: string | null | undefined;
}

interface Seen<View> {
  readonly view: View;
  readonly keys: readonly string[];
  readonly since: Moment;
}

/**
 * Events for one viewer, each exactly once. Before each, the viewer's right is asked anew if it may have been lost; when
 * it was, the subscription ends as if the thing had gone. An iterator of its own, because a generator that waits cannot
 * be ended from outside.
 */
export async function watch<View, Payload>(
  ctx: RequestContext,
  { authorise, topicsOf, submissionOf, payloadOf, after }: Watch<View, Payload>,
): Promise<AsyncIterableIterator<Payload>> {
  const { events, accessWatch } = ctx.services;
  const see = async (): Promise<Seen<View> | null> => {
    const since = accessWatch.now();
    const view = await authorise();
    if (view === null) return null;
    return { view, since, keys: watchedKeys(ctx.access.principal, submissionOf?.(view) ?? null) };
  };

  let seen = await see();
  if (!seen) throw notAllowed(ctx, false);
  const subscription = await events.subscribe(topicsOf(seen.view), after ?? undefined);
  const done = { value: undefined, done: true } as const;
  const iterator: AsyncIterableIterator<Payload> = {
    async next() {
      for (;;) {
        const event = await subscription.next().catch(explain);
        if (event.done) return done;
        if (!seen || accessWatch.isStale(seen.keys, seen.since)) {
          await ctx.refresh();
          seen = await see();
        }
        if (!seen) return iterator.return?.() ?? done;
        const payload = payloadOf(seen.view, event.value);
        if (payload !== null) return { value: payload, done: false };
      }
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
