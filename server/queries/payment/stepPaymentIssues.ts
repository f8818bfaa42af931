import {
  currentStepIssue,
  completedStepIssue,
  type StepPaymentFacts,
  type StepPaymentIssue,
} from '#domain/payment/paymentIssues.ts';
import { paymentStandingOf, type EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import type { SnapshotStep } from '#server/queries/submission/SubmissionSnapshot.ts';

/** A row of `unfit_steps`. */
export interface StoredStepIssue {
  readonly active_step_id: string;
  readonly submission_id: string;
  readonly team_id: string;
  readonly kind: StepPaymentIssue['kind'];
  readonly amount_cents: number | null;
  readonly since: string;
}

/** Steps where the money received and the submission's progress don't match. Decision 0066. */
export function stepPaymentIssues({ snapshot, evaluation }: EvaluatedSubmission): readonly StoredStepIssue[] {
  const money = (payment: NonNullable<SnapshotStep['payment']>, at: string | null): StepPaymentFacts => {
    const { status, received, outstanding, isGivenBack } = paymentStandingOf(payment, evaluation);
    const last = payment.entries.at(-1)?.at;
    return {
      status,
      received,
      outstanding,
      isGivenBack,
      at: at === null ? null : new Date(at),
      lastEntryAt: last ? new Date(last) : null,
    };
  };
  const stored = (activeStepId: string, unfit: StepPaymentIssue | null): readonly StoredStepIssue[] =>
    unfit === null
      ? []
      : [
          {
            active_step_id: activeStepId,
            submission_id: snapshot.id,
            team_id: snapshot.teamId,
            kind: unfit.kind,
            amount_cents: unfit.amount,
            since: unfit.since.toISOString(),
          },
        ];
  const { step, leftPayments } = snapshot;
  return [
    ...(step?.payment ? stored(step.activeStepId, currentStepIssue(money(step.payment, step.since))) : []),
    ...leftPayments.flatMap(({ activeStepId, leftAt, payment }) =>
      stored(activeStepId, completedStepIssue(money(payment, leftAt))),
    ),
  ];
}
