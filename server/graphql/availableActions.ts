import { allowedActions, type ResourceKind } from '#domain/access/decide.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** What the viewer may do with a thing, in the words of the rules: screens show exactly what the doors allow. */
export async function availableActions(kind: ResourceKind, id: string, { access }: RequestContext): Promise<string[]> {
  const facts = await access.factsOf(kind, id);
  return facts === null ? [] : allowedActions(facts);
}

export const availableActionsMeaning = 'What the viewer may do here, in the words of the access rules.';
