import { getOperationAST, OperationTypeNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { storageProblem } from '#domain/kernel/storable.ts';
import { executePlanned } from '#server/execution/executePlanned.ts';
import { badInput, unavailable } from '#server/graphql/requestErrors.ts';
import { variableProblems } from '#server/graphql/variableProblems.ts';

/** How long an answer may take. What is done may wait for the payment provider; what is read waits for nobody. */
const longestMs = { reading: 9_000, doing: 30_000 } as const;

/**
 * Every door executes documents here: variables are judged before anything runs, and what takes too long is given up,
 * here and not only for who waits: no resolver begins after that.
 */
export async function runDocument(args: ExecutionArgs): Promise<ExecutionResult> {
  const problem = storageProblem(args.variableValues);
  if (problem) return { errors: [badInput([problem])] };
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

/** Nothing was executed: a variable is missing or is of another type, or there is no such operation. */
function refusedBefore(args: ExecutionArgs, { errors = [] }: ExecutionResult): ExecutionResult {
  const problems = variableProblems(args);
  return {
    errors: problems.length === 0 ? errors : [badInput(problems, errors.map(({ message }) => message).join('\n'))],
  };
}

const isReading = ({ document, operationName }: ExecutionArgs): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;
