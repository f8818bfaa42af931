import { stepsToCheck, type CheckableStep } from '#domain/submission/answerCheck.ts';

interface ActiveStep {
  readonly id: string;
  readonly external: boolean;
  readonly lockedAt?: unknown;
  readonly availableActions: readonly string[];
  readonly step: { readonly identity: string; readonly type: string };
}

/** The steps whose answers are on the page to check them, from what the server says about a submission. */
export function checkedStepsOf<Step extends ActiveStep>(
  activeSteps: readonly Step[],
  currentId: string,
): readonly (CheckableStep & { readonly activeStep: Step })[] {
  const steps = activeSteps.map((activeStep) => ({
    id: activeStep.id,
    isOwnForm: activeStep.external && activeStep.step.type === 'CollectInfoStep',
    isRevisable: activeStep.lockedAt == null && activeStep.availableActions.includes('saveAnswer'),
    identity: activeStep.step.identity,
    activeStep,
  }));
  return stepsToCheck(steps, currentId);
}
