import { evaluateForm, type Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import type { Form } from '#domain/form/Form.ts';
import { resultAmount } from '#domain/form/formula/formulaResult.ts';
import { contentsByField } from '#domain/form/rows.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { amountDue } from '#domain/payment/PaymentConfig.ts';
import { isRefundedByStaff, isOwed, type PaymentStanding } from '#domain/payment/PaymentStanding.ts';
import { paymentState, type PaymentState } from '#domain/payment/paymentStatus.ts';
import {
  awaitedReviewers,
  awaitedReviews,
  isRejected,
  requestedChanges,
  unrequestedReviews,
  waitsForApplicants,
  type RequestedChange,
} from '#domain/review/requestedChanges.ts';
import { isReviewComplete, outstandingReviewers, pendingReviews, type Reviewer } from '#domain/review/ReviewGroup.ts';
import type { AdvanceFacts } from '#domain/submission/obstacles.ts';
import { answersOfStep } from '#domain/submission/shownAnswers.ts';
import { needsSignature } from '#domain/submission/signature.ts';
import type { SubmissionState } from '#domain/submission/status.ts';
import { isSubprocessUnfinished, subprocessState } from '#domain/submission/subprocesses.ts';
import { answersDigest } from '#server/queries/submission/answersDigest.ts';
import { reviewedStepsOf, type ReviewedSubmissionStep } from '#server/queries/submission/reviewedStepsOf.ts';
import { reviewGroupOf, isReviewRequired } from '#server/queries/submission/reviewGroupOf.ts';
import type {
  NamedPrincipal,
  SubmissionSnapshot,
  SnapshotReviewGroup,
  SnapshotStep,
} from '#server/queries/submission/SubmissionSnapshot.ts';

/** A submission as the domain rules see it: evaluated answers, obstacles, and who needs to act. */
export interface EvaluatedSubmission {
  readonly snapshot: SubmissionSnapshot;
  readonly evaluation: Evaluation;
  readonly state: SubmissionState;
  /** null once completed */
  readonly facts: AdvanceFacts | null;
  readonly reviewed: readonly ReviewedSubmissionStep[];
  /** completed steps with a payment, each with the payment's state */
  readonly leftPayments: readonly LeftPayment[];
  readonly people: SubmissionPeople;
  /** changes that reviewers of the step requested, resolved or not */
  readonly requested: readonly RequestedChange[];
}

interface LeftPayment extends PaymentStanding {
  readonly activeStepId: string;
}

interface SubmissionPeople {
  readonly applicants: readonly NamedPrincipal[];
  readonly assignees: readonly NamedPrincipal[];
  /** reviewers who still have to decide */
  readonly reviewers: readonly NamedPrincipal[];
  /** reviewers who requested changes and wait for them */
  readonly waitingReviewers: readonly NamedPrincipal[];
}

export function evaluateSubmission(form: Form, snapshot: SubmissionSnapshot): EvaluatedSubmission {
  const evaluation = evaluateForm(form, contentsByField(form, snapshot.answers));
  const reviewed = reviewedStepsOf(snapshot, evaluation);
  const { status, haltedByAdmin, currentPosition, step } = snapshot;
  const state = { status, haltedByAdmin, currentPosition };
  const requested = (step?.reviewGroups ?? []).flatMap((group) =>
    requestedChanges(reviewGroupOf(group, evaluation), status === 'halted'),
  );
  const leftPayments = snapshot.leftPayments.map(({ activeStepId, payment }) => ({
    activeStepId,
    ...paymentStandingOf(payment, evaluation),
  }));
  const facts = step && factsOf(snapshot, step, evaluation, { state, reviewed, leftPayments, requested });
  const people = peopleOf(snapshot, evaluation);
  return { snapshot, evaluation, state, facts, reviewed, leftPayments, people, requested };
}

function factsOf(
  snapshot: SubmissionSnapshot,
  step: SnapshotStep,
  evaluation: Evaluation,
  {
    state,
    reviewed,
    leftPayments,
    requested,
  }: Pick<EvaluatedSubmission, 'state' | 'reviewed' | 'leftPayments' | 'requested'>,
): AdvanceFacts {
  const groups = step.reviewGroups.map((group) => reviewGroupOf(group, evaluation));
  return {
    submission: state,
    step,
    isLast: step.isLast,
    fieldProblems: evaluation.stepProblems(step.identity),
    paymentStatus: step.payment && moneyOf(step.payment, evaluation).status,
    unpaidFees: leftPayments.filter(isOwed).length,
    needsSignature: needsSignature({
      requiresSignature: step.requiresSignature,
      wasSkipped: step.isSignatureSkipped,
      signedDigests: step.signedDigests,
      // only computed if needed, because it hashes all answers and few steps require a signature
      currentDigest: step.requiresSignature
        ? answersDigest(evaluation, answersOfStep(evaluation.form, step.identity))
        : '',
    }),
    isResponsibilityAssigned: step.isResponsibilityAssigned,
    pendingReviews: pendingReviews(groups),
    awaitedReviews: awaitedReviews(groups),
    unaskedReviews: unrequestedReviews(groups),
    isRejected: isRejected(requested, state.status === 'halted'),
    requestedChanges: state.status === 'halted' ? 0 : requested.filter(waitsForApplicants).length,
    issuesOutputs: step.outputNames.length > 0,
    reviewsOfOtherAnswers: reviewed.filter(({ problem }) => problem !== null).length,
    unfinishedRequirements: snapshot.unfinishedRequirements,
    unfinishedSubprocesses: snapshot.subprocesses.filter((subprocess) =>
      isSubprocessUnfinished(
        subprocessState({
          waivedAt: subprocess.isWaived ? snapshot.createdAt : null,
          subprocess: subprocess.status && { status: subprocess.status },
          isFormPublished: subprocess.isFormPublished,
        }),
        isReviewRequired(subprocess.configIdentity, subprocess.required, evaluation),
      ),
    ).length,
  };
}

/** The amount due at a payment step; null if the payer decides or it can't be calculated yet. */
export function amountOwedAt(
  { payment }: Pick<SnapshotStep, 'payment'>,
  evaluation: Evaluation,
): ReturnType<typeof amountDue> | null {
  if (payment === null) return null;
  const { formulaIdentity } = payment.config;
  const result = formulaIdentity === null ? undefined : evaluation.formulaResult(formulaIdentity);
  const amount = result && resultAmount(result);
  const value: Cents | null = amount?.ok ? amount.value : null;
  return amountDue(payment.config, value);
}

type SnapshotPayment = NonNullable<SnapshotStep['payment']>;

/** The state of a step's payment. */
const moneyOf = (payment: SnapshotPayment, evaluation: Evaluation): PaymentState =>
  paymentState(amountOwedAt({ payment }, evaluation)?.cents ?? null, payment.entries);

/** The same, and whether staff refunded it. */
export const paymentStandingOf = (
  payment: SnapshotPayment,
  evaluation: Evaluation,
): PaymentState & PaymentStanding => ({
  ...moneyOf(payment, evaluation),
  isGivenBack: isRefundedByStaff(amountOwedAt({ payment }, evaluation)?.cents ?? null, payment.entries),
});

function peopleOf(snapshot: SubmissionSnapshot, evaluation: Evaluation): SubmissionPeople {
  const { applicants, step } = snapshot;
  const added = step?.assignmentGroups.filter(({ identity }) => evaluation.applies(identity)) ?? [];
  const waiting = step?.reviewGroups.filter((row) => {
    const group = reviewGroupOf(row, evaluation);
    return group.required && !isReviewComplete(group);
  });
  const assigned = onceEach([...(step?.assignees ?? []), ...added.flatMap(({ subjects }) => subjects)]);
  const isUnasked = unrequestedReviews((waiting ?? []).map((row) => reviewGroupOf(row, evaluation))) > 0;
  return {
    applicants: applicants.map(({ userId, name }) => ({ type: 'User', id: userId, name })),
    assignees: assigned.length > 0 || !isUnasked ? assigned : writersOf(snapshot),
    ...reviewersOf(waiting ?? [], evaluation),
  };
}

/**
 * People who may edit the form request third-party reviews if no one is assigned to the step, but never for their own
 * submission.
 */
function writersOf({ applicants, step }: SubmissionSnapshot): readonly NamedPrincipal[] {
  const own = new Set(applicants.map(({ userId }) => userId));
  return (step?.formWriters ?? []).filter(({ id }) => !own.has(id));
}

function reviewersOf(
  waiting: readonly SnapshotReviewGroup[],
  evaluation: Evaluation,
): Pick<SubmissionPeople, 'reviewers' | 'waitingReviewers'> {
  const groups = waiting.map((row) => ({ row, group: reviewGroupOf(row, evaluation) }));
  const reviewers = onceEach(groups.flatMap(({ row, group }) => named(awaitedReviewers(group), row)));
  const awaited = new Set(reviewers.map(({ id }) => id));
  const others = groups.flatMap(({ row, group }) => named(outstandingReviewers(group), row));
  return { reviewers, waitingReviewers: onceEach(others).filter(({ id }) => !awaited.has(id)) };
}

function named(reviewers: readonly Reviewer[], group: SnapshotReviewGroup): NamedPrincipal[] {
  const names = new Map(group.requests.map(({ receivingUserId, name }) => [receivingUserId, name]));
  for (const { id, name } of group.reviewers) names.set(id, name);
  return reviewers.map(({ type, id }) => ({ type, id, name: names.get(id) ?? '' }));
}

function onceEach(principals: readonly NamedPrincipal[]): NamedPrincipal[] {
  return [...new Map(principals.map((principal) => [principal.id, principal])).values()];
}
