/** Moves the viewer's own entries to the front and keeps the order otherwise. */
export const ownFirst = <Entry>(entries: readonly Entry[], isOwn: (entry: Entry) => boolean): Entry[] =>
  entries.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
