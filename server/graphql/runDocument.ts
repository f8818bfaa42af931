import { getOperationAST, OperationTypeNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { storageProblem } from '#domain/kernel/storable.ts';
import { executePlanned } from '#server/execution/executePlanned.ts';
import { invalidInputError, unavailable } from '#server/graphql/requestErrors.ts';
import { variableProblems } from '#server/graphql/variableProblems.ts';

/**
 * The maximum duration of an operation, in milliseconds. Mutations may wait for the payment provider; queries
 * wait for no one.
 */
const longestMs = { reading: 9_000, doing: 30_000 } as const;

/**
 * Every entry point executes documents here. Variables are validated before anything runs. On a timeout the
 * execution is aborted too, so that no further resolver starts.
 */
export async function runDocument(args: ExecutionArgs): Promise<ExecutionResult> {
  const problem = storageProblem(args.variableValues);
  if (problem) return { errors: [invalidInputError([problem])] };
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), longestMs[isReading(args) ? 'reading' : 'doing']);
  try {
    const result = await executePlanned({ ...args, abortSignal: deadline.signal });
    return 'data' in result ? result : refusedBefore(args, result);
  } catch (error) {
    if (!deadline.signal.aborted) throw error;
    return { errors: [unavailable()] };
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing was executed: a variable is missing or has the wrong type, or there is no such operation. */
function refusedBefore(args: ExecutionArgs, { errors = [] }: ExecutionResult): ExecutionResult {
  const problems = variableProblems(args);
  return {
    errors:
      problems.length === 0 ? errors : [invalidInputError(problems, errors.map(({ message }) => message).join('\n'))],
  };
}

const isReading = ({ document, operationName }: ExecutionArgs): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;
