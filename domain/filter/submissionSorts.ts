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

/** For API clients: stable, because nothing done to a submission changes it. */
export const stableSubmissionOrder: SubmissionOrder = { by: 'createdAt', isDescending: true };
/** For pages: most recent activity first. */
export const defaultSubmissionOrder: SubmissionOrder = { by: 'lastActivityAt', isDescending: true };
