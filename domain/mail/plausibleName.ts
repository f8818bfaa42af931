const longest = 60;
/** Letters of any script, marks, spaces, apostrophes, and hyphens. Dots only as in initials and abbreviations. */
const plain = /^(?:[\p{L}\p{M} '’ʼ-]|\.(?=$|[ -]|\p{L}\.))+$/u;
const shortForms = /^(?:\p{Lu}|\p{L}\p{M}*|Dr|Jr|Sr|St|Mr|Mrs|Ms|Prof|Rev|Hon)$/u;

/**
 * Returns a person's name if it is plausible as one, otherwise null. Emails to people who don't know the sender quote
 * nothing else: name fields are abused for advertisements, which would appear to come from the town.
 */
export function plausibleName(text: string): string | null {
  const name = text.normalize('NFC').trim();
  if (name === '' || name.length > longest || !plain.test(name) || !/\p{L}/u.test(name)) return null;
  const dotted = [...name.matchAll(/(?<![\p{L}\p{M}'’ʼ-])([\p{L}\p{M}'’ʼ-]+)\./gu)].map(([, word = '']) => word);
  return dotted.every((word) => shortForms.test(word)) ? name : null;
}
