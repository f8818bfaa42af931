import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { pickResponse } from '#server/rest/pickResponse.ts';

/**
 * If a document leaves a list null, the caller may not see it. They get an error if they can see its parent;
 * otherwise the parent is reported as not found.
 */
export function refuseHiddenList({ list, answer }: Endpoint, data: unknown, whole: unknown, ctx: RequestContext): void {
  if (!list || (whole as Record<string, unknown>)[list.of] != null) return;
  const place = typeof answer === 'string' ? `${answer}.${list.of}` : answer[list.of];
  const owners = (typeof place === 'string' ? place : '').split(' | ').map((path) => path.split('.').slice(0, -1));
  const isOwnerSeen = owners.some((path) => path.length > 0 && pickResponse(data, path.join('.')) != null);
  throw notAllowed(ctx, isOwnerSeen);
}
