/** A copy of a submission's answers, and the links that lead to it. */
export const submittedAnswersWords = {
  title: (submission: string) => `Answers: ${submission}`,
  print: 'Print',
  none: 'There are no answers yet.',
  back: 'Back to the submission',
} as const;
