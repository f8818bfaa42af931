/** Words this short are not corrected: nearly everything is one letter away from them. */
const shortest = 4;

/** From this length on, two wrong letters are still the same word. */
const long = 7;

const allowedErrors = (word: string): number => (word.length < shortest ? 0 : word.length < long ? 1 : 2);

/**
 * The word with two neighboring letters swapped, or one letter too many left out, in every way. Each is looked up as it
 * is; other typing errors are found by their likeness to names.
 */
export function typoVariants(word: string): readonly string[] {
  if (word.length < shortest) return [];
  const variants = new Set<string>();
  for (let at = 0; at < word.length; at += 1) {
    variants.add(word.slice(0, at) + word.slice(at + 1));
    if (at + 1 < word.length)
      variants.add(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  }
  variants.delete(word);
  return [...variants];
}

/** The known words that a misspelled word was most likely meant to be: those with the fewest errors. */
export function correctionsOf(word: string, known: Iterable<string>): readonly string[] {
  let fewest = allowedErrors(word);
  if (fewest === 0) return [];
  let found: string[] = [];
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > fewest || candidate.length < shortest) continue;
    const errors = editDistance(word, candidate);
    if (errors > fewest || errors > allowedErrors(candidate)) continue;
    if (errors < fewest) found = [];
    fewest = errors;
    found.push(candidate);
  }
  return found;
}

/** Letters to insert, remove, replace, or swap with a neighbor to get from one word to the other. */
export function editDistance(one: string, other: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
