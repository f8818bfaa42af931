import { whatNext, type NamedNext, type NextReader } from '#domain/submission/whatNext.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { namedRequiredActions } from '#server/queries/submission/namedRequiredActions.ts';

/** How many times a step must have been completed before its usual time is shown. */
export const minTimedCompletions = 5;

/** The step whose usual time applies; null unless the submission is active. */
export const timedStepOf = ({ snapshot: { step, status } }: EvaluatedSubmission): string | null =>
  status === 'active' ? (step?.identity ?? null) : null;

/** The next action for one reader. Used by pages, lists, emails, and the API, so that all say the same. */
export function nextActionFor(evaluated: EvaluatedSubmission, reader: NextReader, usualMs: number | null): NamedNext {
  const { step, status, teamName: office } = evaluated.snapshot;
  const actions = namedRequiredActions(evaluated);
  const since = step?.since == null ? null : new Date(step.since);
  const next = whatNext({ status, actions, since, usualMs }, reader);
  const named = actions.find(({ party, solution }) => party === next.party && solution === next.solution);
  return { ...next, names: named?.names ?? [], office, stepName: step?.name ?? null };
}
