/** The words of money that goes back, and of who has to agree. */
export const refundWords = {
  refund: 'Refund payment',
  atOnce: 'The money goes back the way it came, at once. This cannot be undone.',
  amount: 'Amount',
  amountHint: (most: string) => `At most ${most}.`,
  why: 'Reason',
  whyHint: 'Staff read it, and whoever approves the refund.',
  request: 'Request refund',
  issue: 'Issue refund',
  leave: 'Do not refund',
  sending: 'Sending…',
  requestSent: 'Refund requested',
  issued: 'Refund issued',
  underWay: (amount: string) => `${amount} is on its way back to the payer.`,
  givenBack: (amount: string) => `${amount} was given back to the payer.`,
  notGivenBack: (amount: string) => `${amount} could not be given back.`,
  requested: 'Refund authorization requested',
  asks: (name: string, amount: string) => `${name} asks to refund ${amount}.`,
  reason: (reason: string) => `Reason: ${reason}`,
  waits: 'It is sent when somebody who may approve refunds of this form agrees.',
  approve: 'Approve refund',
  approveText: (amount: string) => `${amount} goes back to the payer. This cannot be undone.`,
  approved: 'Refund approved',
  cancel: 'Cancel',
  canceled: 'Request canceled',
} as const;

/** The setting of a team. */
export const refundSettingWords = {
  title: 'Refunds',
  label: 'A second person approves every refund',
  hint: 'Whoever is named as an authority of a form approves its refunds, but never their own. Until then the money stays.',
  nobody: (forms: string) =>
    `Nobody can approve refunds of these forms yet: ${forms}. Name somebody under Who approves refunds in their settings.`,
  ownersOnly: 'Only owners of the team change this.',
  saved: 'Refund setting updated',
} as const;

export const refundMailWords = {
  subject: (form: string) => `Refund authorization requested: ${form}`,
  text: (name: string, amount: string, form: string) =>
    `${name} asks to refund ${amount} of a payment for ${form}. It is sent when you or another authority approves it.`,
  reason: (reason: string) => `Reason: ${reason}`,
  action: 'Look at the request',
} as const;
