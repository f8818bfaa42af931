/** The words of a submission that was completed. */
export const submissionEndWords = {
  outputs: 'Documents',
  download: 'Download',
  generating: (name: string) => `Generating ${name}`,
  without: 'Completed without',
  unpaid: (step: string, amount: string | null) =>
    amount === null ? `${step}: not paid` : `${step}: ${amount} not paid`,
  underway: (step: string) => `${step}: the payment is still on its way`,
  waived: (step: string, name: string | null) => (name === null ? `${step}: waived` : `${step}: waived by ${name}`),
  signatureSkipped: (step: string) => `${step}: the signature was skipped`,
} as const;
