const count = (of: number): string => of.toLocaleString('en-US');

/** What people answer to a form, in figures, and how it does, as the public is told. */
export const visualizerWords = {
  stats: 'Stats',
  title: 'What people answer',
  step: 'Step',
  field: 'Question',
  answersOf: (question: string) => `Answers to ${question}`,
  ofLast: (answers: number) =>
    answers === 1 ? '1 answer, of those completed last' : `${count(answers)} answers, of those completed last`,
  none: 'There is not currently data to visualize for this step.',
  noFields: 'This form does not have visualizable data',
  notSupported: 'Visualization is not supported for this field.',
  mean: 'Mean',
  median: 'Median',
  deviation: 'Standard deviation',
  range: (from: string, to: string) => `${from} to ${to}`,
  answer: 'Answer',
  count: 'Count',
  share: (part: number, percent: number) => `${count(part)} · ${percent.toLocaleString('en-US')}%`,
  formerOption: 'Options that are no longer offered',
  unknownTown: 'Town not known',
  others: 'Other',
  number: (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 }),
  never: 'Nobody has completed this form yet',
  neverText: 'How long it takes and what people answer stands here once somebody has.',
} as const;
