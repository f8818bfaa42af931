/** The list of what a resident has applied for. */
export const ownSubmissionsWords = {
  title: 'Your submissions',
  label: 'Your submissions',
  form: 'Form',
  number: (id: string) => `#${id}`,
  started: 'Started',
  status: 'Status',
  step: 'Current step',
  yourTurn: 'Your turn',
  notPaid: 'Not paid',
  more: 'Show more',
  loading: 'Loading…',
  emptyTitle: 'Nothing started yet',
  empty: 'When you start a form of your town, it is listed here and you can come back to it at any time.',
} as const;
