import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { baselineOf, reviewFlaw, type ReviewFlaw, type ReviewOfAnswers } from '#domain/review/sinceApproval.ts';
import { answersUpToStep } from '#domain/submission/shownAnswers.ts';
import { answersDigest } from '#server/queries/submission/answersDigest.ts';
import { reviewGroupOf } from '#server/queries/submission/reviewGroupOf.ts';
import type { ReviewedStep, Situation } from '#server/queries/submission/Situation.ts';

/** How a step that was reviewed stands to the answers of which its reviewers spoke. */
export interface ReviewedStanding {
  readonly activeStepId: string;
  readonly stepIdentity: string;
  /** of the answers up to the step, as they are shown now */
  readonly digest: string;
  /** why what was reviewed there is not what would be issued; null when it is */
  readonly flaw: ReviewFlaw | null;
  /** the answers that were approved there, or accepted after that; null where none were and now some should be */
  readonly baseline: { readonly digest: string; readonly at: Date } | null;
}

export function reviewedStepsOf(
  { reviewedSteps }: Pick<Situation, 'reviewedSteps'>,
  evaluation: Evaluation,
): readonly ReviewedStanding[] {
  return reviewedSteps.map((step) => reviewedStanding(step, evaluation));
}

function reviewedStanding(step: ReviewedStep, evaluation: Evaluation): ReviewedStanding {
  const { activeStepId, identity: stepIdentity } = step;
  const digest = answersDigest(evaluation, answersUpToStep(evaluation.form, stepIdentity));
  const acceptances = step.acceptances.map(({ at, ...acceptance }) => ({ ...acceptance, at: new Date(at) }));
  const reviews = step.reviewGroups.map((group): ReviewOfAnswers => ({
    ...{ digest, acceptances, isBehind: step.completed },
    group: reviewGroupOf(group, evaluation),
    approvals: group.approvals.map(({ at, ...approval }) => ({ ...approval, at: new Date(at) })),
  }));
  const flawed = reviews.filter((review) => reviewFlaw(review) !== null);
  const [baseline] = flawed.flatMap((review) => baselineOf(review) ?? []).toSorted((a, b) => +a.at - +b.at);
  const flaws = flawed.map(reviewFlaw);
  const flaw = flaws.includes('changed') ? 'changed' : (flaws[0] ?? null);
  return { activeStepId, stepIdentity, digest, flaw, baseline: baseline ?? null };
}
