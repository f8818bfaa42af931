/** What is said above a submission, whatever step is shown. */
export const submissionBannerWords = {
  corrected: 'Answers were changed by staff',
  subComplete: 'Sub-submission complete. Return to parent submission.',
  skipped: (form: string) => `${form} was skipped`,
  skippedText: 'That form is not published, so nobody is asked for it.',
  unnamedForm: 'A sub-submission',
} as const;
