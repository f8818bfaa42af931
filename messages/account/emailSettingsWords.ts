import type { OptionalEmailType } from '#domain/mail/emailTypes.ts';

interface EmailTypeWords {
  readonly name: string;
  readonly meaning: string;
}

/** What the kinds of mail are called where people choose among them. */
export const emailTypeWords: Readonly<Record<OptionalEmailType, EmailTypeWords>> = {
  submissionLaunched: { name: 'Submission received', meaning: 'When you have started a submission.' },
  submissionCompleted: { name: 'Submission complete', meaning: 'When the last step of your submission is done.' },
  submissionHalted: { name: 'Submission halted', meaning: 'When your submission is halted, and when it goes on.' },
  stepAssigned: { name: 'Given to you', meaning: 'When you become responsible for a submission.' },
  stepReady: { name: 'Your turn', meaning: 'When a step or a review waits for you.' },
  stepOverdue: { name: 'Overdue', meaning: 'When a step that waits for you is overdue.' },
  stepStarted: { name: 'Step started', meaning: 'When a step starts, if the form sends notifications.' },
  stepCompleted: { name: 'Step done', meaning: 'When a step is done whose form tells people of it.' },
  changesRequested: { name: 'Changes asked for', meaning: 'When a review asks you for changes.' },
  reviewCompleted: { name: 'Review complete', meaning: 'When everybody who reviews a step has done so.' },
  discussionStarted: { name: 'New discussion', meaning: 'When somebody begins a discussion.' },
  commentAdded: { name: 'New comment', meaning: 'When somebody answers in a discussion.' },
  paymentReceived: { name: 'Payment received', meaning: 'When somebody else has paid, or a payment was recorded.' },
  paymentFailed: { name: 'Payment failed', meaning: 'When a payment did not go through, or is owed again.' },
  outputIssued: { name: 'Document issued', meaning: 'When a permit or another document is ready for you.' },
  renewalReminder: { name: 'Time to renew', meaning: 'When a document of yours expires soon.' },
  editSuggested: { name: 'Edit suggested', meaning: 'When somebody suggests a change to a record.' },
};

export const emailSettingsWords = {
  title: 'Email settings',
  lead: 'Choose which emails you get about a form or a team. Receipts and emails about your account always come.',
  nothingTitle: 'No emails to choose',
  nothing: 'Once you have a submission or work with a form, you can choose its emails here.',
  all: (team: string) => `All forms of ${team}`,
  formsOf: (team: string) => `Forms of ${team}`,
  unknownTitle: 'No emails to choose here',
  unknown: 'You get no emails about this form or team.',
  back: 'All email settings',
  about: (name: string) => `Emails about ${name}`,
  whose: 'Whose emails',
  mine: 'Only mine',
  ofTeam: (team: string) => `Everybody’s in ${team} who has not chosen`,
  on: 'On',
  off: 'Off',
  usual: (isSent: boolean) => (isSent ? 'Default (on)' : 'Default (off)'),
  reset: 'Use the default for all',
  resetting: 'Changing…',
  saved: 'Setting updated',
  failed: 'Oops, something went wrong',
} as const;

export const unsubscribeWords = {
  title: 'Stop these emails?',
  what: (type: string, form: string, team: string) => `“${type}” emails about ${form} of ${team} come to your address.`,
  stop: 'Stop these emails',
  stopping: 'Stopping…',
  stoppedTitle: 'These emails are stopped',
  stopped: (type: string, form: string, team: string) =>
    `“${type}” emails about ${form} of ${team} no longer come to your address.`,
  resume: 'Send them again',
  resuming: 'Changing…',
  settings: 'Change which emails you get',
  unknownTitle: 'This link is incomplete',
  unknown: 'Please copy all of it from the email. You can also sign in and choose which emails you get.',
} as const;
