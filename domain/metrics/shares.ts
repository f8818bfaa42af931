/** How many are shown individually. */
export const maxShownItems = 5;

/** Percentage with one decimal; null if the whole is zero. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;

interface Counted {
  readonly count: number;
  readonly name: string;
}

/** The largest few, and the sum of all others. */
export function largestWithRest<Item extends Counted>(
  items: readonly Item[],
): { readonly shown: readonly Item[]; readonly others: number } {
  const inOrder = items
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
  return {
    shown: inOrder.slice(0, maxShownItems),
    others: inOrder.slice(maxShownItems).reduce((sum, { count }) => sum + count, 0),
  };
}
