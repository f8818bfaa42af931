/** Renewing an issued output with a new submission. */
export const renewWords = {
  renew: 'Renew',
  title: (output: string) => `Renew ${output}`,
  text: (form: string) =>
    `This starts a new submission for ${form}. Answers from last time are filled in where the form allows it. Check them before you continue.`,
  inProgress: 'A renewal is in progress.',
  continue: 'Continue renewal',
  complete: 'Open renewal',
  back: (output: string) => `Back to ${output}`,
} as const;
