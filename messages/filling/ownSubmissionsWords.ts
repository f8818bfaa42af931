/** A resident's list of their own submissions. */
export const ownSubmissionsWords = {
  title: 'Your submissions',
  label: 'Your submissions',
  form: 'Form',
  number: (id: string) => `#${id}`,
  started: 'Started',
  status: 'Status',
  step: 'Current step',
  notPaid: 'Not paid',
  more: 'Show more',
  loading: 'Loading…',
  emptyTitle: 'No submissions yet',
  empty: 'Forms you start will appear here. You can come back to them at any time.',
} as const;
