import { plural } from '#domain/kernel/plural.ts';
import { namedSubmission, numberedSubmission, type AboutSubmission } from '#messages/mail/aboutSubmission.ts';

/** Emails about steps that wait for someone. */
export const taskMailWords = {
  stepAssigned: {
    assigned: {
      subject: (about: AboutSubmission, step: string) => `Assigned to you: ${namedSubmission(about)}, ${step}`,
      heading: 'Assigned to you',
      text: (step: string, form: string) =>
        `You’re now responsible for this ${form} submission. Its current step is “${step}”.`,
    },
    ready: {
      subject: (about: AboutSubmission, step: string) => `Your turn: ${namedSubmission(about)}, ${step}`,
      heading: 'Your turn',
      text: (step: string, form: string) => `The step “${step}” of this ${form} submission is waiting for you.`,
    },
    overdue: {
      subject: (about: AboutSubmission, step: string) => `Overdue: ${namedSubmission(about)}, ${step}`,
      heading: 'Overdue',
      text: (step: string, form: string) => `The step “${step}” of this ${form} submission is overdue.`,
    },
    /** what to do, where it is known: "Issue the permit", "Pay your $125.00 permit fee" */
    todo: (task: string, about: AboutSubmission) => `${task}: ${namedSubmission(about)}`,
    pay: (task: string, about: AboutSubmission) => `${task}: ${numberedSubmission(about)}`,
    overduePay: (about: AboutSubmission, fee: string) => `Overdue: ${numberedSubmission(about)}, ${fee}`,
    action: 'Open the step',
  },
  dailySummary: {
    subject: (count: number, overdue: number) =>
      `${plural(count, 'submission')} waiting for you${overdue === 0 ? '' : `, ${overdue} overdue`}`,
    text: 'Here’s what’s new in your tasks.',
    overdue: 'Overdue',
    waiting: 'Your turn',
    due: (isOverdue: boolean, date: string) => (isOverdue ? `was due ${date}` : `due ${date}`),
    more: (count: number) => `And ${plural(count, 'other')}.`,
    action: 'Open My Tasks',
  },
} as const;
