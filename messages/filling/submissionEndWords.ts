/** The words of a submission that was completed. */
export const submissionEndWords = {
  outputs: 'Documents',
  download: 'Download',
  generating: (name: string) => `Generating ${name}`,
  without: 'Completed without',
  unpaid: (step: string, amount: string | null) =>
    amount === null ? `${step}: not paid` : `${step}: ${amount} not paid`,
  underway: (step: string) => `${step}: the payment is still on its way`,
  refunded: (step: string) => `${step}: the payment was given back`,
  waived: (step: string, name: string | null) => (name === null ? `${step}: waived` : `${step}: waived by ${name}`),
  signatureSkipped: (step: string) => `${step}: the signature was skipped`,
} as const;

/** What staff look at before they issue it. */
export const draftPaperWords = {
  title: 'This will be issued',
  text: 'When you complete this step, this is issued to the applicant. Look at it before you do.',
  show: 'Show the draft',
  showNamed: (name: string) => `Show the draft of ${name}`,
  again: 'Show it again',
  againNamed: (name: string) => `Show it again: ${name}`,
  draftOf: (name: string) => `Draft: ${name}`,
  open: 'Open in a new tab',
} as const;
