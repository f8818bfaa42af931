import { namedSubmission, type AboutSubmission } from '#messages/mail/aboutSubmission.ts';

/** Refunds and their approval. */
export const refundWords = {
  refund: 'Refund payment',
  atOnce: 'The money goes back to the payer right away, the same way it was paid. You can’t undo this.',
  amount: 'Amount',
  amountHint: (most: string) => `At most ${most}.`,
  why: 'Reason',
  whyHint: 'Visible to staff and to the person who approves the refund.',
  request: 'Request refund',
  issue: 'Issue refund',
  leave: 'Cancel',
  sending: 'Sending…',
  requestSent: 'Refund requested',
  issued: 'Refund issued',
  inProgress: (amount: string) => `${amount} is on its way back to the payer.`,
  givenBack: (amount: string) => `${amount} was refunded to the payer.`,
  notGivenBack: (amount: string) => `${amount} couldn’t be refunded.`,
  requested: 'Refund authorization requested',
  asks: (name: string, amount: string) => `${name} requested a refund of ${amount}.`,
  reason: (reason: string) => `Reason: ${reason}`,
  waits: 'It will be sent once someone who can approve this form’s refunds approves it.',
  approve: 'Approve refund',
  approveText: (amount: string) => `${amount} will be returned to the payer. You can’t undo this.`,
  approved: 'Refund approved',
  cancel: 'Cancel',
  canceled: 'Request canceled',
} as const;

/** The team setting that requires a second person's approval. */
export const refundSettingWords = {
  title: 'Refunds',
  label: 'A second person approves every refund',
  hint: 'A form’s authorities approve its refunds, but never their own. No money is sent before that.',
  nobody: (forms: string) =>
    `No one can approve refunds for these forms yet: ${forms}. Add someone under Who approves refunds in each form’s settings.`,
  ownersOnly: 'Only team owners can change this.',
  saved: 'Refund setting updated',
} as const;

export const refundMailWords = {
  subject: (amount: string, about: AboutSubmission) =>
    `Refund authorization requested: ${amount}, ${namedSubmission(about)}`,
  text: (name: string, amount: string, form: string) =>
    `${name} requested a refund of ${amount} for ${form}. It will be sent once you or another authority approves it.`,
  reason: (reason: string) => `Reason: ${reason}`,
  action: 'Review the request',
} as const;
