/** The list with one of its members at another place. */
export function movedTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/**
 * The place of a row that is held at a height: it passes a neighbour once it is beyond the neighbour's middle. `middles`
 * are those of the rows as they stand now, among them its own at `own`.
 */
export function placeAt(middles: readonly number[], own: number, height: number): number {
  const above = middles.filter((middle, place) => place !== own && middle < height);
  return above.length;
}
