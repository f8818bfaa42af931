/**
 * Selected rows: some of the shown ones, or everything matching the filter, shown or not. "All" is applied to
 * what matches at that time, so it is sent as the filter plus the count the user saw.
 */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly count: number };

export const noSelection: Selection = { kind: 'some', ids: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'all' || selection.ids.has(id);

export const selectedCount = (selection: Selection): number =>
  selection.kind === 'all' ? selection.count : selection.ids.size;

/** Deselecting one of all matching leaves the other shown rows selected. */
export function toggleRow(selection: Selection, id: string, shown: readonly string[]): Selection {
  const ids = new Set(selection.kind === 'all' ? shown : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { kind: 'some', ids };
}

/** Shift range: all rows from the last clicked one to this one take this one's new state. */
export function toggleRange(selection: Selection, from: string, to: string, shown: readonly string[]): Selection {
  const toggled = toggleRow(selection, to, shown);
  const [first = -1, last = -1] = [shown.indexOf(from), shown.indexOf(to)].toSorted((one, other) => one - other);
  if (toggled.kind === 'all' || first < 0) return toggled;
  const range = shown.slice(first, last + 1);
  const others = [...toggled.ids].filter((id) => !range.includes(id));
  return { kind: 'some', ids: new Set(isSelected(toggled, to) ? [...others, ...range] : others) };
}

/** Selects all shown rows, or none if they are all selected. */
export const toggleAllShown = (selection: Selection, shown: readonly string[]): Selection =>
  shown.every((id) => isSelected(selection, id)) ? noSelection : { kind: 'some', ids: new Set(shown) };

/** State of the header checkbox. */
export function selectedShare(selection: Selection, shown: readonly string[]): 'all' | 'some' | 'none' {
  const chosen = shown.filter((id) => isSelected(selection, id)).length;
  if (chosen === 0) return 'none';
  return chosen === shown.length ? 'all' : 'some';
}
