import { formatCount } from '#domain/kernel/plural.ts';
import type { OutputStatus } from '#domain/output/outputStatus.ts';

const recordStatuses = { valid: 'valid', expired: 'expired', revoked: 'revoked', unissued: 'not issued' } as const;

function statusOn(status: OutputStatus, expires: string | null): string {
  if (expires !== null && status === 'valid') return `valid until ${expires}`;
  return expires !== null && status === 'expired' ? `expired on ${expires}` : recordStatuses[status];
}

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
  /** a document, its status with the date, and when it was issued */
  document: (name: string, status: OutputStatus, issued: string, expires: string | null) =>
    `${name}: ${statusOn(status, expires)}, issued ${issued}`,
  status: recordStatuses,
  nothing: '–',
  unnamed: 'Unnamed question',
  previous: 'Previous page',
  next: 'Next page',
} as const;
