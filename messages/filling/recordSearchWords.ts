import { formatCount } from '#domain/kernel/plural.ts';

/** Public search of a form's completed submissions. */
export const recordSearchWords = {
  title: 'Public record search',
  label: 'Number, name, or address',
  search: 'Search',
  hint: 'Search completed submissions by number, or by the name or address they’re listed under.',
  none: 'No results found',
  noneText: 'Check the number, or try another part of the name or address.',
  shown: (from: number, to: number, total: number) =>
    `Showing ${formatCount(from)}-${formatCount(to)} of ${formatCount(total)}`,
  number: (number: string) => `#${number}`,
  record: 'Record',
  completed: 'Completed',
  issued: 'Issued',
  until: (name: string, issued: string, status: string, expires: string | null) =>
    `${name}: ${status}, issued ${issued}${expires === null ? '' : `, expiration date ${expires}`}`,
  status: { valid: 'valid', expired: 'expired', revoked: 'revoked', unissued: 'not issued' },
  nothing: '–',
  unnamed: 'Unnamed question',
  previous: 'Previous page',
  next: 'Next page',
} as const;
