import { formatCount, plural } from '#domain/kernel/plural.ts';

/** Public statistics of a form: charts of answers and completion figures. */
export const visualizerWords = {
  stats: 'Stats',
  title: 'How people answered',
  step: 'Step',
  field: 'Question',
  answersOf: (question: string) => `Answers to ${question}`,
  ofLast: (answers: number) => `${plural(answers, 'answer')} from recent submissions`,
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
  share: (part: number, percent: number) => `${formatCount(part)} · ${formatCount(percent)}%`,
  formerOption: 'Options no longer offered',
  unknownTown: 'Unknown town',
  address: 'Address',
  addresses: (count: string) => `Addresses in a table (${count})`,
  others: 'Other',
  grouped: 'To protect privacy, groups of fewer than five answers are combined and numbers are rounded.',
  number: (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 }),
  never: 'No one has completed this form yet',
  neverText: 'Once someone does, you’ll see how long it takes and how people answered.',
} as const;
