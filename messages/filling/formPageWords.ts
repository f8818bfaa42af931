import type { TimeUnit } from '#domain/kernel/durations.ts';
import { plural } from '#domain/kernel/plural.ts';
import type { StepActor } from '#domain/submission/stepActors.ts';

/** What happens at a form's steps, who does it, and how long that takes. */
export const formStepsWords = {
  steps: 'What to expect, step by step',
  unnamedStep: 'Step',
  actor: {
    applicant: () => 'You',
    staff: (team) => team,
    thirdParty: () => 'A third party',
  } satisfies Readonly<Record<StepActor, (team: string) => string>>,
  actors: (names: readonly string[]) => names.join(' and '),
  usualStepTime: (time: string) => `Usually takes ${time}`,
  plannedStepTime: (time: string) => `Should take ${time}`,
  duration: (value: number, unit: TimeUnit) => plural(value, unit.slice(0, -1)),
  thirdParty: 'a third party',
  decidedBy: 'Decided by',
  yourPart: 'Your part',
  stepsOf: (own: number, all: number) => `${own} of ${plural(all, 'step')}`,
} as const;

/** What people can have ready before they start a form. */
export const beforeYouStartWords = {
  title: 'Before you start',
  files: 'Have these files ready',
  file: (name: string, isRequired: boolean, isConditional: boolean) => {
    if (isConditional) return `${name} (only for some answers)`;
    return isRequired ? name : `${name} (optional)`;
  },
  moreFiles: (count: number) => `and ${plural(count, 'more file')}`,
  email: 'Have an email address ready, so that you can save your answers and get updates.',
  saved: 'You don’t have to finish in one go. Your answers are saved as you type.',
  questions: (count: number) => `About ${plural(count, 'question')}.`,
  signature: 'You sign online. There is nothing to print.',
  forms: (names: string) => `You also fill in: ${names}.`,
  fee: (amount: string, ways: string) => `Fee: ${amount}. ${ways}`,
  pay: (ways: readonly string[]) => `You can pay ${oneOf(ways)}.`,
  online: 'online',
  byCheck: 'by check',
  inCash: 'in cash',
} as const;

/** Who can start a form. */
export const formStartWords = {
  suspended: (team: string) => `${team} isn’t accepting submissions right now.`,
  startedByStaff: 'Only staff can start this form. The public can’t.',
} as const;

/** Where people get help with a form. */
export const formHelpWords = {
  editFaqs: 'Edit the FAQs in the form’s settings',
  title: 'Need help?',
  faqs: 'Read the FAQs',
  write: (team: string) => `Email ${team}`,
  ask: (team: string) => `Contact ${team} with questions about this form.`,
} as const;

/** `online`, `online or by check`, `online, by check, or in cash` */
const oneOf = (ways: readonly string[]): string =>
  ways.length < 3 ? ways.join(' or ') : `${ways.slice(0, -1).join(', ')}, or ${ways.at(-1)}`;
