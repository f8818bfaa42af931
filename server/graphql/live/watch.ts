import { watchedKeys, type Moment } from '#server/access/accessWatch.ts';
import type { AnnouncedEvent } from '#server/events/readOutbox.ts';
import { SubscriptionClosed } from '#server/events/subscription.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { eventsWereMissed, notAllowed } from '#server/graphql/requestErrors.ts';

interface Watch<Sight, Told> {
  /** what the viewer sees now; null when there is nothing for them */
  readonly look: () => Promise<Sight | null>;
  readonly topicsOf: (sight: Sight) => readonly string[];
  /** the submission on whose people the sight hangs, beside the viewer and their roles */
  readonly submissionOf?: (sight: Sight) => string | null;
  /** an event as this viewer hears it; null for one that is not theirs to hear */
  readonly tell: (sight: Sight, event: AnnouncedEvent) => Told | null;
  /** the cursor of the last event that was received; without it, from now on */
  readonly after: string | null | undefined;
}

interface Seen<Sight> {
  readonly sight: Sight;
  readonly keys: readonly string[];
  readonly since: Moment;
}

/**
 * Events for one viewer, each exactly once. Before each, the viewer's right is asked anew if it may have been lost; when
 * it was, the subscription ends as if the thing had gone. An iterator of its own, because a generator that waits cannot
 * be ended from outside.
 */
export async function watch<Sight, Told>(
  ctx: RequestContext,
  { look, topicsOf, submissionOf, tell, after }: Watch<Sight, Told>,
): Promise<AsyncIterableIterator<Told>> {
  const { events, accessWatch } = ctx.services;
  const see = async (): Promise<Seen<Sight> | null> => {
    const since = accessWatch.now();
    const sight = await look();
    if (sight === null) return null;
    return { sight, since, keys: watchedKeys(ctx.access.principal, submissionOf?.(sight) ?? null) };
  };

  let seen = await see();
  if (!seen) throw notAllowed(ctx, false);
  const subscription = await events.subscribe(topicsOf(seen.sight), after ?? undefined);
  const done = { value: undefined, done: true } as const;
  const iterator: AsyncIterableIterator<Told> = {
    async next() {
      for (;;) {
        const event = await subscription.next().catch(explain);
        if (event.done) return done;
        if (!seen || accessWatch.isStale(seen.keys, seen.since)) {
          await ctx.refresh();
          seen = await see();
        }
        if (!seen) return iterator.return?.() ?? done;
        const told = tell(seen.sight, event.value);
        if (told !== null) return { value: told, done: false };
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
