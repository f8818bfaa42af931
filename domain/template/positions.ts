/** The list with an item moved to another position, which is clamped to the list. */
export function movedTo<T>(list: readonly T[], item: T, position: number): T[] {
  return insertedAt(
    list.filter((other) => other !== item),
    item,
    position,
  );
}

/** The list with a new item, by default at the end. */
export function insertedAt<T>(list: readonly T[], item: T, position: number = list.length): T[] {
  const place = Math.min(Math.max(Math.trunc(position), 0), list.length);
  return [...list.slice(0, place), item, ...list.slice(place)];
}
