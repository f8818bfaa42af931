import { ownValue } from '#domain/kernel/ownValue.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The text of sanitized HTML on one line, cut after a word. */
export function plainText(html: string, longest: number): string {
  const text = html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ownValue(entities, entity) ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`;
}
