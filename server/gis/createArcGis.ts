import { z } from 'zod';
import { boundsOf, isMapBounds, type MapBounds } from '#domain/entity/remoteGeometry.ts';
import { createStaleCache } from '#server/gis/createStaleCache.ts';
import {
  FeaturesUnavailable,
  maxFeaturesInView,
  maxReadFeatures,
  maxSearchedFeatures,
  type FeatureSearch,
  type FeatureService,
  type FoundFeatures,
} from '#server/gis/FeatureService.ts';
import { readFeatures } from '#server/gis/readFeatures.ts';
import { readLayer, type LayerFacts } from '#server/gis/readLayer.ts';
import { idCondition, prefixCondition, searchCondition, searchWords } from '#server/gis/whereClause.ts';
import { createCircuitBreaker, type CircuitBreaker } from '#server/outbound/createCircuitBreaker.ts';
import type { GuardedFetch } from '#server/outbound/createGuardedFetch.ts';
import { OutboundError } from '#server/outbound/OutboundError.ts';

export interface ArcGisOptions {
  readonly fetch: GuardedFetch;
  /** called for each failure, but not for calls blocked by the circuit breaker */
  readonly report: (error: FeaturesUnavailable) => void;
  readonly now?: () => number;
}

type Query = Readonly<Record<string, string>>;

const minute = 60_000;
const layers = { freshMs: 10 * minute, staleMs: 24 * 60 * minute, maxKept: 200 };
const results = { freshMs: 5 * minute, staleMs: 60 * minute, maxKept: 300 };
/** Outlines are simplified to about a foot, in degrees. */
const simplification = '0.000003';

const isRefusal = z.object({ error: z.object({ code: z.number().nullish() }) });
const extentShape = z.object({
  extent: z.object({ xmin: z.number(), ymin: z.number(), xmax: z.number(), ymax: z.number() }),
});

