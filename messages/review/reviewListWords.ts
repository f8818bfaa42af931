import { plural } from '#domain/kernel/plural.ts';

/** The list of reviews waiting for the reader. */
export const reviewListWords = {
  title: 'Form Reviews',
  caption: 'Reviews waiting for you',
  total: (count: number) => `${plural(count, 'review')} waiting for you`,
  order: 'overdue first, then the oldest',
  first: 'Open the first review',
  due: 'Due',
  emptyTitle: 'No reviews waiting',
  empty: 'Submissions will appear here when you or one of your roles is asked to review them.',
  all: 'See your assigned work',
} as const;
