import type { Actor } from '#server/actor.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';

/** The person with a session who asks; for fields whose scope has let nobody else through. */
export function personOf({ actor }: RequestContext): Extract<Actor, { kind: 'person' }> {
  if (actor.kind !== 'person') throw requestError('UNAUTHENTICATED');
  return actor;
}
