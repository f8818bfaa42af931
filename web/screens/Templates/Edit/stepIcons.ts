import type { StepType } from '#domain/submission/step.ts';
import type { IconName } from '#web/ui/iconNames.ts';

export const stepIcons: Readonly<Record<StepType, IconName>> = {
  CollectInfoStep: 'list',
  PaymentStep: 'money',
  RequireReviewStep: 'review',
  BasicStep: 'check',
  AssignResponsibilityStep: 'people',
  SurveyStep: 'document',
};
