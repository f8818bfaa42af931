/**
 * What is chosen of a list: some of the rows that are shown, or all that its filter leaves, shown or not. What is done
 * with all is done with what matches then, so it is sent as the filter and the number that the person saw.
 */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly count: number };

export const noSelection: Selection = { kind: 'some', ids: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'all' || selection.ids.has(id);

export const selectedCount = (selection: Selection): number =>
  selection.kind === 'all' ? selection.count : selection.ids.size;

/** Whoever takes one row off all that match chooses among those that are shown. */
export function withToggled(selection: Selection, id: string, shown: readonly string[]): Selection {
  const ids = new Set(selection.kind === 'all' ? shown : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { kind: 'some', ids };
}

/** Becomes what the last one of a range becomes: all rows from the one that was pressed before up to it, whichever way. */
export function withRange(selection: Selection, from: string, to: string, shown: readonly string[]): Selection {
  const toggled = withToggled(selection, to, shown);
  const [first = -1, last = -1] = [shown.indexOf(from), shown.indexOf(to)].toSorted((one, other) => one - other);
  if (toggled.kind === 'all' || first < 0) return toggled;
  const range = new Set(shown.slice(first, last + 1));
  const ids = isSelected(toggled, to) ? toggled.ids.union(range) : toggled.ids.difference(range);
  return { kind: 'some', ids };
}

/** All that are shown, or none when they are chosen already. */
export const withAllShown = (selection: Selection, shown: readonly string[]): Selection =>
  shown.every((id) => isSelected(selection, id)) ? noSelection : { kind: 'some', ids: new Set(shown) };

/** Of the box over the rows: all, some or none of what is shown. */
export function shareSelected(selection: Selection, shown: readonly string[]): 'all' | 'some' | 'none' {
  const chosen = shown.filter((id) => isSelected(selection, id)).length;
  if (chosen === 0) return 'none';
  return chosen === shown.length ? 'all' : 'some';
}
