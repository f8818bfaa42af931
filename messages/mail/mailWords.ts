const of = (what: string | null): string => (what === null ? '' : ` of ${what}`);

const ofSurvey = (survey: string | null): string => (survey === null ? '' : `: ${survey}`);

/** Every sentence of the mails. A subject names the matter and never a person. */
export const mailSentences = {
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  orCopy: 'Or copy this address into your browser:',
  wrote: (name: string) => `${name} wrote:`,
  choices: { settings: 'Change which emails you get', unsubscribe: 'Unsubscribe from these emails' },
  reasons: {
    account: 'You’re receiving this because of your account. We will never ask for your password by email.',
    asked: 'You’re receiving this because someone entered this address. If it wasn’t you, you can ignore this email.',
    takingPart: 'You’re receiving this because you’re part of this submission.',
    invited: 'You’re receiving this because someone who works with this form entered your address.',
    invitedToTeam: 'You’re receiving this because someone on this team entered your address.',
    requested: 'You’re receiving this because you requested it.',
    task: 'You’re receiving this because you’re responsible for this step.',
    working: 'You’re receiving this because you work with this form.',
    finance: 'You’re receiving this because you handle this team’s finances.',
  },

  verifyEmail: {
    subject: 'Confirm your email address',
    text: 'Please confirm that this email address is yours.',
    action: 'Confirm email address',
    expires: (hours: number) => `The link works once, for ${hours} hours.`,
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'Someone asked to reset the password for the account with this email address. If it was you, choose a new one here.',
    action: 'Choose a new password',
    expires: (minutes: number) => `The link works once, for ${minutes} minutes. Your old password stays until then.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Your password was changed, and you were signed out everywhere else.',
    notYou: 'If this wasn’t you, choose a new password right away.',
    action: 'Choose a new password',
  },
  claimAccount: {
    subject: 'Finish setting up your account',
    text: 'Someone, perhaps you, wants to use this email address here. If it was you, choose a name and a password. Only you will have access to the account.',
    action: 'Finish setting up',
    expires: (days: number) => `The link works once, for ${days} days.`,
  },
  accountKnown: {
    subject: 'You already have an account',
    text: 'Someone, perhaps you, tried to create an account with this email address. It already has one, and nothing was changed. If it was you, sign in.',
    action: 'Sign in',
    forgotten: 'If you forgot your password, you can choose a new one.',
    reset: 'Choose a new password',
  },
  accountClosed: {
    subject: 'Your account is closed',
    text: 'Your account was closed. No one can sign in to it, and you were signed out everywhere. The offices you submitted to keep your submissions.',
    notYou: 'If you didn’t expect this, please contact the office you work with.',
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
  /** in place of a name that a mail does not quote */
  unnamed: { person: 'Someone', team: 'a team', form: 'a form', submission: 'a submission' },
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
    subject: (what: string | null) => (what === null ? 'You were added' : `You were added: ${what}`),
    text: (by: string, what: string) => `${by} added you to ${what}.`,
    /** for who is chosen at a step that is not left yet */
    notYet: 'You’ll be able to open it once someone has been assigned.',
    action: 'Open it',
  },
  invitation: {
    subject: (what: string | null) => (what === null ? 'You’re invited' : `You’re invited: ${what}`),
    heading: 'You’re invited',
    roles: {
      team: (by: string, what: string | null) =>
        `${by} invited you to join ${what === null ? 'a team' : `the team ${what}`}.`,
      form: (by: string, what: string | null) =>
        `${by} invited you to work on ${what === null ? 'a form' : `the form ${what}`}.`,
      submission: (by: string, what: string | null) => `${by} invited you to work on a submission${of(what)}.`,
      chosen: (by: string, what: string | null) =>
        `${by} chose you to work on a submission${of(what)}. You’ll be able to open it once someone has been assigned.`,
      applicant: (by: string, what: string | null) =>
        `${by} invited you to fill in ${what ?? 'a submission'} together.`,
      reviewer: (by: string, what: string | null) => `${by} asked you to review a submission${of(what)}.`,
    },
    action: 'Accept the invitation',
    expires: (days: number) => `The invitation is valid for ${days} days.`,
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
    own: 'This link is only for you: anyone who has it can answer in your name. You don’t need an account.',
  },
  reviewRequested: {
    asked: {
      subject: (form: string) => `Please review: ${form}`,
      text: (by: string, form: string) => `${by} asked you to review a submission of ${form}.`,
    },
    reminded: {
      subject: (form: string) => `Reminder to review: ${form}`,
      text: (by: string, form: string) => `${by} is still waiting for your review of a submission of ${form}.`,
    },
    action: 'Open the review',
  },
  stepAssigned: {
    assigned: {
      subject: (form: string) => `A submission was assigned to you: ${form}`,
      heading: 'A submission was assigned to you',
      text: (step: string, form: string) =>
        `You’re responsible for a submission of ${form}. It is at the step “${step}”.`,
    },
    ready: {
      subject: (form: string) => `Your turn: ${form}`,
      heading: 'Your turn',
      text: (step: string, form: string) => `The step “${step}” of ${form} is waiting for you.`,
    },
    overdue: {
      subject: (form: string) => `A step is overdue: ${form}`,
      heading: 'A step is overdue',
      text: (step: string, form: string) => `The step “${step}” of ${form} is overdue and waiting for you.`,
    },
    action: 'Open the step',
  },
  /** when the form asks for it */
  stepNews: {
    started: {
      subject: (form: string) => `A step has started: ${form}`,
      heading: 'A step has started',
      text: (step: string, form: string) => `The step “${step}” of ${form} has started.`,
    },
    overdue: {
      subject: (form: string) => `A step is overdue: ${form}`,
      heading: 'A step is overdue',
      text: (step: string, form: string) => `The step “${step}” of ${form} is overdue.`,
    },
    completed: {
      subject: (form: string) => `A step is done: ${form}`,
      heading: 'A step is done',
      text: (step: string, form: string) => `The step “${step}” of ${form} is done.`,
    },
    action: 'Open the submission',
  },
  unnamedStep: 'without a name',
  discussionPosted: {
    subject: (form: string) => `New message about ${form}`,
    heading: 'New message',
    action: 'Read and reply',
  },
  submissionChanged: {
    subject: (form: string, change: string) => `${form}: ${change}`,
    changes: {
      received: 'We received your submission',
      completed: 'Your submission is complete',
      halted: 'Your submission was halted',
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
    subject: (output: string) => `Issued: ${output}`,
    text: (output: string, form: string) => `${output} was issued for your submission of ${form}.`,
    action: 'Open it',
  },
  outputRevoked: {
    subject: (output: string) => `Revoked: ${output}`,
    text: (output: string, form: string) =>
      `${output}, issued for your submission of ${form}, was revoked. It can no longer be downloaded.`,
    action: 'Open the submission',
    again: {
      subject: (output: string) => `Valid again: ${output}`,
      text: (output: string, form: string) =>
        `${output}, issued for your submission of ${form}, is valid again. It was revoked before.`,
      action: 'Open it',
    },
  },
  renewalReminder: {
    subject: (output: string) => `Time to renew: ${output}`,
    text: (output: string, date: string) => `${output} expires on ${date}.`,
    expired: (output: string, date: string) => `${output} expired on ${date}.`,
    action: 'Renew it',
  },
  paymentReceipt: {
    subject: (form: string) => `Receipt: ${form}`,
    heading: 'We received your payment',
    text: (form: string) => `Thank you. We received your payment for ${form}.`,
    action: 'Open the receipt',
    refunded: 'Refunded',
  },
  refundIssued: {
    subject: (form: string) => `Refund: ${form}`,
    heading: 'Your payment was refunded',
    text: (form: string) =>
      `A payment for ${form} is being returned to you. It may take a few business days to arrive.`,
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

/** About teams that somebody asks for. What a stranger wrote is never quoted. */
export const teamApplicationMails = {
  asked: {
    subject: 'New team request',
    text: 'Someone with a verified address requested a team on this site. Please review the request.',
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
