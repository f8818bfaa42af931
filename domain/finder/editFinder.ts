interface Keyed {
  readonly key: string;
}

/** Changes one item of a list. */
export const patched = <Item extends Keyed>(
  items: readonly Item[],
  key: string,
  change: Partial<Item>,
): readonly Item[] => items.map((item) => (item.key === key ? { ...item, ...change } : item));

/** Moves an item by one place; at the end of the list nothing changes. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): readonly Item[] {
  const [item, other] = [items[at], items[at + by]];
  if (item === undefined || other === undefined) return items;
  return items.with(at, other).with(at + by, item);
}
