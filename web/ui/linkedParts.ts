/** A piece of plain text, and where it leads if it is an address or a phone number. */
interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

/** A word, or a phone number whose area code is in parentheses. */
const words = /\(\d{3}\) \d{3}[-.]\d{4}|\S+/g;
const phone = /^(?:\(\d{3}\) ?|\d{3}[-.])?\d{3}[-.]\d{4}$/;
const emailName = /^[\w.+-]+$/;
const emailHost = /^[\w-]+(?:\.[\w-]+)+$/;
const closing = '.,;:!?)';

/** Splits plain text at web addresses, email addresses, and US phone numbers. */
export function linkedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    const core = coreOf(word);
    const href = hrefOf(core);
    if (href === null) continue;
    const start = index + word.indexOf(core);
    if (start > end) parts.push({ text: text.slice(end, start), href: null });
    parts.push({ text: core.replace(/^https?:\/\//, ''), href });
    end = start + core.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** Without the punctuation around it. */
function coreOf(word: string): string {
  if (phone.test(word)) return word;
  let [from, to] = [0, word.length];
  while (from < to && word[from] === '(') from += 1;
  while (from < to && closing.includes(word[to - 1] ?? '')) to -= 1;
  return word.slice(from, to);
}

function hrefOf(word: string): string | null {
  if (/^https?:\/\//.test(word)) return URL.canParse(word) ? word : null;
  if (phone.test(word)) return `tel:${word.replaceAll(/\D/g, '')}`;
  const at = word.lastIndexOf('@');
  const isEmail = at > 0 && emailName.test(word.slice(0, at)) && emailHost.test(word.slice(at + 1));
  return isEmail ? `mailto:${word}` : null;
}
