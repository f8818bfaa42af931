/** Each connection keeps some tens of kilobytes for one. */
const mostNames = 200;
/** Texts are forgotten beyond this many, of which each that comes again is seen anew. */
const mostSeen = 2_000;
/** Seen so often, a text is thought to come again. Lists of as many as were found come in many lengths, and each once. */
const timesUntilNamed = 3;

const isKept = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

/**
 * Names for what is asked again and again, so that PostgreSQL reads and plans it once a connection; nothing for what is not.
 * A name stands for one text for as long as the process runs. Decision 0082.
 */
export function nameRepeated({ most = mostNames, times = timesUntilNamed } = {}): (text: string) => string {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= most || !isKept.test(text)) return '';
    const count = (seen.get(text) ?? 0) + 1;
    if (count < times) {
      if (seen.size >= mostSeen) seen.clear();
      seen.set(text, count);
      return '';
    }
    seen.delete(text);
    const name = `repeated_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** One for all, as connections are handed from one to the other. */
export const nameOfRepeated = nameRepeated();
