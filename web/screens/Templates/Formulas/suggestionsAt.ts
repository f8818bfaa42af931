/** What can be put into a formula. */
export interface Insertion {
  /** as it is looked for and shown */
  readonly label: string;
  /** as it is written */
  readonly text: string;
  /** what it is or does */
  readonly meaning: string;
}

interface Suggestions {
  /** where what is typed begins: a choice takes its place */
  readonly from: number;
  readonly found: readonly Insertion[];
}

const mostShown = 8;
const nothing: Suggestions = { from: 0, found: [] };

/** What could be meant by what stands before the cursor: a name after an open brace, or the letters of a word. */
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

/** From an open brace, or from the first letter of the words at the end; empty when neither is there. */
function typedIn(before: string): string {
  const brace = before.lastIndexOf('{');
  if (brace > before.lastIndexOf('}')) return before.slice(brace);
  const [words = ''] = /(?<![\p{L}\p{N} ])[\p{L}\p{N} ]+$/u.exec(before) ?? [];
  const letter = words.search(/\p{L}/u);
  return letter < 0 ? '' : words.slice(letter);
}

/** The text with a choice in the place of what was typed, and where the cursor goes on: within the brackets of a function. */
export function inserted(
  text: string,
  place: { readonly from: number; readonly to: number },
  insertion: string,
): { readonly text: string; readonly cursor: number } {
  // a brace that was typed ahead is not there twice
  const rest = text.slice(place.to).replace(insertion.endsWith('}') ? /^\}/ : /^(?!)/, '');
  const cursor = place.from + insertion.length - (insertion.endsWith('()') ? 1 : 0);
  return { text: text.slice(0, place.from) + insertion + rest, cursor };
}
