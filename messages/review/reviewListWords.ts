/** What waits for a reviewer, in one list. */
export const reviewListWords = {
  title: 'Form Reviews',
  caption: 'Reviews that wait for you',
  total: (count: number) =>
    count === 1 ? '1 review waits for you' : `${count.toLocaleString('en-US')} reviews wait for you`,
  order: 'overdue first, then those that wait longest',
  first: 'Open the first review',
  due: 'Due',
  emptyTitle: 'Nothing waits for you',
  empty: 'A submission appears here when you, or a role of yours, are asked to review it.',
  all: 'See what is assigned to you',
} as const;
