import { truncate } from '#domain/kernel/text.ts';

const summaryLength = 160;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The beginning of sanitized HTML as one line of plain text; null if it says nothing. */
export function summaryOf(html: string | null): string | null {
  // the HTML may have been cut within a tag
  const text = (html ?? '').replace(/<[^>]*(?:>|$)/g, ' ').replace(/&(?:\w+|#\d+);/g, (code) => entities[code] ?? ' ');
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
  return line === '' ? null : truncate(line, summaryLength);
}
