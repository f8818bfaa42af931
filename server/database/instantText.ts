/**
 * Converts a timestamp from PostgreSQL's format (with time zone UTC) to that of JSON. A page has a hundred of them, and
 * slicing is twice as fast as a regular expression.
 */
export function instantText(text: string): string {
  const isUsual = text.length >= '2026-11-21 09:05:07+00'.length && text[10] === ' ' && text.endsWith('+00');
  if (!isUsual) return new Date(text).toISOString();
  const fraction = text.slice('2026-11-21 09:05:07.'.length, -'+00'.length);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}
