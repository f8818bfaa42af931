import {
  executeRootSelectionSet,
  locatedError,
  validateExecutionArgs,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import { planOf, type QueryPlan } from '#server/execution/planOf.ts';
import { Run } from '#server/execution/Run.ts';
import { runFields } from '#server/execution/runFields.ts';

/**
 * As `execute` of GraphQL itself, for half of its work: what a document asks of a type is worked out once, not for each
 * object of each answer. What changes something is left to GraphQL itself. Decision 0080.
 */
export async function executePlanned(args: ExecutionArgs): Promise<ExecutionResult> {
  const asked = validateExecutionArgs(args);
  if (!('schema' in asked)) return { errors: asked };
  const plan = planOf(asked);
  return plan ? runPlan(plan, new Run(asked)) : executeRootSelectionSet(asked);
}

/** Who gave up hears so at once; what is under way goes on to its next step and ends there. */
function runPlan(plan: QueryPlan, run: Run): Promise<ExecutionResult> {
  return new Promise((resolve, reject) => {
    const signal = run.asked.externalAbortSignal;
    signal?.addEventListener('abort', () => reject(signal.reason));
    dataOf(plan, run).then((data) => resolve(run.errors.length > 0 ? { errors: run.errors, data } : { data }), reject);
  });
}

async function dataOf({ type, selection }: QueryPlan, run: Run): Promise<Record<string, unknown> | null> {
  try {
    return (await runFields({ type, source: run.asked.rootValue, selection, path: undefined }, run)) as Record<
      string,
      unknown
    >;
  } catch (error) {
    run.note(locatedError(error, []), undefined);
    return null;
  }
}
