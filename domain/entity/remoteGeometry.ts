/** A place: longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];
type Ring = readonly Position[];

/** The geometry of a remote feature, as in GeoJSON. */
export type RemoteGeometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'MultiPoint' | 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

/** A part of the map, in degrees. */
export interface MapBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** All positions of a geometry. */
export function positionsOf(geometry: RemoteGeometry): readonly Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates];
    case 'MultiPoint':
    case 'LineString':
      return geometry.coordinates;
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.flat();
    case 'MultiPolygon':
      return geometry.coordinates.flat(2);
  }
}

/** The smallest part of the map that contains them; null if there are none. */
export function boundsOf(geometries: readonly RemoteGeometry[]): MapBounds | null {
  const positions = geometries.flatMap((geometry) => positionsOf(geometry));
  if (positions.length === 0) return null;
  const [west, south, east, north] = positions.reduce(
    (all, [longitude, latitude]) =>
      [
        Math.min(all[0], longitude),
        Math.min(all[1], latitude),
        Math.max(all[2], longitude),
        Math.max(all[3], latitude),
      ] as const,
    [Infinity, Infinity, -Infinity, -Infinity] as readonly [number, number, number, number],
  );
  return { west, south, east, north };
}

/** Whether numbers from a browser describe a part of the map. */
export const isMapBounds = ({ west, south, east, north }: MapBounds): boolean =>
  [west, south, east, north].every(Number.isFinite) &&
  west < east &&
  south < north &&
  west >= -180 &&
  east <= 180 &&
  south >= -90 &&
  north <= 90;
