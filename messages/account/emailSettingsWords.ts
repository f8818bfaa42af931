import type { OptionalEmailType } from '#domain/mail/emailTypes.ts';

interface EmailTypeWords {
  readonly name: string;
  readonly meaning: string;
}

/** The types of email in the email settings. */
export const emailTypeWords: Readonly<Record<OptionalEmailType, EmailTypeWords>> = {
  submissionLaunched: { name: 'Submission received', meaning: 'When you start a submission.' },
  submissionCompleted: { name: 'Submission complete', meaning: 'When the last step of your submission is completed.' },
  submissionHalted: { name: 'Submission on hold', meaning: 'When your submission is put on hold or resumed.' },
  stepAssigned: { name: 'Assigned to you', meaning: 'When you’re assigned to a submission.' },
  stepReady: { name: 'Your turn', meaning: 'When a step or review is waiting for you.' },
  stepOverdue: { name: 'Overdue', meaning: 'When a step waiting for you is overdue.' },
  dailySummary: {
    name: 'Waiting and overdue items',
    meaning: 'How staff get “Your turn” and “Overdue”: in one email each morning, or right away.',
  },
  stepStarted: { name: 'Step started', meaning: 'When a step starts, if the form sends notifications.' },
  stepCompleted: { name: 'Step completed', meaning: 'When a step is completed, if the form sends notifications.' },
  changesRequested: { name: 'Changes requested', meaning: 'When a reviewer asks you for changes.' },
  reviewCompleted: { name: 'Review complete', meaning: 'When all reviewers have finished reviewing a step.' },
  discussionStarted: { name: 'New discussion', meaning: 'When someone starts a discussion.' },
  commentAdded: { name: 'New comment', meaning: 'When someone comments on a discussion.' },
  paymentReceived: { name: 'Payment received', meaning: 'When someone else pays or staff record a payment.' },
  paymentFailed: { name: 'Payment failed', meaning: 'When a payment doesn’t go through or is due again.' },
  outputIssued: { name: 'Document issued', meaning: 'When a permit or other document is ready for you.' },
  renewalReminder: { name: 'Time to renew', meaning: 'When one of your documents is about to expire.' },
  editSuggested: { name: 'Edit suggested', meaning: 'When someone suggests an edit to an entity.' },
};

export const emailSettingsWords = {
  title: 'Email settings',
  lead: 'Choose which emails you get about a form or team. We always send receipts and emails about your account.',
  nothingTitle: 'No emails to choose',
  nothing: 'Once you have a submission or work on a form, you can choose its emails here.',
  all: (team: string) => `All ${team} forms`,
  formsOf: (team: string) => `${team} forms`,
  unknownTitle: 'No emails to choose here',
  unknown: 'You don’t get any emails about this form or team.',
  back: 'All email settings',
  about: (name: string) => `Emails about ${name}`,
  whose: 'Applies to',
  mine: 'Just me',
  ofTeam: (team: string) => `Everyone in ${team} who hasn’t made a choice`,
  on: 'On',
  off: 'Off',
  usual: (isSent: boolean) => (isSent ? 'Default (on)' : 'Default (off)'),
  summary: {
    on: 'Daily summary',
    off: 'Right away',
    usual: (isSent: boolean) => (isSent ? 'Default (daily summary)' : 'Default (right away)'),
  },
  reset: 'Reset all to default',
  resetting: 'Resetting…',
  saved: 'Setting updated',
  failed: 'Oops, something went wrong',
} as const;

const aboutForm = (form: string | null): string => (form === null ? '' : `about ${form} `);

export const unsubscribeWords = {
  title: 'Stop these emails?',
  what: (type: string, form: string | null, team: string) =>
    `You’re getting “${type}” emails ${aboutForm(form)}from ${team}.`,
  stop: 'Stop these emails',
  stopping: 'Stopping…',
  stoppedTitle: 'Emails stopped',
  stopped: (type: string, form: string | null, team: string) =>
    `You’ll no longer get “${type}” emails ${aboutForm(form)}from ${team}.`,
  resume: 'Resume these emails',
  resuming: 'Resuming…',
  settings: 'Change which emails you get',
  unknownTitle: 'This link is incomplete',
  unknown: 'Please copy the whole link from the email. You can also sign in and choose which emails you get.',
} as const;