/** ArcGIS feature services, through one guarded fetch. See docs/decisions/0143. */
export function createArcGis({ fetch, report, now = () => performance.now() }: ArcGisOptions): FeatureService {
  const circuits = new Map<string, CircuitBreaker>();
  const circuitOf = (host: string): CircuitBreaker => {
    const circuit = circuits.get(host) ?? createCircuitBreaker(() => new FeaturesUnavailable('unreachable'), now);
    circuits.set(host, circuit);
    return circuit;
  };
  const cached = {
    layer: createStaleCache<LayerFacts>({ ...layers, now }),
    found: createStaleCache<FoundFeatures>({ ...results, now }),
    extent: createStaleCache<MapBounds | null>({ ...layers, now }),
  };

  /** An answer of the service; null if it rejects the request, which is not a failure of the service. */
  const ask = async (layerUrl: string, path: string, query: Query): Promise<unknown> => {
    const url = layerUrlOf(layerUrl);
    if (url === null || !fetch.isAllowed(url)) throw new FeaturesUnavailable('notAllowed');
    url.pathname += path;
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return circuitOf(url.host).run(async () => {
      try {
        return acceptedAnswer(await fetch.fetchJson(url));
      } catch (error) {
        const unavailable =
          error instanceof OutboundError ? new FeaturesUnavailable('unreachable', { cause: error }) : error;
        if (unavailable instanceof FeaturesUnavailable) report(unavailable);
        throw unavailable;
      }
    });
  };

  const layerOf = (layerUrl: string): Promise<LayerFacts> =>
    cached.layer(layerUrl, async () => readLayer(await ask(layerUrl, '', { f: 'json' })));

  const query = async (layerUrl: string, layer: LayerFacts, given: Query): Promise<FoundFeatures> => {
    const keys = [layer.idKey, ...layer.fields.map(({ key }) => key)];
    const answer = await ask(layerUrl, '/query', {
      outFields: [...new Set(keys)].join(','),
      outSR: '4326',
      returnGeometry: String(layer.hasGeometry),
      geometryPrecision: '6',
      maxAllowableOffset: simplification,
      f: layer.hasGeoJson ? 'geojson' : 'json',
      ...given,
    });
    if (answer === null) throw new FeaturesUnavailable('unreachable');
    return readFeatures(answer, layer);
  };

  const find = async (layerUrl: string, given: Query, most: number): Promise<FoundFeatures> =>
    cached.found(JSON.stringify([layerUrl, given]), async () => {
      const layer = await layerOf(layerUrl);
      const sorted: Query = layer.canSort ? { orderByFields: layer.nameKey } : {};
      const found = await query(layerUrl, layer, { ...given, ...sorted, resultRecordCount: String(most) });
      // not every server knows how to limit its results
      return { features: found.features.slice(0, most), hasMore: found.hasMore || found.features.length > most };
    });

  return {
    isAllowed: (layerUrl) => {
      const url = layerUrlOf(layerUrl);
      return url !== null && fetch.isAllowed(url);
    },
    describe: async (layerUrl) => {
      const { name, fields, nameKey, idKey, hasGeometry } = await layerOf(layerUrl);
      return { name, fields, nameKey, idKey, hasGeometry };
    },
    search: async (layerUrl, { terms, keys }: FeatureSearch) => {
      const layer = await layerOf(layerUrl);
      const known = layer.fields.filter(({ key, kind }) => kind === 'text' && keys.includes(key));
      const words = searchWords(terms);
      const textKeys = known.map(({ key }) => key);
      const [prefix, anywhere] = [prefixCondition(words, textKeys), searchCondition(words, textKeys)];
      if (prefix === null || anywhere === null) return { features: [], hasMore: false };
      const [best, others] = await Promise.all([
        find(layerUrl, { where: prefix }, maxSearchedFeatures),
        find(layerUrl, { where: anywhere }, maxSearchedFeatures),
      ]);
      const bestIds = new Set(best.features.map(({ id }) => id));
      const features = [...best.features, ...others.features.filter(({ id }) => !bestIds.has(id))];
      return {
        features: features.slice(0, maxSearchedFeatures),
        hasMore: best.hasMore || others.hasMore || features.length > maxSearchedFeatures,
      };
    },
    findWithin: async (layerUrl, bounds) => {
      if (!isMapBounds(bounds)) return { features: [], hasMore: false };
      const { west, south, east, north } = bounds;
      const area = {
        geometry: [west, south, east, north].map((degrees) => degrees.toFixed(6)).join(','),
        geometryType: 'esriGeometryEnvelope',
        inSR: '4326',
        spatialRel: 'esriSpatialRelIntersects',
      };
      return find(layerUrl, { where: '1=1', ...area }, maxFeaturesInView);
    },
    extent: (layerUrl) =>
      cached.extent(layerUrl, async () => {
        const request = { where: '1=1', returnExtentOnly: 'true', outSR: '4326', f: 'json' };
        const parsed = extentShape.safeParse(await ask(layerUrl, '/query', request));
        if (!parsed.success) return boundsOfFirst(await find(layerUrl, { where: '1=1' }, maxFeaturesInView));
        const { xmin: west, ymin: south, xmax: east, ymax: north } = parsed.data.extent;
        return isMapBounds({ west, south, east, north }) ? { west, south, east, north } : null;
      }),
    read: async (layerUrl, ids) => {
      const layer = await layerOf(layerUrl);
      const where = idCondition(layer.idKey, layer.idIsNumber, ids.slice(0, maxReadFeatures));
      if (where === null) return [];
      const { features } = await query(layerUrl, layer, { where });
      return features.filter(({ id }) => ids.includes(id));
    },
  };
}

/** Services that can't compute an extent still have features. */
const boundsOfFirst = ({ features }: FoundFeatures): MapBounds | null =>
  boundsOf(features.flatMap(({ geometry }) => geometry ?? []));

/** The address of a layer, without a query; null if it is no address. */
function layerUrlOf(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  url.search = '';
  url.hash = '';
  while (url.pathname.length > 1 && url.pathname.endsWith('/')) url.pathname = url.pathname.slice(0, -1);
  return url;
}

/** ArcGIS reports errors with the status 200. */
function acceptedAnswer(answer: unknown): unknown {
  const refusal = isRefusal.safeParse(answer);
  if (!refusal.success) return answer;
  const code = refusal.data.error.code ?? 0;
  if (code >= 400 && code < 500) return null;
  throw new FeaturesUnavailable('unreachable', { cause: `the service answered with error ${code}` });
}
