/** What formatted texts are made of: the server keeps nothing else, and editors offer nothing else. */
export const richTextTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'a'] as const;
type RichTextTag = (typeof richTextTags)[number];

/** What stands for one of them in texts from elsewhere. Headings begin below those of the page. */
export const richTextAliases = {
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
} as const satisfies Readonly<Record<string, RichTextTag>>;

export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** An author links to places outside: an address within Portico would act for whoever presses it, under a text of choice. */
export const isRichTextLink = (href: string): boolean => /^(https?:\/\/|mailto:|tel:)/i.test(href.trim());
