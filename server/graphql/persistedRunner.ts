import { getOperationAST, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { maskResult } from '#server/graphql/faults.ts';
import type { PersistedOperations } from '#server/graphql/readPersistedOperations.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { unknownDocument } from '#server/graphql/requestErrors.ts';
import { runDocument } from '#server/graphql/runDocument.ts';
import { requestTrace } from '#server/requestTrace.ts';

/** Runs a document of the web client, which was parsed, validated, and trusted when the client was built. */
export type RunPersisted = (
  contextValue: RequestContext,
  id: string,
  variableValues: Readonly<Record<string, unknown>>,
) => Promise<ExecutionResult>;

export function persistedRunner(
  schema: GraphQLSchema,
  operations: PersistedOperations,
  log: Pick<Logger, 'error' | 'warn'>,
): RunPersisted {
  return async (contextValue, id, variableValues) => {
    const document = operations.get(id);
    if (!document) throw unknownDocument();
    const note = requestTrace();
    if (note) note.operation = getOperationAST(document)?.name?.value ?? null;
    return maskResult(await runDocument({ schema, document, contextValue, variableValues }), log);
  };
}
