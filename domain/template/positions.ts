/** The list with one of its items at another place; a place beyond an end is that end. */
export function movedTo<T>(list: readonly T[], item: T, position: number): T[] {
  return insertedAt(
    list.filter((other) => other !== item),
    item,
    position,
  );
}

/** The list with a new item; without a place it comes last. */
export function insertedAt<T>(list: readonly T[], item: T, position: number = list.length): T[] {
  const place = Math.min(Math.max(Math.trunc(position), 0), list.length);
  return [...list.slice(0, place), item, ...list.slice(place)];
}
