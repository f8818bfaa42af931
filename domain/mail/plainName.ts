const longest = 60;
/** Letters of any script, marks, spaces, apostrophes and hyphens; dots only where initials and short forms have them. */
const plain = /^(?:[\p{L}\p{M} '’ʼ-]|\.(?=$|[ -]|\p{L}\.))+$/u;
const shortForms = /^(?:\p{Lu}|\p{L}\p{M}*|Dr|Jr|Sr|St|Mr|Mrs|Ms|Prof|Rev|Hon)$/u;

/**
 * The name of a person, if it is nothing but one. A mail to somebody who does not know the sender quotes no other: what
 * looks like a name field carries whole advertisements, and the town would be taken for their sender.
 */
export function plainName(text: string): string | null {
  const name = text.normalize('NFC').trim();
  if (name === '' || name.length > longest || !plain.test(name) || !/\p{L}/u.test(name)) return null;
  const dotted = [...name.matchAll(/(?<![\p{L}\p{M}'’ʼ-])([\p{L}\p{M}'’ʼ-]+)\./gu)].map(([, word = '']) => word);
  return dotted.every((word) => shortForms.test(word)) ? name : null;
}
