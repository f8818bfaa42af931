/** Going from what was issued to a submission that renews it. */
export const renewWords = {
  renew: 'Renew',
  title: (output: string) => `Renew ${output}`,
  text: (form: string) =>
    `A new submission of ${form} begins. What was answered last time is filled in where the form allows it. Check it before you go on.`,
  underWay: 'A renewal was started.',
  continue: 'Continue the renewal',
  complete: 'Open the renewal',
  back: (output: string) => `Back to ${output}`,
} as const;
