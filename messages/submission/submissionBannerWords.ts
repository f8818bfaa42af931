/** Banners above a submission, on every step. */
export const submissionBannerWords = {
  corrected: 'Answers were changed by staff',
  subComplete: 'Sub-submission complete. Return to parent submission.',
  skipped: (form: string) => `${form} was skipped`,
  skippedText: 'That form isn’t published, so it’s not required.',
  unnamedForm: 'A sub-submission',
} as const;
