import { decide, type ActionOf, type Facts, type ResourceKind } from '#domain/access/decide.ts';
import { ownMutationOf, type EventPayload } from '#server/events/announce.ts';
import { watch } from '#server/graphql/live/watch.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** The resource a viewer watches, and the action they must be allowed for each event to be sent. */
export interface WatchedResource<Kind extends ResourceKind> {
  readonly kind: Kind;
  readonly action: ActionOf<Kind>;
  readonly id: string;
  readonly topic: string;
  /** the cursor of the last event received; without it, only new events are sent */
  readonly after: string | null | undefined;
}

/** One event as sent to one viewer. */
export interface ResourceChange<Kind extends ResourceKind> {
  readonly id: string;
  readonly cursor: string;
  readonly payload: EventPayload;
  /** the viewer's own mutation that caused the event, by the number that their tab gave it */
  readonly ownMutation: number | null;
  /** the access facts about the viewer when the event is sent */
  readonly facts: Facts<Kind>;
}

interface View<Kind extends ResourceKind> {
  readonly facts: Facts<Kind>;
  readonly submissionId: string | null;
}

/** The events of one resource for one viewer, for as long as they are allowed the given action. */
export function resourceChanges<Kind extends ResourceKind>(
  ctx: RequestContext,
  { kind, action, id, topic, after }: WatchedResource<Kind>,
): Promise<AsyncIterableIterator<ResourceChange<Kind>>> {
  return watch<View<Kind>, ResourceChange<Kind>>(ctx, {
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
    payloadOf: ({ facts }, { cursor, payload }) => ({
      ...{ id, cursor, payload, facts },
      ownMutation: ownMutationOf(payload, ctx.client.tab),
    }),
  });
}
