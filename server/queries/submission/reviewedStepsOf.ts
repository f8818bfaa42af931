import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { baselineOf, reviewProblem, type ReviewProblem, type ReviewOfAnswers } from '#domain/review/sinceApproval.ts';
import { answersUpToStep } from '#domain/submission/shownAnswers.ts';
import { answersDigest } from '#server/queries/submission/answersDigest.ts';
import { reviewGroupOf } from '#server/queries/submission/reviewGroupOf.ts';
import type { ReviewedStep, SubmissionSnapshot } from '#server/queries/submission/SubmissionSnapshot.ts';

/** How a step that was reviewed stands to the answers of which its reviewers spoke. */
export interface ReviewedSubmissionStep {
  readonly activeStepId: string;
  readonly stepIdentity: string;
  /** of the answers up to the step, as they are shown now */
  readonly digest: string;
  /** why what was reviewed there is not what would be issued; null when it is */
  readonly problem: ReviewProblem | null;
  /** the answers that were approved there, or accepted after that; null where none were and now some should be */
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
