const count = (of: number): string => of.toLocaleString('en-US');

/** What people answer to a form, in figures, and how it does, as the public is told. */
export const visualizerWords = {
  stats: 'Stats',
  title: 'What people answer',
  step: 'Step',
  field: 'Question',
  answersOf: (question: string) => `Answers to ${question}`,
  ofLast: (answers: number) =>
    answers === 1 ? '1 answer from recent submissions' : `${count(answers)} answers from recent submissions`,
  none: 'There is not currently data to visualize for this step.',
  noFields: 'This form does not have visualizable data',
  notSupported: 'Visualization is not supported for this field.',
  mean: 'Mean',
  median: 'Median',
  deviation: 'Standard deviation',
  range: (from: string | null, to: string | null) => {
    if (from === null) return to === null ? 'All answers' : `Less than ${to}`;
    return to === null ? `${from} or more` : `${from} to ${to}`;
  },
  answer: 'Answer',
  count: 'Count',
  share: (part: number, percent: number) => `${count(part)} · ${percent.toLocaleString('en-US')}%`,
  formerOption: 'Options that are no longer offered',
  unknownTown: 'Town not known',
  others: 'Other',
  grouped: 'To protect privacy, groups of fewer than five answers are combined and numbers are rounded.',
  number: (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 }),
  never: 'Nobody has completed this form yet',
  neverText: 'How long it takes and what people answer stands here once somebody has.',
} as const;
