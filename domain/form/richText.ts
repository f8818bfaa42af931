/** Tags allowed in formatted text. The server removes all others, and editors offer no others. */
export const richTextTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'a'] as const;
type RichTextTag = (typeof richTextTags)[number];

/** Replacements for pasted tags. Headings start below those of the page. */
export const richTextAliases = {
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
} as const satisfies Readonly<Record<string, RichTextTag>>;

export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/**
 * Only external links are allowed. A link within Portico could trigger an action for anyone who clicks it, under a
 * misleading text.
 */
export const isRichTextLink = (href: string): boolean => /^(https?:\/\/|mailto:|tel:)/i.test(href.trim());
