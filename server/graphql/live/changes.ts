import { decide, type ActionOf, type Facts, type ResourceKind } from '#domain/access/decide.ts';
import type { EventPayload } from '#server/events/announce.ts';
import { watch } from '#server/graphql/live/watch.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

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
  readonly submissionId: string | null;
}

/** The events of one thing for one viewer, as long as they may do with it what they must be allowed. */
export function changes<Kind extends ResourceKind>(
  ctx: RequestContext,
  { kind, action, id, topic, after }: Watching<Kind>,
): Promise<AsyncIterableIterator<Change<Kind>>> {
  return watch<View<Kind>, Change<Kind>>(ctx, {
    after,
    async authorise() {
      const [facts, context] = await Promise.all([
        ctx.access.factsOf(kind, id),
        ctx.access.contextOfResource(kind, id),
      ]);
      if (!facts || !decide(action, facts)) return null;
      return { facts, submissionId: context?.submission_id ?? null };
    },
    topicsOf: () => [topic],
    submissionOf: ({ submissionId }) => submissionId,
    payloadOf: ({ facts }, { cursor, payload }) => ({ id, cursor, payload, facts }),
  });
}
