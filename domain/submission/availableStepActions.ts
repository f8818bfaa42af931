import { decide, factsAbout, type Facts } from '#domain/access/decide.ts';
import { activeStepRules, reviewGroupRules } from '#domain/access/submissionRules.ts';
import { statusAllows, type StepAction } from '#domain/submission/actions.ts';
import type { Viewer } from '#domain/submission/availableActions.ts';
import type { SubmissionState } from '#domain/submission/status.ts';
import { isTypeSpecificAction, stepKindOf } from '#domain/submission/stepKinds.ts';
import type { StepState } from '#domain/submission/StepState.ts';

type StepPredicate = (step: StepState, submission: SubmissionState) => boolean;

const isReached: StepPredicate = (step, submission) =>
  step.genericType === 'SupplementalRequirement' || step.position <= submission.currentPosition;

const isCurrent: StepPredicate = (step, submission) =>
  !step.completed && (step.genericType === 'SupplementalRequirement' || step.position === submission.currentPosition);

const isAlways: StepPredicate = () => true;

/** Requirements on the step itself, besides its type. */
const predicates: Readonly<Record<StepAction, StepPredicate>> = {
  saveAnswer: isAlways,
  correctAnswer: isReached,
  lockStep: isAlways,
  advanceStep: isCurrent,
  signStep: (step, submission) => step.requiresSignature && isReached(step, submission),
  skipSignature: (step, submission) => step.requiresSignature && isCurrent(step, submission),
  assignResponsibility: isCurrent,
  assignAnyone: isCurrent,
  requestReview: isReached,
  reviewStep: isReached,
  inviteToSurvey: isCurrent,
  exportSurveyResponses: isAlways,
};

const isOffered = (action: StepAction, { type }: StepState): boolean =>
  !isTypeSpecificAction(action) || stepKindOf(type).actions.includes(action);

/** Accepts answers from applicants: the current step, or an earlier revisable one. */
export function isOpen(step: StepState, submission: SubmissionState): boolean {
  return isCurrent(step, submission) || (isReached(step, submission) && step.revisable);
}

function stepFacts(step: StepState, submission: SubmissionState, viewer: Viewer): Facts<'activeStep'> {
  const traits = {
    external: step.external,
    open: isOpen(step, submission),
    locked: step.locked,
  };
  const holding = (Object.keys(traits) as (keyof typeof traits)[]).filter((trait) => traits[trait]);
  return factsAbout('activeStep', { ...viewer, traits: holding });
}

const stepActions = [
  ...Object.keys(activeStepRules.writing),
  'exportSurveyResponses',
  ...Object.keys(reviewGroupRules.writing),
] as StepAction[];

/** What the viewer can do on a step now. */
export function availableStepActions(step: StepState, submission: SubmissionState, viewer: Viewer): StepAction[] {
  const facts = stepFacts(step, submission, viewer);
  const reviewFacts = factsAbout('reviewGroup', viewer);
  return stepActions.filter(
    (action) =>
      statusAllows(submission.status, action) &&
      isOffered(action, step) &&
      predicates[action](step, submission) &&
      (action === 'reviewStep' ? decide(action, reviewFacts) : decide(action, facts)),
  );
}
