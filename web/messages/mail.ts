const of = (what: string | null): string => (what === null ? '' : ` of ${what}`);

const ofSurvey = (survey: string | null): string => (survey === null ? '' : `: ${survey}`);

/** Every sentence of the mails. A subject names the matter and never a person. */
export const mailSentences = {
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  orCopy: 'Or copy this address into your browser:',
  wrote: (name: string) => `${name} wrote:`,
  choices: { settings: 'Change which emails you get', unsubscribe: 'Unsubscribe from these emails' },
  reasons: {
    account: 'You get this message because of your account. Nobody will ever ask for your password by email.',
    asked: 'You get this message because somebody entered this address. If it was not you, you can ignore it.',
    takingPart: 'You get this message because you take part in this submission.',
    invited: 'You get this message because somebody who works with this form entered your address.',
    invitedToTeam: 'You get this message because somebody who works in this team entered your address.',
    requested: 'You get this message because you asked for it.',
    task: 'You get this message because this is yours to do.',
    working: 'You get this message because you work with this form.',
    finance: 'You get this message because you look after the money of this team.',
  },

  verifyEmail: {
    subject: 'Confirm your email address',
    text: 'Please confirm that this email address is yours.',
    action: 'Confirm email address',
    expires: (hours: number) => `The link works once, for ${hours} hours.`,
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'Somebody asked for a new password for the account with this email address. If it was you, choose one here.',
    action: 'Choose a new password',
    expires: (minutes: number) => `The link works once, for ${minutes} minutes. Your old password stays until then.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed, and you were signed out everywhere else.',
    notYou: 'If this wasn’t you, choose a new password right away.',
    action: 'Choose a new password',
  },
  claimAccount: {
    subject: 'Finish setting up your account',
    text: 'Somebody, perhaps you, wants to use this email address here. If it was you, choose a name and a password: the account is yours then, and yours alone.',
    action: 'Finish setting up',
    expires: (days: number) => `The link works once, for ${days} days.`,
  },
  accountKnown: {
    subject: 'You have an account already',
    text: 'Somebody, perhaps you, wanted to use this email address for a new account. It has an account already, and nothing was changed. If it was you, sign in.',
    action: 'Sign in',
    forgotten: 'If you do not know your password any more, you can choose a new one.',
    reset: 'Choose a new password',
  },
  accountClosed: {
    subject: 'Your account is closed',
    text: 'Your account was closed. Nobody can sign in to it any more, and you were signed out everywhere. What you handed in stays with the offices that work on it.',
    notYou: 'If you did not expect this, please write to the office that you work with.',
    action: 'Open the sign-in page',
  },
  accountReopened: {
    subject: 'Your account is open again',
    text: 'Your account was opened again. You can sign in as before.',
    action: 'Sign in',
  },
  emailChanging: {
    subject: 'Your email address is being changed',
    text: 'Somebody who is signed in to your account asked to use another email address. Until that one is confirmed, this address stays.',
    notYou: 'If this wasn’t you, choose a new password right away.',
    action: 'Choose a new password',
  },
  /** in place of a name that a mail does not quote */
  unnamed: { person: 'Somebody', team: 'a team', form: 'a form', submission: 'a submission' },
  factorChanged: {
    changes: {
      passkeyAdded: {
        subject: 'A passkey was added',
        text: 'A passkey was added to your account. From now on it can sign you in.',
      },
      passkeyRemoved: {
        subject: 'A passkey was removed',
        text: 'A passkey of your account was removed. It no longer signs you in.',
      },
      authenticatorAppAdded: {
        subject: 'An authenticator app was added',
        text: 'An authenticator app was added to your account. Signing in with the password now asks for a code as well.',
      },
      authenticatorAppRemoved: {
        subject: 'The authenticator app was removed',
        text: 'The authenticator app was removed from your account. Its codes no longer work.',
      },
      recoveryCodesMade: {
        subject: 'New recovery codes were made',
        text: 'New recovery codes were made for your account. The ones from before no longer work.',
      },
      recoveryCodeUsed: {
        subject: 'A recovery code was used',
        text: 'Somebody signed in to your account with the password and a recovery code. That code is used up.',
      },
      factorsReset: {
        subject: 'Two-step sign-in was taken off your account',
        text: 'Whoever runs this site has removed the passkeys, the authenticator app and the recovery codes of your account. You are signed out everywhere and can sign in with your password.',
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
    subject: (what: string | null) => (what === null ? 'You are invited' : `You are invited: ${what}`),
    heading: 'You are invited',
    roles: {
      team: (by: string, what: string | null) =>
        `${by} invites you to work in ${what === null ? 'a team' : `the team ${what}`}.`,
      form: (by: string, what: string | null) =>
        `${by} invites you to work on ${what === null ? 'a form' : `the form ${what}`}.`,
      submission: (by: string, what: string | null) => `${by} invites you to work on a submission${of(what)}.`,
      chosen: (by: string, what: string | null) =>
        `${by} chose you to work on a submission${of(what)}. You’ll be able to open it once someone has been assigned.`,
      applicant: (by: string, what: string | null) =>
        `${by} invites you to fill in ${what ?? 'a submission'} together.`,
      reviewer: (by: string, what: string | null) => `${by} asks you to review a submission${of(what)}.`,
    },
    action: 'Accept the invitation',
    expires: (days: number) => `The invitation is valid for ${days} days.`,
  },
  surveyInvitation: {
    asked: {
      subject: (survey: string | null) => `Your opinion is asked for${ofSurvey(survey)}`,
      text: (team: string | null, survey: string | null) =>
        `${team ?? 'Somebody'} asks you to answer some questions${ofSurvey(survey)}.`,
    },
    reminded: {
      subject: (survey: string | null) => `Reminder: your opinion is asked for${ofSurvey(survey)}`,
      text: (team: string | null, survey: string | null) =>
        `${team ?? 'Somebody'} still hopes for your answers${ofSurvey(survey)}.`,
    },
    heading: 'Your opinion is asked for',
    action: 'Answer the questions',
    own: 'The link is yours alone: whoever has it answers in your name. You need no account.',
  },
  reviewRequested: {
    asked: {
      subject: (form: string) => `Your review is asked for: ${form}`,
      text: (by: string, form: string) => `${by} asks you to review a submission of ${form}.`,
    },
    reminded: {
      subject: (form: string) => `Reminder: your review is asked for: ${form}`,
      text: (by: string, form: string) => `${by} still waits for your review of a submission of ${form}.`,
    },
    action: 'Open the review',
  },
  stepAssigned: {
    assigned: {
      subject: (form: string) => `A submission was given to you: ${form}`,
      heading: 'A submission was given to you',
      text: (step: string, form: string) =>
        `You are responsible for a submission of ${form}. It stands at the step ${step}.`,
    },
    ready: {
      subject: (form: string) => `Your turn: ${form}`,
      heading: 'Your turn',
      text: (step: string, form: string) => `The step ${step} of ${form} is waiting for you.`,
    },
    overdue: {
      subject: (form: string) => `A step is overdue: ${form}`,
      heading: 'A step is overdue',
      text: (step: string, form: string) => `The step ${step} of ${form} is overdue, and it is waiting for you.`,
    },
    action: 'Open the step',
  },
  /** when the form asks for it */
  stepNews: {
    started: {
      subject: (form: string) => `A step has begun: ${form}`,
      heading: 'A step has begun',
      text: (step: string, form: string) => `The step ${step} of ${form} has begun.`,
    },
    overdue: {
      subject: (form: string) => `A step is overdue: ${form}`,
      heading: 'A step is overdue',
      text: (step: string, form: string) => `The step ${step} of ${form} should be done by now.`,
    },
    completed: {
      subject: (form: string) => `A step is done: ${form}`,
      heading: 'A step is done',
      text: (step: string, form: string) => `The step ${step} of ${form} is done.`,
    },
    action: 'Open the submission',
  },
  unnamedStep: 'without a name',
  discussionPosted: {
    subject: (form: string) => `There is a new message about ${form}`,
    heading: 'There is a new message',
    action: 'Read and answer',
  },
  submissionChanged: {
    subject: (form: string, change: string) => `${form}: ${change}`,
    changes: {
      received: 'We have your submission',
      completed: 'Your submission is complete',
      halted: 'Your submission was halted',
      rejected: 'Your submission was not approved',
      resumed: 'Your submission has been resumed',
      reviewed: 'A review is complete',
      reviewAnswered: 'The review you requested is complete',
      changesMade: 'The requested changes are made',
      changesOpen: 'Changes are still asked for',
      moreAsked: 'We need something more from you',
      askedNoLonger: 'What was asked of you is no longer needed',
      moreGiven: 'You’ve received what you asked for',
      owedAgain: 'A payment is owed again',
      stillOwed: 'A payment waits for you',
      paid: 'A payment has arrived',
      paymentFailed: 'A payment did not go through',
      fileInfected: 'A file held a virus and was removed',
      fileNotScannable: 'A file could not be checked for viruses and was removed',
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
    heading: 'We have your payment',
    text: (form: string) => `Thank you. Your payment for ${form} has arrived.`,
    action: 'Open the receipt',
    refunded: 'Refunded',
  },
  refundIssued: {
    subject: (form: string) => `Refund: ${form}`,
    heading: 'Your payment is refunded',
    text: (form: string) => `A payment for ${form} is being returned to you. It may take some working days to arrive.`,
    action: 'Open the submission',
  },
  exportReady: {
    subject: (name: string) => `Your export is ready: ${name}`,
    text: 'The export that you asked for is ready.',
    action: 'Download the export',
  },
  exportFailed: {
    subject: (name: string) => `Your export could not be made: ${name}`,
    text: 'The export that you asked for could not be made. Please try again, or ask for less at a time.',
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
    text: 'Somebody whose address is verified asks for a team on this site. Please look at what they write, and decide.',
    action: 'Look at it',
  },
  approved: {
    subject: 'Your team is ready',
    text: 'Your team is ready. You’re its owner: invite your coworkers and build your first form.',
    action: 'Open the team',
  },
  declined: {
    subject: 'Your team was not made',
    text: 'Those who run this site looked at what you asked for and decided not to make the team. They write:',
  },
} as const;
