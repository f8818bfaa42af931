import sanitizeHtml from 'sanitize-html';
import { InvalidInput } from '#domain/kernel/refusal.ts';

export const richTextMaxLength = 50_000;

/** An author links to places outside: an address within Portico would act for whoever presses it, under a text of choice. */
function absoluteLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: /^(https?:\/\/|mailto:|tel:)/i.test(href.trim()) ? { href } : {} };
}

/** What instructions and descriptions may be made of; everything else is taken out, its text stays. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', a: absoluteLink },
  enforceHtmlBoundary: false,
};

const justText: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

/** Safe HTML of what an editor sends; a text without a letter in it is none at all. */
export function cleanRichText(html: string | null, path: string): string | null {
  if (html === null) return null;
  if (html.length > richTextMaxLength) {
    throw new InvalidInput([{ path, code: 'tooLong', params: { max: richTextMaxLength } }]);
  }
  const clean = sanitizeHtml(html, allowed).trim();
  const text = sanitizeHtml(clean, justText).replaceAll('&nbsp;', ' ');
  return text.trim() === '' ? null : clean;
}

/** A text of a patch: left alone when it is not named. */
export function patchedRichText(html: string | null | undefined, path: string): string | null | undefined {
  return html === undefined ? undefined : cleanRichText(html, path);
}
