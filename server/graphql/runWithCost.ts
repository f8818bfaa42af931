import { complexityFromQuery } from '@pothos/plugin-complexity';
import { getOperationAST, Kind, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { operationLimits } from '#server/graphql/operationLimits.ts';
import type { PersistedOperations } from '#server/graphql/readPersistedOperations.ts';
import { runDocument } from '#server/graphql/runDocument.ts';

/**
 * Runs a document. For documents written by integrators, the result also reports its cost and the limits.
 * Documents of the web client are measured by a test instead.
 */
export const runWithCost =
  (operations: Pick<PersistedOperations, 'has'>) =>
  async (args: ExecutionArgs): Promise<ExecutionResult> => {
    const result = await runDocument(args);
    if (!('data' in result) || operations.has(args.document)) return result;
    return { ...result, extensions: { ...result.extensions, cost: { ...costOf(args), limits: operationLimits } } };
  };

function costOf({ schema, document, operationName, variableValues }: ExecutionArgs): Record<string, number> {
  const operation = getOperationAST(document, operationName);
  const definitions = document.definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION || d === operation);
  const { complexity, depth, breadth } = complexityFromQuery(
    { ...document, definitions },
    { schema, variables: { ...variableValues } },
  );
  return { complexity, depth, breadth };
}
