import { inSentence } from '#messages/submission/stepPhrases.ts';

/** The end of a completed submission. */
export const submissionEndWords = {
  outputs: 'Documents',
  ready: (name: string, office: string) => `Your ${inSentence(name, office)} is ready.`,
  allReady: 'Your documents are ready.',
  number: (number: string) => `Your submission number is ${number}.`,
  answers: 'See your answers',
  receipt: (amount: string) => `Receipt for ${amount}`,
  another: 'Start another',
  allOwn: 'All your submissions',
  download: 'Download',
  generating: (name: string) => `Generating ${name}`,
  without: 'Completed with exceptions',
  unpaid: (step: string, amount: string | null) =>
    amount === null ? `${step}: not paid` : `${step}: ${amount} not paid`,
  underway: (step: string) => `${step}: payment is still processing`,
  refunded: (step: string) => `${step}: payment was refunded`,
  waived: (step: string, name: string | null) => (name === null ? `${step}: waived` : `${step}: waived by ${name}`),
  signatureSkipped: (step: string) => `${step}: signature was skipped`,
} as const;

/** Drafts of documents for staff to review before they're issued. */
export const draftDocumentWords = {
  title: 'Documents to be issued',
  text: 'When you complete this step, these documents will be issued to the applicant. Review them first.',
  show: 'Show draft',
  showNamed: (name: string) => `Show draft of ${name}`,
  again: 'Refresh draft',
  againNamed: (name: string) => `Refresh draft of ${name}`,
  draftOf: (name: string) => `Draft: ${name}`,
  open: 'Open in a new tab',
} as const;
