/** A name or function that can be inserted into a formula. */
export interface Insertion {
  /** search text and label */
  readonly label: string;
  /** inserted text */
  readonly text: string;
  /** description */
  readonly meaning: string;
}

interface Suggestions {
  /** start of the typed text that a choice replaces */
  readonly from: number;
  readonly found: readonly Insertion[];
}

const mostShown = 8;
const nothing: Suggestions = { from: 0, found: [] };

/** Suggestions for the text before the cursor: a name after an open brace, or a word. */
export function suggestionsAt(text: string, cursor: number, offered: readonly Insertion[]): Suggestions {
  const before = text.slice(0, cursor);
  const typed = typedIn(before);
  if (typed === '') return nothing;
  const wanted = typed.replace('{', '').trim().toLowerCase();
  const named = typed.startsWith('{') ? offered.filter(({ text: written }) => written.startsWith('{')) : offered;
  const fits = named.filter(({ label }) => label.toLowerCase().includes(wanted));
  const first = fits.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const found = [...first, ...fits.filter((one) => !first.includes(one))].slice(0, mostShown);
  return { from: cursor - typed.length, found };
}

/** Text from the open brace, or from the start of the last words; empty if there is neither. */
function typedIn(before: string): string {
  const brace = before.lastIndexOf('{');
  if (brace > before.lastIndexOf('}')) return before.slice(brace);
  const [words = ''] = /(?<![\p{L}\p{N} ])[\p{L}\p{N} ]+$/u.exec(before) ?? [];
  const letter = words.search(/\p{L}/u);
  return letter < 0 ? '' : words.slice(letter);
}

/** Replaces the typed text with a choice. The cursor goes inside a function's parentheses. */
export function insertSuggestion(
  text: string,
  place: { readonly from: number; readonly to: number },
  insertion: string,
): { readonly text: string; readonly cursor: number } {
  // Don't duplicate a closing brace that is already there.
  const rest = text.slice(place.to).replace(insertion.endsWith('}') ? /^\}/ : /^(?!)/, '');
  const cursor = place.from + insertion.length - (insertion.endsWith('()') ? 1 : 0);
  return { text: text.slice(0, place.from) + insertion + rest, cursor };
}
