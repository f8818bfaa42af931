import { plural } from '#domain/kernel/plural.ts';
import {
  documentOf,
  namedSubmission,
  numberedSubmission,
  type AboutSubmission,
} from '#messages/mail/aboutSubmission.ts';

const of = (what: string | null): string => (what === null ? '' : ` of ${what}`);

const at = (team: string | null): string => (team === null ? '' : ` at ${team}`);

/** A role in a team, as invitations name it. */
export function invitedAs({ roleType, name }: { readonly roleType: string; readonly name: string }): string {
  if (roleType === 'owner') return 'as a team owner';
  return roleType === 'member' ? 'as a team member' : `as part of “${name}”`;
}

const ofSurvey = (survey: string | null): string => (survey === null ? '' : `: ${survey}`);

/** All texts of emails. A subject says what happened and to what, and never names a person. */
export const mailSentences = {
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  orCopy: 'Or copy this address into your browser:',
  wrote: (name: string) => `${name} wrote:`,
  checkStatus: 'Check the status without signing in',
  choices: { settings: 'Change which emails you get', unsubscribe: 'Unsubscribe from these emails' },
  reasons: {
    account: 'You’re receiving this because of your account. We will never ask for your password by email.',
    asked: 'You’re receiving this because someone entered this address. If it wasn’t you, ignore this email.',
    statusCode:
      'You’re receiving this because someone entered this address and the number of your submission. If it wasn’t you, ignore this email and don’t pass on the code.',
    takingPart: 'You’re receiving this because you’re part of this submission.',
    invited: 'You’re receiving this because someone who works with this form entered your address.',
    survey: 'You’re receiving this because the team that runs this survey entered your address.',
    added: 'You’re receiving this because someone added you.',
    reviewer: 'You’re receiving this because you were asked to review this submission.',
    authority: 'You’re receiving this because you can approve refunds for this form.',
    operator: 'You’re receiving this because you help run this site.',
    invitedToTeam: 'You’re receiving this because someone on this team entered your address.',
    requested: 'You’re receiving this because you requested it.',
    task: 'You’re receiving this because this step is waiting for you.',
    dailySummary: 'You’re receiving this because these steps are waiting for you.',
    working: 'You’re receiving this because you work with this form.',
    finance: 'You’re receiving this because you handle this team’s finances.',
    teamMember: 'You’re receiving this because you’re a member of this team.',
    suggested: 'You’re receiving this because you suggested this edit.',
  },

  verifyEmail: {
    subject: 'Confirm your email address',
    text: 'Please confirm that this is your email address.',
    action: 'Confirm email address',
    expires: (hours: number) => `The link works once and expires in ${plural(hours, 'hour')}.`,
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'Someone asked to reset the password for the account with this email address. If it was you, choose a new one here.',
    action: 'Choose a new password',
    expires: (minutes: number) =>
      `The link works once and expires in ${plural(minutes, 'minute')}. Your old password works until you choose a new one.`,
  },
  statusCode: {
    subject: 'Your code to check a status',
    text: (number: string) => `Enter this code to see the status of submission #${number}.`,
    code: 'Code',
    expires: (minutes: number) => `The code works once and expires in ${plural(minutes, 'minute')}.`,
    action: 'Open the status page',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Your password was changed, and you were signed out everywhere else.',
    notYou: 'If this wasn’t you, choose a new password right away.',
    action: 'Choose a new password',
  },
  claimAccount: {
    subject: 'Finish setting up your account',
    text: 'Someone tried to sign up with this email address. If it was you, choose a name and a password. Only you will have access to the account.',
    action: 'Finish setting up',
    expires: (days: number) => `The link works once and expires in ${plural(days, 'day')}.`,
  },
  accountKnown: {
    subject: 'You already have an account',
    text: 'Someone tried to create an account with this email address, which already has one. Nothing was changed. If it was you, sign in.',
    action: 'Sign in',
    forgotten: 'Forgot your password? You can choose a new one.',
    reset: 'Choose a new password',
  },
  accountClosed: {
    subject: 'Your account is closed',
    text: 'Your account was closed. No one can sign in to it, and you were signed out everywhere. The teams that received your submissions keep them.',
    notYou: 'If you didn’t expect this, please contact the team you work with.',
    action: 'Open the sign-in page',
  },
  accountReopened: {
    subject: 'Your account was reopened',
    text: 'Your account was reopened. You can sign in as before.',
    action: 'Sign in',
  },
  emailChanging: {
    subject: 'Your email address is being changed',
    text: 'Someone signed in to your account asked to change its email address. This address stays in use until the new one is confirmed.',
    notYou: 'If this wasn’t you, choose a new password right away.',
    action: 'Choose a new password',
  },
  /** used instead of a name that an email must not quote */
  unnamed: { person: 'Someone', team: 'a team', form: 'a form', submission: 'a submission', entity: 'an entity' },
  factorChanged: {
    changes: {
      passkeyAdded: {
        subject: 'A passkey was added',
        text: 'A passkey was added to your account. You can now use it to sign in.',
      },
      passkeyRemoved: {
        subject: 'A passkey was removed',
        text: 'A passkey was removed from your account. It can no longer be used to sign in.',
      },
      authenticatorAppAdded: {
        subject: 'An authenticator app was added',
        text: 'An authenticator app was added to your account. Signing in with your password now also requires a code.',
      },
      authenticatorAppRemoved: {
        subject: 'The authenticator app was removed',
        text: 'The authenticator app was removed from your account. Its codes no longer work.',
      },
      recoveryCodesMade: {
        subject: 'New recovery codes were created',
        text: 'New recovery codes were created for your account. The old ones no longer work.',
      },
      recoveryCodeUsed: {
        subject: 'A recovery code was used',
        text: 'Someone signed in to your account with your password and a recovery code. That code can’t be used again.',
      },
      factorsReset: {
        subject: 'Two-step sign-in was removed from your account',
        text: 'A site operator removed the passkeys, authenticator app, and recovery codes from your account. You were signed out everywhere and can sign in with your password.',
      },
    },
    notYou: 'If this wasn’t you, choose a new password right away and check your security settings.',
    action: 'Open the security page',
  },
  addedTo: {
    subject: (what: string | null) => (what === null ? 'You were added' : `You were added to ${what}`),
    text: (by: string, what: string, as: string | null) => `${by} added you to ${what}${as === null ? '' : ` ${as}`}.`,
    /** for people chosen at a step that isn't complete yet */
    notYet: 'You’ll be able to open it once someone has been assigned.',
    action: 'Open it',
  },
  invitation: {
    subject: (what: string | null) => (what === null ? 'You’re invited' : `You’re invited: ${what}`),
    heading: 'You’re invited',
    roles: {
      team: (by: string, what: string | null, as: string | null) =>
        `${by} invited you to join ${what ?? 'a team'}${as === null ? '' : ` ${as}`}.`,
      form: (by: string, what: string | null, team: string | null) =>
        `${by} invited you to work on ${what === null ? 'a form' : `the form ${what}`}${at(team)}.`,
      submission: (by: string, what: string | null, team: string | null) =>
        `${by} invited you to work on a submission${of(what)}${at(team)}.`,
      chosen: (by: string, what: string | null, team: string | null) =>
        `${by} chose you to work on a submission${of(what)}${at(team)}. You’ll be able to open it once someone has been assigned.`,
      applicant: (by: string, what: string | null) =>
        `${by} invited you to fill in ${what ?? 'a submission'} together.`,
      reviewer: (by: string, what: string | null, team: string | null) =>
        `${by} asked you to review a submission${of(what)}${at(team)}.`,
      contact: (by: string, what: string | null) =>
        `${by} made you a point of contact for ${what ?? 'an entity'}. You can see what the team has on file about it.`,
    },
    action: 'Accept the invitation',
    expires: (days: number) => `The invitation expires in ${plural(days, 'day')}.`,
  },
  surveyInvitation: {
    asked: {
      subject: (survey: string | null) => `We’d like your opinion${ofSurvey(survey)}`,
      text: (team: string | null, survey: string | null) =>
        `${team ?? 'Someone'} would like you to answer a few questions${ofSurvey(survey)}.`,
    },
    reminded: {
      subject: (survey: string | null) => `Reminder to share your opinion${ofSurvey(survey)}`,
      text: (team: string | null, survey: string | null) =>
        `${team ?? 'Someone'} would still like your answers${ofSurvey(survey)}.`,
    },
    heading: 'We’d like your opinion',
    action: 'Answer the questions',
    own: 'Don’t share this link: anyone who has it can answer in your name. You don’t need an account.',
  },
  reviewRequested: {
    asked: {
      subject: (about: AboutSubmission) => `Please review: ${namedSubmission(about)}`,
      text: (by: string, form: string) => `${by} asked you to review this ${form} submission.`,
    },
    reminded: {
      subject: (about: AboutSubmission) => `Reminder to review: ${namedSubmission(about)}`,
      text: (by: string, form: string) => `${by} is still waiting for your review of this ${form} submission.`,
    },
    action: 'Open the review',
  },
  /** sent where the form's author set up step notifications */
  stepNews: {
    started: {
      subject: (about: AboutSubmission, step: string) => `Moved to ${step}: ${namedSubmission(about)}`,
      heading: (step: string) => `Moved to ${step}`,
      text: (step: string, form: string) => `This ${form} submission has moved to the step “${step}”.`,
    },
    overdue: {
      subject: (about: AboutSubmission, step: string) => `${step} is overdue: ${namedSubmission(about)}`,
      heading: (step: string) => `Overdue: ${step}`,
      text: (step: string, form: string) => `The step “${step}” of this ${form} submission is overdue.`,
    },
    completed: {
      subject: (about: AboutSubmission, step: string) => `${step} is complete: ${namedSubmission(about)}`,
      heading: (step: string) => `Completed: ${step}`,
      text: (step: string, form: string) => `The step “${step}” of this ${form} submission is complete.`,
    },
    /** the form's author wrote the subject */
    own: (subject: string, about: AboutSubmission) => `${subject}: ${numberedSubmission(about)}`,
    action: 'Open the submission',
  },
  unnamedStep: 'Unnamed step',
  discussionPosted: {
    posted: {
      subject: (about: AboutSubmission) => `New message: ${namedSubmission(about)}`,
      heading: 'New message',
    },
    changesRequested: {
      subject: (about: AboutSubmission) => `Changes requested: ${namedSubmission(about)}`,
      heading: 'Changes requested',
    },
    action: 'Read and reply',
  },
  submissionChanged: {
    subject: (about: AboutSubmission, change: string) => `${change}: ${namedSubmission(about)}`,
    changes: {
      received: 'We received your submission',
      completed: 'Your submission is complete',
      halted: 'Your submission was put on hold',
      rejected: 'Your submission was not approved',
      resumed: 'Your submission has been resumed',
      reviewed: 'A review is complete',
      reviewAnswered: 'The review you requested is complete',
      changesMade: 'The requested changes were made',
      changesOpen: 'Changes are still requested',
      moreAsked: 'We need something more from you',
      askedNoLonger: 'A request was canceled',
      moreGiven: 'You’ve received what you asked for',
      owedAgain: 'A payment is due again',
      stillOwed: 'A payment is due',
      paid: 'A payment was received',
      paymentFailed: 'A payment didn’t go through',
      fileInfected: 'A file contained a virus and was removed',
      fileNotScannable: 'A file couldn’t be checked for viruses and was removed',
    },
    action: 'Open the submission',
  },
  outputIssued: {
    subject: (output: string, about: AboutSubmission) => `Issued: ${documentOf(output, about)}`,
    heading: (output: string) => `Issued: ${output}`,
    text: (output: string, form: string) => `${output} was issued for your ${form} submission.`,
    complete: 'Your submission is complete. Nothing more is needed from you.',
    action: 'View document',
  },
  outputRevoked: {
    subject: (output: string, about: AboutSubmission) => `Revoked: ${documentOf(output, about)}`,
    heading: (output: string) => `Revoked: ${output}`,
    text: (output: string, form: string) =>
      `${output}, issued for your ${form} submission, was revoked. It can no longer be downloaded.`,
    action: 'Open the submission',
    again: {
      subject: (output: string, about: AboutSubmission) => `Reinstated: ${documentOf(output, about)}`,
      heading: (output: string) => `Reinstated: ${output}`,
      text: (output: string, form: string) =>
        `${output}, issued for your ${form} submission, was reinstated. It is no longer revoked.`,
      action: 'View document',
    },
  },
  editSuggested: {
    subject: (kind: string) => `Edit suggested: ${kind}`,
    text: (kind: string, entity: string) => `Someone suggested an edit to the ${kind} ${entity}.`,
    fields: 'Fields',
    action: 'Review the suggestions',
  },
  renewalReminder: {
    subject: (output: string, about: AboutSubmission) => `Time to renew: ${documentOf(output, about)}`,
    heading: (output: string) => `Time to renew: ${output}`,
    text: (output: string, date: string) => `${output} expires on ${date}.`,
    expired: (output: string, date: string) => `${output} expired on ${date}.`,
    action: 'Renew now',
  },
  paymentReceipt: {
    subject: (amount: string, about: AboutSubmission) => `Receipt for ${amount}: ${namedSubmission(about)}`,
    heading: 'We received your payment',
    text: (form: string) => `Thank you. We received your payment for ${form}.`,
    action: 'Open the receipt',
  },
  refundIssued: {
    subject: (amount: string, about: AboutSubmission) => `Payment of ${amount} refunded: ${namedSubmission(about)}`,
    heading: 'Your payment was refunded',
    text: (form: string) => `We refunded a payment for ${form}. It may take a few business days to reach you.`,
    action: 'Open the submission',
  },
  exportReady: {
    subject: (name: string) => `Your export is ready: ${name}`,
    text: 'The export you requested is ready.',
    action: 'Download the export',
  },
  exportFailed: {
    subject: (name: string) => `Your export failed: ${name}`,
    text: 'The export you requested failed. Please try again, or export fewer rows at a time.',
    action: 'Open exports',
  },
  facts: {
    form: 'Form',
    number: 'Number',
    amount: 'Amount',
    date: 'Date',
    due: 'Due',
    confirmation: 'Confirmation number',
    validUntil: 'Valid until',
    rows: 'Rows',
  },
} as const;

/** Requests for new teams. Emails never quote what a stranger wrote. */
export const teamApplicationMails = {
  asked: {
    subject: 'New team request',
    text: 'Someone with a verified email address requested a team on this site. Please review the request.',
    action: 'Review request',
  },
  approved: {
    subject: 'Your team is ready',
    text: 'Your team is ready. You’re its owner: invite your coworkers and build your first form.',
    action: 'Open the team',
  },
  declined: {
    subject: 'Your team request was declined',
    text: 'The people who run this site declined your request. They wrote:',
  },
} as const;
