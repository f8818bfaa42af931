import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { runDocument } from '#server/graphql/runDocument.ts';
import { gid, type Within } from '#server/rest/endpoint.ts';

export const belongingQuery = ({ type, through }: Within): string =>
  `query ($id: ID!) { node(id: $id) { ... on ${type} { owner: ${through} { id } } } }`;

/**
 * Refuses a nested path whose first id is not what the last one belongs to. What may not be seen is not told apart: its
 * own document says so.
 */
export async function checkBelonging(
  schema: GraphQLSchema,
  { owner, param, type }: Within,
  document: DocumentNode,
  params: Readonly<Record<string, string>>,
  contextValue: RequestContext,
): Promise<void> {
  const wanted = gid(owner, params['id']);
  const variableValues = { id: gid(type, params[param]) };
  const { data } = await runDocument({ schema, document, contextValue, variableValues });
  const { node } = (data ?? {}) as { node?: { owner?: { id: string } } | null };
  if (node?.owner && node.owner.id !== wanted) throw requestError('NOT_FOUND');
}
