/** Every mail that the product sends. `optional` ones can be turned off, for a form or a team, by a person or the team. */
export const emailTypes = {
  verifyEmail: { optional: false },
  resetPassword: { optional: false },
  invitation: { optional: false },
  surveyInvitation: { optional: false },
  reviewRequested: { optional: false },
  requirementSent: { optional: false },
  exportReady: { optional: false },
  receipt: { optional: false },
  refundRequested: { optional: false },
  outputRevoked: { optional: false },
  fileRemoved: { optional: false },
  submissionLaunched: { optional: true },
  submissionCompleted: { optional: true },
  submissionHalted: { optional: true },
  stepAssigned: { optional: true },
  stepReady: { optional: true },
  stepOverdue: { optional: true },
  changesRequested: { optional: true },
  reviewCompleted: { optional: true },
  discussionStarted: { optional: true },
  commentAdded: { optional: true },
  paymentReceived: { optional: true },
  paymentFailed: { optional: true },
  outputIssued: { optional: true },
  renewalReminder: { optional: true },
  editSuggested: { optional: true },
} as const satisfies Record<string, { optional: boolean }>;

export type EmailType = keyof typeof emailTypes;

export function isEmailType(text: string): text is EmailType {
  return Object.hasOwn(emailTypes, text);
}
