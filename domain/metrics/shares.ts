/** So many are shown one by one. */
export const mostShown = 5;

/** What it is of the whole, in percent with one decimal; null where there is no whole. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;

interface Counted {
  readonly count: number;
  readonly name: string;
}

/** The largest few, and what all others come to. */
export function largest<Item extends Counted>(
  items: readonly Item[],
): { readonly shown: readonly Item[]; readonly others: number } {
  const inOrder = items
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
  return {
    shown: inOrder.slice(0, mostShown),
    others: inOrder.slice(mostShown).reduce((sum, { count }) => sum + count, 0),
  };
}
