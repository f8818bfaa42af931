const count = (of: number): string => of.toLocaleString('en-US');

/** The public search for records of a form. */
export const recordSearchWords = {
  title: 'Public record search',
  label: 'Number or name',
  search: 'Search',
  hint: 'Completed submissions are found by their number, and by what names them.',
  none: 'No results found',
  noneText: 'Look at the number once more, or try another part of the name.',
  shown: (from: number, to: number, total: number) => `Showing ${count(from)}-${count(to)} of ${count(total)}`,
  number: (number: string) => `#${number}`,
  record: 'Record',
  completed: 'Completed',
  issued: 'Issued',
  until: (name: string, issued: string, status: string, expires: string | null) =>
    `${name}: ${status}, issued ${issued}${expires === null ? '' : `, until ${expires}`}`,
  status: { valid: 'valid', expired: 'expired', revoked: 'revoked', unissued: 'not issued' },
  previous: 'Previous page',
  next: 'Next page',
} as const;
