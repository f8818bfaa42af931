import { plural } from '#domain/kernel/plural.ts';

/** "Which permit do I need?": questions that lead residents to forms. */
export const finderWords = {
  title: 'Which permit do I need?',
  progress: (number: number, { least, most }: { readonly least: number; readonly most: number }) =>
    least === most ? `Question ${number} of ${most}` : `Question ${number} of up to ${most}`,
  next: 'Continue',
  back: 'Back',
  missing: 'Choose an answer',
  outdated: 'The questions have changed since this link was made. Please continue from here.',
  startOver: 'Start over',
  print: 'Print this page',
  needed: (count: number) => (count === 1 ? 'The form you need' : `The ${plural(count, 'form')} you need`),
  closed: 'Closed',
  closedText: 'This form isn’t accepting submissions right now.',
  byTeam: (team: string) => `${team} starts this form for you. Contact them to get started.`,
  open: 'See the form',
  openNamed: (form: string) => `See the form ${form}`,
  lacks: (team: string) =>
    `A form that belongs here is no longer available. Please ask ${team} what you need before you start.`,
  lacksTitle: 'Ask before you start',
  contact: 'Questions?',
  result: 'Your result',
  answers: 'Your answers',
  change: 'Change',
  changeNamed: (question: string) => `Change your answer to “${question}”`,
  together: 'Often needed together',
} as const;
