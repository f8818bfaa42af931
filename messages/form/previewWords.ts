/** The step as applicants see it, beside its editor. */
export const previewWords = {
  title: 'Preview',
  show: 'Preview',
  hide: 'Close preview',
  hint: 'As applicants see this step. Answers here are not kept.',
  loading: 'Loading the preview…',
  width: 'Width',
  phone: 'Phone',
  desk: 'Desk',
  noQuestions: 'Applicants answer nothing at this step.',
} as const;

/** Why something shows, is required or is added. */
export const explanationWords = {
  title: 'Why do I see this?',
  section: (name: string) => `Section “${name}”`,
  outcomes: { ReviewGroup: 'Review', SubprocessConfig: 'Sub-submission', StepAssignmentGroup: 'People' },
  always: { show: 'Always shown.', require: 'Always required.', add: 'Always added.' },
  stands: {
    show: { yes: 'Shown.', no: 'Hidden.' },
    require: { yes: 'Required.', no: 'Not required.' },
    add: { yes: 'Added.', no: 'Not added.' },
  },
  withSection: 'Hidden with its section.',
  when: {
    show: 'It shows when',
    hide: 'It hides when',
    require: 'It is required when',
    dont_require: 'It is not required when',
    add: 'They are added when',
    dont_add: 'They are not added when',
  },
  sectionWhen: {
    show: 'The section shows when',
    hide: 'The section hides when',
  },
  need: { yes: 'It has to be answered.', no: 'It may be left out.' },
  now: (answer: string) => `now: ${answer}`,
  noAnswer: 'no answer yet',
  sourceHidden: 'hidden, so its answer does not count',
} as const;
