import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { baselineOf, reviewProblem, type ReviewProblem, type ReviewOfAnswers } from '#domain/review/sinceApproval.ts';
import { answersUpToStep } from '#domain/submission/shownAnswers.ts';
import { answersDigest } from '#server/queries/submission/answersDigest.ts';
import { reviewGroupOf } from '#server/queries/submission/reviewGroupOf.ts';
import type { ReviewedStep, SubmissionSnapshot } from '#server/queries/submission/SubmissionSnapshot.ts';

/** A reviewed step compared with the answers its reviewers decided on. */
export interface ReviewedSubmissionStep {
  readonly activeStepId: string;
  readonly stepIdentity: string;
  /** of the answers up to the step, as shown now */
  readonly digest: string;
  /** why the reviewed answers differ from what would be issued; null if they don't */
  readonly problem: ReviewProblem | null;
  /** the answers approved there or accepted later; null if a required approval is missing */
  readonly baseline: { readonly digest: string; readonly at: Date } | null;
}

export function reviewedStepsOf(
  { reviewedSteps }: Pick<SubmissionSnapshot, 'reviewedSteps'>,
  evaluation: Evaluation,
): readonly ReviewedSubmissionStep[] {
  return reviewedSteps.map((step) => reviewedSubmissionStep(step, evaluation));
}

function reviewedSubmissionStep(step: ReviewedStep, evaluation: Evaluation): ReviewedSubmissionStep {
  const { activeStepId, identity: stepIdentity } = step;
  const digest = answersDigest(evaluation, answersUpToStep(evaluation.form, stepIdentity));
  const acceptances = step.acceptances.map(({ at, ...acceptance }) => ({ ...acceptance, at: new Date(at) }));
  const reviews = step.reviewGroups.map((group): ReviewOfAnswers => ({
    ...{ digest, acceptances, isBehind: step.completed },
    group: reviewGroupOf(group, evaluation),
    approvals: group.approvals.map(({ at, ...approval }) => ({ ...approval, at: new Date(at) })),
  }));
  const refused = reviews.filter((review) => reviewProblem(review) !== null);
  const [baseline] = refused.flatMap((review) => baselineOf(review) ?? []).toSorted((a, b) => +a.at - +b.at);
  const problems = refused.map(reviewProblem);
  const problem = problems.includes('changed') ? 'changed' : (problems[0] ?? null);
  return { activeStepId, stepIdentity, digest, problem, baseline: baseline ?? null };
}
