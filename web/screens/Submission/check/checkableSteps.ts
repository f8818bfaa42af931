import type { CheckableStep } from '#domain/submission/answerCheck.ts';

interface ActiveStep {
  readonly id: string;
  readonly external: boolean;
  readonly availableActions: readonly string[];
  readonly step: { readonly identity: string; readonly type: string };
}

type Checkable<Step> = CheckableStep & { readonly activeStep: Step };

/** The steps as the rules see them. */
export const checkableSteps = <Step extends ActiveStep>(activeSteps: readonly Step[]): readonly Checkable<Step>[] =>
  activeSteps.map((activeStep) => ({
    id: activeStep.id,
    identity: activeStep.step.identity,
    isOwnForm: activeStep.external && activeStep.step.type === 'CollectInfoStep',
    isRevisable: activeStep.availableActions.includes('saveAnswer'),
    activeStep,
  }));
