import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';

export const surveyStates = ['ahead', 'open', 'paused', 'over'] as const;
/** Whether a survey accepts responses: only while its step is current and the submission isn't on hold. */
export type SurveyState = (typeof surveyStates)[number];

interface SurveyStep {
  readonly status: SubmissionStatus;
  readonly isCurrent: boolean;
  readonly isCompleted: boolean;
}

export function surveyState({ status, isCurrent, isCompleted }: SurveyStep): SurveyState {
  if (isCompleted || status === 'finished') return 'over';
  if (!isCurrent) return 'ahead';
  return status === 'halted' ? 'paused' : 'open';
}

const refusals = {
  ahead: 'surveyAhead',
  open: null,
  paused: 'surveyPaused',
  over: 'surveyOver',
} as const satisfies Record<SurveyState, RefusalCode | null>;

export const surveyRefusal = (state: SurveyState): RefusalCode | null => refusals[state];
