/** What staff can order their submissions by. */
export const submissionSorts = [
  'lastActivityAt',
  'lastEditedAt',
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

/** What happened last stands first. */
export const usualOrder: SubmissionOrder = { by: 'lastActivityAt', isDescending: true };
