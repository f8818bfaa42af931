import type { Position, RemoteGeometry } from '#domain/entity/remoteGeometry.ts';

type Ring = readonly Position[];

/** Esri lists outlines and holes together: outlines run clockwise, holes counterclockwise. */
export function polygonOfRings(rings: readonly Ring[]): RemoteGeometry | null {
  const closed = rings.filter((ring) => ring.length >= 4);
  const outlines = closed.filter((ring) => signedArea(ring) <= 0).map((ring): Ring[] => [ring]);
  for (const hole of closed.filter((ring) => signedArea(ring) > 0)) {
    const [corner] = hole;
    const around = corner && outlines.find(([outline = []]) => contains(outline, corner));
    // a hole of nothing is an outline that runs the wrong way
    if (around) around.push(hole);
    else outlines.push([hole]);
  }
  const [first] = outlines;
  if (first === undefined) return null;
  return outlines.length === 1
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: outlines };
}

/** Positive if the ring runs counterclockwise. */
function signedArea(ring: Ring): number {
  let sum = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
}

function contains(ring: Ring, [x, y]: Position): boolean {
  let isInside = false;
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}
