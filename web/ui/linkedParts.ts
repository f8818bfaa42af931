/** A piece of plain text, and where it leads if it is an address or a phone number. */
interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

const linkable =
  /(?<url>https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])|(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(?<phone>(?<![\w-])(?:\(\d{3}\) ?|\d{3}[-.])?\d{3}[-.]\d{4}(?![\w-]))/gu;

/** Splits plain text at web addresses, email addresses, and US phone numbers. */
export function linkedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(linkable)) {
    const [found] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    const { url, email, phone } = match.groups ?? {};
    if (url) parts.push({ text: url.replace(/^https?:\/\//, ''), href: url });
    else if (email) parts.push({ text: email, href: `mailto:${email}` });
    else if (phone) parts.push({ text: phone, href: `tel:${phone.replaceAll(/\D/g, '')}` });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
