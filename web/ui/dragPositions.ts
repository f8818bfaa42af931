export function moveItem(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/**
 * Index for a row dragged to `height`: it passes a neighbor once it is beyond the neighbor's middle. `middles`
 * are the rows' current middles, including its own at `own`.
 */
export function dropIndexAt(middles: readonly number[], own: number, height: number): number {
  const above = middles.filter((middle, place) => place !== own && middle < height);
  return above.length;
}
