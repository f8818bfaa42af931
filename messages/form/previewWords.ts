/** The applicant's view of a step, shown next to its editor. */
export const previewWords = {
  title: 'Preview',
  show: 'Preview',
  hide: 'Close preview',
  hint: 'This is what applicants see. Answers here aren’t saved.',
  loading: 'Loading the preview…',
  width: 'Width',
  phone: 'Phone',
  desk: 'Desktop',
  noQuestions: 'Applicants have no questions to answer at this step.',
} as const;

/** Why something is shown, required, or added. */
export const explanationWords = {
  title: 'Why am I seeing this?',
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
    show: 'It’s shown when',
    hide: 'It’s hidden when',
    require: 'It’s required when',
    dont_require: 'It’s not required when',
    add: 'They’re added when',
    dont_add: 'They’re not added when',
  },
  sectionWhen: {
    show: 'The section is shown when',
    hide: 'The section is hidden when',
  },
  need: { yes: 'An answer is required.', no: 'An answer is optional.' },
  now: (answer: string) => `now: ${answer}`,
  noAnswer: 'no answer yet',
  sourceHidden: 'hidden, so its answer doesn’t count',
} as const;
