import { z } from 'zod';
import { positionsOf, type Position, type RemoteGeometry } from '#domain/entity/remoteGeometry.ts';
import { FeaturesUnavailable, type FoundFeatures, type RemoteFeature } from '#server/gis/FeatureService.ts';
import { polygonOfRings } from '#server/gis/polygonOfRings.ts';
import type { LayerFacts } from '#server/gis/readLayer.ts';

/** More would make a row or a page too large. Outlines are simplified by the service to about a foot. */
const maxPositions = 2_000;
const maxValueLetters = 2_000;
const maxFeatures = 2_000;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]).catch(null);
const attributes = z.record(z.string(), value);
/** Without heights. */
const position = z
  .tuple([z.number(), z.number()])
  .rest(z.number())
  .transform(([longitude, latitude]): Position => [longitude, latitude]);
const line = z.array(position);

const geoJson = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.enum(['MultiPoint', 'LineString']), coordinates: line }),
  z.object({ type: z.enum(['MultiLineString', 'Polygon']), coordinates: z.array(line) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(line)) }),
]);
const esriJson = z.object({
  x: z.number().optional(),
  y: z.number().optional(),
  points: line.optional(),
  paths: z.array(line).optional(),
  rings: z.array(line).optional(),
});

const limits = { exceededTransferLimit: z.boolean().nullish() };
const geoJsonFeatures = z.object({
  ...limits,
  properties: z.object(limits).nullish(),
  features: z.array(z.object({ properties: attributes.nullable(), geometry: z.unknown() })).max(maxFeatures),
});
const esriFeatures = z.object({
  ...limits,
  features: z.array(z.object({ attributes, geometry: z.unknown() })).max(maxFeatures),
});

/** Reads the features of an answer, in GeoJSON or in Esri's JSON. */
export function readFeatures(given: unknown, layer: LayerFacts): FoundFeatures {
  const raw = layer.hasGeoJson ? fromGeoJson(given) : fromEsriJson(given);
  const features = raw.features.flatMap(({ data, geometry }) => featureOf(layer, data, geometry) ?? []);
  return { features, hasMore: raw.hasMore };
}

interface Raw {
  readonly features: readonly {
    readonly data: z.infer<typeof attributes>;
    readonly geometry: RemoteGeometry | null;
  }[];
  readonly hasMore: boolean;
}

function fromGeoJson(given: unknown): Raw {
  const { features, exceededTransferLimit, properties } = parse(geoJsonFeatures, given);
  return {
    features: features.map((feature) => {
      const parsed = geoJson.safeParse(feature.geometry);
      return { data: feature.properties ?? {}, geometry: parsed.success ? shown(parsed.data) : null };
    }),
    hasMore: (exceededTransferLimit ?? properties?.exceededTransferLimit) === true,
  };
}

function fromEsriJson(given: unknown): Raw {
  const { features, exceededTransferLimit } = parse(esriFeatures, given);
  return {
    features: features.map((feature) => {
      const parsed = esriJson.safeParse(feature.geometry);
      return { data: feature.attributes, geometry: parsed.success ? shown(geometryOf(parsed.data)) : null };
    }),
    hasMore: exceededTransferLimit === true,
  };
}

function parse<Shape>(shape: z.ZodType<Shape>, given: unknown): Shape {
  const parsed = shape.safeParse(given);
  if (!parsed.success) throw new FeaturesUnavailable('unreachable', { cause: parsed.error.message });
  return parsed.data;
}

function geometryOf({ x, y, points, paths, rings }: z.infer<typeof esriJson>): RemoteGeometry | null {
  if (x !== undefined && y !== undefined) return { type: 'Point', coordinates: [x, y] };
  if (points) return { type: 'MultiPoint', coordinates: points };
  if (paths) return { type: 'MultiLineString', coordinates: paths };
  return rings ? polygonOfRings(rings) : null;
}

/** The geometry if it can be shown: on the map, with a reasonable number of corners, with six decimals, which are four inches. */
function shown(geometry: RemoteGeometry | null): RemoteGeometry | null {
  if (geometry === null) return null;
  const positions = positionsOf(geometry);
  if (positions.length === 0 || positions.length > maxPositions) return null;
  const isOnMap = positions.every(([lon, lat]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90);
  return isOnMap ? (rounded(geometry) as RemoteGeometry) : null;
}

const rounded = ({ type, coordinates }: RemoteGeometry): unknown => ({ type, coordinates: roundedDeep(coordinates) });

function roundedDeep(coordinates: unknown): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  if (typeof coordinates[0] !== 'number') return coordinates.map(roundedDeep);
  return coordinates.map((degrees: number) => Math.round(degrees * 1e6) / 1e6);
}

function featureOf(
  layer: LayerFacts,
  raw: z.infer<typeof attributes>,
  geometry: RemoteGeometry | null,
): RemoteFeature | null {
  const data: Record<string, string> = {};
  for (const { key } of layer.fields) {
    const text = textOf(layer, key, raw[key] ?? null);
    if (text !== '') data[key] = text;
  }
  const rawId = raw[layer.idKey];
  const id = typeof rawId === 'number' || typeof rawId === 'string' ? String(rawId) : '';
  if (id === '' || id.length > 200) return null;
  return { id, name: data[layer.nameKey] ?? id, data, geometry };
}

function textOf({ codes, kinds }: LayerFacts, key: string, raw: z.infer<typeof value>): string {
  if (raw === null) return '';
  const meaning = codes.get(key)?.get(String(raw));
  if (meaning !== undefined) return meaning;
  if (kinds.get(key) === 'date' && typeof raw === 'number' && Math.abs(raw) < 8e15)
    return new Date(raw).toISOString().slice(0, 10);
  return String(raw)
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxValueLetters);
}
