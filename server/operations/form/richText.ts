import sanitizeHtml from 'sanitize-html';
import { isRichTextLink, richTextAliases, richTextSchemes, richTextTags } from '#domain/form/richText.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';

const richTextMaxLength = 50_000;

function absoluteLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: isRichTextLink(href) ? { href } : {} };
}

/** Removes all markup except what rich text allows; its text is kept. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  transformTags: { ...richTextAliases, a: absoluteLink },
  enforceHtmlBoundary: false,
};

const justText: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

/** Sanitizes the HTML an editor sends; null if it has no text. */
export function cleanRichText(html: string | null, path: string): string | null {
  if (html === null) return null;
  if (html.length > richTextMaxLength) {
    throw new InvalidInput([{ path, code: 'tooLong', params: { max: richTextMaxLength } }]);
  }
  const clean = sanitizeHtml(html, allowed).trim();
  const text = sanitizeHtml(clean, justText).replaceAll('&nbsp;', ' ');
  return text.trim() === '' ? null : clean;
}

/** Like `cleanRichText`, but undefined if the text isn't part of the change. */
export function patchedRichText(html: string | null | undefined, path: string): string | null | undefined {
  return html === undefined ? undefined : cleanRichText(html, path);
}
