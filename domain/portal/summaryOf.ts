import { ownValue } from '#domain/kernel/ownValue.ts';
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
  const [before = '', ...tags] = (html ?? '').split('<');
  const texts = tags.map((tag) => (tag.includes('>') ? tag.slice(tag.indexOf('>') + 1) : ''));
  const text = [before, ...texts]
    .join(' ')
    .replace(/&(?:\w{1,10}|#\d{1,7});/g, (code) => ownValue(entities, code) ?? ' ');
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
  return line === '' ? null : truncate(line, summaryLength);
}
