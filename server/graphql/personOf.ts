import type { Actor } from '#server/actor.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';

/** The signed-in person who made the request, for fields whose scope lets no one else through. */
export function personOf({ actor }: RequestContext): Extract<Actor, { kind: 'person' }> {
  if (actor.kind !== 'person') throw requestError('UNAUTHENTICATED');
  return actor;
}
