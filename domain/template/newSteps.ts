import type { StepType } from '#domain/submission/step.ts';

/** What a step has from the beginning, because it makes no sense without it. */
export type StepPart = 'section' | 'survey' | 'paymentConfig' | 'reviewGroup';

interface NewStep {
  /** whether the applicant acts on it until somebody says otherwise */
  readonly external: boolean;
  readonly part: StepPart | null;
}

export const newSteps: Readonly<Record<StepType, NewStep>> = {
  BasicStep: { external: false, part: null },
  CollectInfoStep: { external: true, part: 'section' },
  AssignResponsibilityStep: { external: false, part: null },
  RequireReviewStep: { external: false, part: 'reviewGroup' },
  PaymentStep: { external: true, part: 'paymentConfig' },
  SurveyStep: { external: false, part: 'survey' },
};
