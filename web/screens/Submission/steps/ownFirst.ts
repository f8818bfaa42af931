/** What concerns the reader before the rest, each in the order that it had. */
export const ownFirst = <Entry>(entries: readonly Entry[], isOwn: (entry: Entry) => boolean): Entry[] =>
  entries.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
