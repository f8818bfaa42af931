import { whatNext, type NamedNext, type NextReader } from '#domain/submission/whatNext.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { waitingFor } from '#server/queries/submission/waitingFor.ts';

/** So many must have come by a step before it is said how long it usually takes. */
export const leastToSay = 5;

/** The step whose usual time is asked for; null where no time runs. */
export const timedStepOf = ({ snapshot: { step, status } }: EvaluatedSubmission): string | null =>
  status === 'active' ? (step?.identity ?? null) : null;

/** What follows in a submission for one reader, the same on pages, in lists, in emails and over the API. */
export function nextOf(evaluated: EvaluatedSubmission, reader: NextReader, usualMs: number | null): NamedNext {
  const { step, status, teamName: office } = evaluated.snapshot;
  const actions = waitingFor(evaluated);
  const since = step?.since == null ? null : new Date(step.since);
  const next = whatNext({ status, actions, since, usualMs }, reader);
  const named = actions.find(({ party, solution }) => party === next.party && solution === next.solution);
  return { ...next, names: named?.names ?? [], office, stepName: step?.name ?? null };
}
