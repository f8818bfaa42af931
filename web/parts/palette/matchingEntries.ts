interface Named {
  readonly title: string;
  /** search synonyms */
  readonly alsoCalled?: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Entries where every typed word is a prefix of some word. Names that start with the typed text come first. */
export function matchingEntries<Entry extends Named>(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const begin = plain(typed.trim());
  const matching = entries.filter(({ title, alsoCalled = '' }) => {
    const words = wordsOf(`${title} ${alsoCalled}`);
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  });
  const beginsSo = ({ title }: Entry): boolean => plain(title).startsWith(begin);
  return [...matching.filter(beginsSo), ...matching.filter((entry) => !beginsSo(entry))];
}
