/** Who an email is for: applicants of the submission, or staff who work on it. */
export type MailReader = 'applicant' | 'staff';

type MailTraits =
  | { readonly optional: false }
  /** can be turned off by a person or team, for a form or team */
  | { readonly optional: true; readonly to: readonly MailReader[] };

const needed = { optional: false } as const;
const offered = (...to: readonly MailReader[]) => ({ optional: true, to }) as const;

/** Every type of email the product sends. */
export const emailTypes = {
  verifyEmail: needed,
  resetPassword: needed,
  invitation: needed,
  statusCode: needed,
  surveyInvitation: needed,
  reviewRequested: needed,
  requirementSent: needed,
  exportReady: needed,
  receipt: needed,
  refundRequested: needed,
  outputRevoked: needed,
  fileRemoved: needed,
  submissionLaunched: offered('applicant'),
  submissionCompleted: offered('applicant'),
  submissionHalted: offered('applicant'),
  stepAssigned: offered('staff'),
  stepReady: offered('applicant', 'staff'),
  stepOverdue: offered('applicant', 'staff'),
  // off means that staff get the two above right away; applicants always do. Decision 0145.
  dailySummary: offered('staff'),
  stepStarted: offered('applicant', 'staff'),
  stepCompleted: offered('applicant', 'staff'),
  changesRequested: offered('applicant'),
  reviewCompleted: offered('staff'),
  discussionStarted: offered('applicant', 'staff'),
  commentAdded: offered('applicant', 'staff'),
  paymentReceived: offered('applicant', 'staff'),
  paymentFailed: offered('applicant', 'staff'),
  outputIssued: offered('applicant'),
  renewalReminder: offered('applicant'),
  editSuggested: offered('staff'),
} as const satisfies Record<string, MailTraits>;

export type EmailType = keyof typeof emailTypes;

/** Types that can be turned off. */
export type OptionalEmailType = {
  [Type in EmailType]: (typeof emailTypes)[Type]['optional'] extends true ? Type : never;
}[EmailType];

const isOptional = (type: EmailType): type is OptionalEmailType => emailTypes[type].optional;

export const optionalEmailTypes: readonly OptionalEmailType[] = (Object.keys(emailTypes) as EmailType[]).filter(
  isOptional,
);

/** What the daily summary contains. */
export const summarizedEmailTypes = ['stepReady', 'stepOverdue'] as const satisfies readonly OptionalEmailType[];

export function isEmailType(text: string): text is EmailType {
  return Object.hasOwn(emailTypes, text);
}

export function isOptionalEmailType(text: string): text is OptionalEmailType {
  return isEmailType(text) && isOptional(text);
}
