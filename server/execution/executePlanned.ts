import {
  executeRootSelectionSet,
  locatedError,
  validateExecutionArgs,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import { ExecutionRun } from '#server/execution/ExecutionRun.ts';
import { planOf, type QueryPlan } from '#server/execution/planOf.ts';
import { runFields } from '#server/execution/runFields.ts';

/**
 * Same as `execute` of GraphQL.js in half the time: a document's selection per type is planned once instead of for each
 * object of each response. Mutations are left to GraphQL.js. Decision 0080.
 */
export async function executePlanned(args: ExecutionArgs): Promise<ExecutionResult> {
  const validated = validateExecutionArgs(args);
  if (!('schema' in validated)) return { errors: validated };
  const plan = planOf(validated);
  return plan ? runPlan(plan, new ExecutionRun(validated)) : executeRootSelectionSet(validated);
}

/** Rejects immediately when aborted; work in flight stops at its next step. */
function runPlan(plan: QueryPlan, run: ExecutionRun): Promise<ExecutionResult> {
  return new Promise((resolve, reject) => {
    const signal = run.args.externalAbortSignal;
    signal?.addEventListener('abort', () => reject(signal.reason));
    dataOf(plan, run).then((data) => resolve(run.errors.length > 0 ? { errors: run.errors, data } : { data }), reject);
  });
}

async function dataOf({ type, selection }: QueryPlan, run: ExecutionRun): Promise<Record<string, unknown> | null> {
  try {
    return (await runFields({ type, source: run.args.rootValue, selection, path: undefined }, run)) as Record<
      string,
      unknown
    >;
  } catch (error) {
    run.note(locatedError(error, []), undefined);
    return null;
  }
}
