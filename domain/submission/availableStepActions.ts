import { decide, factsAbout, type Facts } from '#domain/access/decide.ts';
import { activeStepRules, reviewGroupRules } from '#domain/access/submissionRules.ts';
import { statusAllows, type StepAction } from '#domain/submission/actions.ts';
import type { Viewer } from '#domain/submission/availableActions.ts';
import type { StepState } from '#domain/submission/step.ts';
import type { SubmissionState } from '#domain/submission/status.ts';

type StepPredicate = (step: StepState, submission: SubmissionState) => boolean;

const isReached: StepPredicate = (step, submission) =>
  step.genericType === 'SupplementalRequirement' || step.position <= submission.currentPosition;

const isCurrent: StepPredicate = (step, submission) =>
  !step.completed && (step.genericType === 'SupplementalRequirement' || step.position === submission.currentPosition);

/** What must be true of the step itself. */
const predicates: Readonly<Record<StepAction, StepPredicate>> = {
  saveAnswer: () => true,
  lockStep: (step) => step.type === 'CollectInfoStep',
  advanceStep: isCurrent,
  signStep: (step, submission) => step.requiresSignature && isReached(step, submission),
  skipSignature: (step, submission) => step.requiresSignature && isCurrent(step, submission),
  assignResponsibility: (step, submission) => step.type === 'AssignResponsibilityStep' && isCurrent(step, submission),
  requestReview: (step, submission) => step.type === 'RequireReviewStep' && isReached(step, submission),
  reviewStep: (step, submission) => step.type === 'RequireReviewStep' && isReached(step, submission),
  inviteToSurvey: (step, submission) => step.type === 'SurveyStep' && isReached(step, submission),
  exportSurveyResponses: (step) => step.type === 'SurveyStep',
};

/** Takes answers from applicants: it is the current step, or one behind it that may be revised. */
export function isOpen(step: StepState, submission: SubmissionState): boolean {
  return isCurrent(step, submission) || (isReached(step, submission) && step.revisable);
}

export function stepFacts(step: StepState, submission: SubmissionState, viewer: Viewer): Facts<'activeStep'> {
  const traits = {
    external: step.external,
    open: isOpen(step, submission),
    locked: step.locked,
  };
  const holding = (Object.keys(traits) as (keyof typeof traits)[]).filter((trait) => traits[trait]);
  return factsAbout('activeStep', { ...viewer, traits: holding });
}

export const stepActions = [
  ...Object.keys(activeStepRules.writing),
  ...Object.keys(reviewGroupRules.writing),
] as StepAction[];

/** What the viewer can do on one step now. */
export function availableStepActions(step: StepState, submission: SubmissionState, viewer: Viewer): StepAction[] {
  const facts = stepFacts(step, submission, viewer);
  const reviewFacts = factsAbout('reviewGroup', viewer);
  return stepActions.filter(
    (action) =>
      statusAllows(submission.status, action) &&
      predicates[action](step, submission) &&
      (action === 'reviewStep' ? decide(action, reviewFacts) : decide(action, facts)),
  );
}

/** How a field is offered: locked ones are read-only for everybody until they are unlocked. */
export function fieldAccess(
  fieldIdentity: string,
  step: StepState,
  submission: SubmissionState,
  viewer: Viewer,
): 'editable' | 'locked' | 'readOnly' {
  if (step.locked || step.lockedFields.includes(fieldIdentity)) return 'locked';
  const facts = stepFacts(step, submission, viewer);
  return statusAllows(submission.status, 'saveAnswer') && decide('saveAnswer', facts) ? 'editable' : 'readOnly';
}
