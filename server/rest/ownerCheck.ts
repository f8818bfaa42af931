import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { runDocument } from '#server/graphql/runDocument.ts';
import { toGlobalId, type OwnerRule } from '#server/rest/endpoint.ts';

export const ownerQuery = ({ type, through }: OwnerRule): string =>
  `query ($id: ID!) { node(id: $id) { ... on ${type} { owner: ${through} { id } } } }`;

/**
 * Refuses a nested path whose first ID isn't the owner of the last one. Objects that the caller can't see
 * aren't told apart; the endpoint's own document reports them.
 */
export async function checkOwner(
  schema: GraphQLSchema,
  { owner, param, type }: OwnerRule,
  document: DocumentNode,
  params: Readonly<Record<string, string>>,
  contextValue: RequestContext,
): Promise<void> {
  const wanted = toGlobalId(owner, params['id']);
  const variableValues = { id: toGlobalId(type, params[param]) };
  const { data } = await runDocument({ schema, document, contextValue, variableValues });
  const { node } = (data ?? {}) as { node?: { owner?: { id: string } } | null };
  if (node?.owner && node.owner.id !== wanted) throw requestError('NOT_FOUND');
}
