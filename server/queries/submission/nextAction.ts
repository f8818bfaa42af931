import {
  maySeeAmounts,
  whatNext,
  type AmountToPay,
  type NamedNext,
  type NextReader,
} from '#domain/submission/whatNext.ts';
import { paymentStandingOf, type EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { namedRequiredActions } from '#server/queries/submission/namedRequiredActions.ts';

/** How many times a step must have been completed before its usual time is shown. */
export const minTimedCompletions = 5;

/** The step whose usual time applies; null unless the submission is active. */
export const timedStepOf = ({ snapshot: { step, status } }: EvaluatedSubmission): string | null =>
  status === 'active' ? (step?.identity ?? null) : null;

/** The next action for one reader. Used by pages, lists, emails, and the API, so that all say the same. */
export function nextActionFor(evaluated: EvaluatedSubmission, reader: NextReader, usualMs: number | null): NamedNext {
  const { step, status, haltedByAdmin, teamName: office } = evaluated.snapshot;
  const actions = namedRequiredActions(evaluated);
  const since = step?.since == null ? null : new Date(step.since);
  const next = whatNext({ status, haltedByAdmin, actions, since, usualMs }, reader);
  const named = actions.find(({ party, solution }) => party === next.party && solution === next.solution);
  const isPayer = next.isViewers && next.solution === 'pay' && maySeeAmounts(reader);
  return {
    ...next,
    names: named?.names ?? [],
    office,
    stepName: step?.name ?? null,
    outputNames: step?.outputNames ?? [],
    amount: isPayer ? amountToPay(evaluated) : null,
  };
}

/** What is left to pay at the current step; null if the payer decides or it can't be calculated yet. */
function amountToPay({ snapshot: { step }, evaluation }: EvaluatedSubmission): AmountToPay | null {
  if (!step?.payment) return null;
  const { outstanding, received } = paymentStandingOf(step.payment, evaluation);
  return outstanding === null || outstanding === 0 ? null : { cents: outstanding, isRest: received > 0 };
}
