/** What staff can order their submissions by. */
export const submissionSorts = [
  'lastActivityAt',
  'lastEditedAt',
  'lastAnswerAt',
  'lastChangedAt',
  'createdAt',
  'dueAt',
  'currentStepSince',
  'number',
  'identifier',
  'form',
  'applicant',
  'currentStep',
] as const;
export type SubmissionSort = (typeof submissionSorts)[number];

export interface SubmissionOrder {
  readonly by: SubmissionSort;
  readonly isDescending: boolean;
}

/** For programs: nothing that is done to a submission moves it. */
export const steadyOrder: SubmissionOrder = { by: 'createdAt', isDescending: true };
/** For pages: where something happened last stands first. */
export const usualOrder: SubmissionOrder = { by: 'lastActivityAt', isDescending: true };
