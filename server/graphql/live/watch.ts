import { watchedKeys, type AccessMoment } from '#server/access/accessWatch.ts';
import type { AnnouncedEvent } from '#server/events/readOutbox.ts';
import { SubscriptionClosed } from '#server/events/subscription.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { eventsWereMissed, notAllowed } from '#server/graphql/requestErrors.ts';

interface Watch<View, Payload> {
  /** what the viewer can see now, or null if nothing */
  readonly authorise: () => Promise<View | null>;
  readonly topicsOf: (view: View) => readonly string[];
  /** the submission whose participants affect the view, in addition to the viewer and their roles */
  readonly submissionOf?: (view: View) => string | null;
  /** the event as sent to this viewer, or null if they may not see it */
  readonly payloadOf: (view: View, event: AnnouncedEvent) => Payload | null;
  /** the cursor of the last event received; without it, only new events are sent */
  readonly after: string | null | undefined;
}

interface AuthorizedView<View> {
  readonly view: View;
  readonly keys: readonly string[];
  readonly since: AccessMoment;
}

/**
 * Events for one viewer, each exactly once. Before each event, access is checked again if it may have been lost; if it
 * was, the subscription ends as if the resource had been deleted. A hand-written iterator, because a generator that is
 * waiting cannot be closed from outside.
 */
export async function watch<View, Payload>(
  ctx: RequestContext,
  { authorise, topicsOf, submissionOf, payloadOf, after }: Watch<View, Payload>,
): Promise<AsyncIterableIterator<Payload>> {
  const { events, accessWatch } = ctx.services;
  const see = async (): Promise<AuthorizedView<View> | null> => {
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
