import { ownValue } from '#domain/kernel/ownValue.ts';
import { streets, town, type Street } from '#server/sandbox/addresses/springfield.ts';

export type Corner = readonly [longitude: number, latitude: number];

export interface Parcel {
  readonly OBJECTID: number;
  readonly PARCEL_NO: string;
  readonly SITE_ADDRESS: string;
  readonly ZONE: string;
  readonly OWNER_CLASS: string;
  readonly ACRES: number;
  /** clockwise, the first corner again at the end */
  readonly outline: readonly Corner[];
}

type Point = readonly [east: number, north: number];

/** In meters. */
const halfStreetWidth = 9;
const lotDepth = 38;
const leastFrontage = 9;
const cellSize = 60;
const squareMetersPerAcre = 4_046.86;
const metersPerDegree = 111_320;
const midLatitude = 39.8;
const eastScale = metersPerDegree * Math.cos((midLatitude * Math.PI) / 180);
const midLongitude = -89.65;

const toPoint = ([latitude, longitude]: readonly [number, number]): Point => [
  (longitude - midLongitude) * eastScale,
  (latitude - midLatitude) * metersPerDegree,
];
const toCorner = ([east, north]: Point): Corner => [
  Math.round((midLongitude + east / eastScale) * 1e6) / 1e6,
  Math.round((midLatitude + north / metersPerDegree) * 1e6) / 1e6,
];

interface Lot {
  readonly street: Street;
  readonly streetNumber: number;
  readonly house: number;
  readonly corners: readonly Point[];
}

/** Lots along both sides of each street, without those that would lie on a street or on another lot. */
export function createParcels(): readonly Parcel[] {
  const roads = streets.map(corridorOf);
  const placed: Lot[] = [];
  const nearby = new Map<string, Lot[]>();
  for (const [at, street] of streets.entries())
    for (const lot of lotsAlong(street, at + 1)) {
      const cells = cellsOf(lot);
      const neighbors = cells.flatMap((cell) => nearby.get(cell) ?? []);
      const isTaken =
        roads.some((road, other) => other !== at && overlap(lot.corners, road)) ||
        neighbors.some(({ corners }) => overlap(corners, lot.corners));
      if (isTaken) continue;
      placed.push(lot);
      for (const cell of cells) nearby.set(cell, [...(nearby.get(cell) ?? []), lot]);
    }
  return placed.map(parcelOf);
}

const zones: Readonly<Record<string, string>> = {
  Main: 'C2',
  Market: 'C1',
  Second: 'C1',
  Station: 'C1',
  Quarry: 'M1',
  Park: 'PR',
  Lakeside: 'R1',
  Harbor: 'R1',
  Prairie: 'AG',
};

function parcelOf({ street, streetNumber, house, corners }: Lot, at: number): Parcel {
  const outline = corners.map(toCorner);
  // two primes, so that neighbors differ
  const chance = (house * 31 + streetNumber * 17) % 20;
  const zone = ownValue(zones, street.name) ?? (chance < 4 ? 'R2' : 'R1');
  return {
    OBJECTID: at + 1,
    PARCEL_NO: `14-${String(streetNumber).padStart(2, '0')}-${String(house).padStart(4, '0')}`,
    SITE_ADDRESS: `${house} ${street.name} ${street.suffix}, ${town.city}, ${town.state} ${street.zip}`,
    ZONE: zone,
    OWNER_CLASS: zone === 'PR' ? 'PUB' : zone.startsWith('C') || zone === 'M1' || chance === 7 ? 'BUS' : 'RES',
    ACRES: Math.round((areaOf(corners) / squareMetersPerAcre) * 1_000) / 1_000,
    outline: [...outline, ...outline.slice(0, 1)],
  };
}

function* lotsAlong(street: Street, streetNumber: number): Generator<Lot> {
  const [start, end] = street.ends.map(toPoint) as [Point, Point];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const along: Point = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  const houses = street.to - street.from + 1;
  // every house has a lot, unless the lots would be narrower than a house
  const step = Math.max(1, Math.ceil((leastFrontage * houses) / (2 * length)));
  const frontage = (2 * length * step) / houses;
  const at = (distance: number, aside: number): Point => [
    start[0] + along[0] * distance - along[1] * aside,
    start[1] + along[1] * distance + along[0] * aside,
  ];
  for (let house = street.from; house <= street.to; house += 1) {
    const side = house % 2 === 0 ? 1 : -1;
    const place = Math.floor((house - street.from) / 2);
    if (place % step !== 0) continue;
    const begin = (place / step) * frontage;
    if (begin + frontage > length + 1) continue;
    const [near, far] = [side * halfStreetWidth, side * (halfStreetWidth + lotDepth)];
    const corners = [at(begin, near), at(begin, far), at(begin + frontage, far), at(begin + frontage, near)];
    yield { street, streetNumber, house, corners: side === 1 ? corners : corners.toReversed() };
  }
}

function corridorOf({ ends }: Street): readonly Point[] {
  const [start, end] = ends.map(toPoint) as [Point, Point];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const aside: Point = [
    (-(end[1] - start[1]) / length) * halfStreetWidth * 0.9,
    ((end[0] - start[0]) / length) * halfStreetWidth * 0.9,
  ];
  return [
    [start[0] + aside[0], start[1] + aside[1]],
    [end[0] + aside[0], end[1] + aside[1]],
    [end[0] - aside[0], end[1] - aside[1]],
    [start[0] - aside[0], start[1] - aside[1]],
  ];
}

/** The squares of a grid that a lot touches. */
const cellsOf = ({ corners }: Lot): readonly string[] => [
  ...new Set(corners.map(([east, north]) => `${Math.floor(east / cellSize)},${Math.floor(north / cellSize)}`)),
];

/** Whether two convex shapes overlap by more than a seam: no axis separates them. */
function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  return [one, other].every((shape) =>
    shape.every((corner, at) => {
      const next = shape[(at + 1) % shape.length] ?? corner;
      const axis: Point = [corner[1] - next[1], next[0] - corner[0]];
      const size = Math.hypot(...axis);
      const [a, b] = [one, other].map((points) =>
        points.map((point) => (point[0] * axis[0] + point[1] * axis[1]) / size),
      );
      const seam = 0.5;
      return (
        Math.min(...(a ?? [])) < Math.max(...(b ?? [])) - seam && Math.min(...(b ?? [])) < Math.max(...(a ?? [])) - seam
      );
    }),
  );
}

function areaOf(corners: readonly Point[]): number {
  let sum = 0;
  for (const [at, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}
