import { allowedActions, type ResourceKind } from '#domain/access/decide.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/**
 * Lists what the viewer may do, by the same rules that the entry points enforce, so that screens show exactly
 * what is allowed.
 */
export async function availableActions(kind: ResourceKind, id: string, { access }: RequestContext): Promise<string[]> {
  const facts = await access.factsOf(kind, id);
  return facts === null ? [] : allowedActions(facts);
}

export const availableActionsDescription = 'The actions that the viewer may take here, named as in the access rules.';
