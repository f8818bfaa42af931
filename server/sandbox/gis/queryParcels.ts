import type { Corner, Parcel } from '#server/sandbox/gis/createParcels.ts';
import { maxRecords, parcelKeys } from '#server/sandbox/gis/parcelLayer.ts';
import { readWhere } from '#server/sandbox/gis/readWhere.ts';

type Params = Readonly<Record<string, string>>;

/** The request has a parameter that can't be used. */
export class InvalidQuery extends Error {
  override readonly name = 'InvalidQuery';
}

interface Envelope {
  readonly xmin: number;
  readonly ymin: number;
  readonly xmax: number;
  readonly ymax: number;
}

/** Answers a query as ArcGIS does. */
export function queryParcels(parcels: readonly Parcel[], params: Params): unknown {
  const condition = readWhere(params['where'] || '1=1', parcelKeys);
  const area = areaIn(params);
  const ids = params['objectIds']?.split(',').map(Number);
  const matching = parcels.filter(
    (parcel) =>
      condition({ ...parcel }) &&
      (area === null || isWithin(parcel.outline, area)) &&
      (ids === undefined || ids.includes(parcel.OBJECTID)),
  );
  if (params['returnCountOnly'] === 'true') return { count: matching.length };
  if (params['returnExtentOnly'] === 'true')
    return { count: matching.length, extent: { ...extentOf(matching), spatialReference: { wkid: 4326 } } };
  const offset = Number(params['resultOffset'] ?? 0);
  const most = Math.min(Number(params['resultRecordCount'] ?? maxRecords), maxRecords);
  const page = sorted(matching, params['orderByFields']).slice(offset, offset + most);
  const exceededTransferLimit = matching.length > offset + most;
  const attributesOf = chosenFields(params['outFields'] ?? 'OBJECTID');
  const hasGeometry = params['returnGeometry'] !== 'false';
  if (params['f'] === 'geojson')
    return {
      type: 'FeatureCollection',
      ...(exceededTransferLimit ? { exceededTransferLimit, properties: { exceededTransferLimit } } : {}),
      features: page.map((parcel) => ({
        type: 'Feature',
        id: parcel.OBJECTID,
        geometry: hasGeometry ? { type: 'Polygon', coordinates: [parcel.outline.toReversed()] } : null,
        properties: attributesOf(parcel),
      })),
    };
  return {
    objectIdFieldName: 'OBJECTID',
    geometryType: 'esriGeometryPolygon',
    spatialReference: { wkid: 4326 },
    ...(exceededTransferLimit ? { exceededTransferLimit } : {}),
    features: page.map((parcel) => ({
      attributes: attributesOf(parcel),
      ...(hasGeometry ? { geometry: { rings: [parcel.outline] } } : {}),
    })),
  };
}

function areaIn({ geometry = '', geometryType = 'esriGeometryEnvelope' }: Params): Envelope | null {
  if (geometry === '') return null;
  if (geometryType !== 'esriGeometryEnvelope') throw new InvalidQuery('Only envelopes are supported.');
  const [xmin, ymin, xmax, ymax] = geometry.split(',').map(Number);
  if (![xmin, ymin, xmax, ymax].every(Number.isFinite)) throw new InvalidQuery('The geometry is invalid.');
  return { xmin, ymin, xmax, ymax } as Envelope;
}

function isWithin(outline: readonly Corner[], { xmin, ymin, xmax, ymax }: Envelope): boolean {
  const [east, north] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return (
    Math.min(...east) <= xmax && Math.max(...east) >= xmin && Math.min(...north) <= ymax && Math.max(...north) >= ymin
  );
}

function extentOf(parcels: readonly Parcel[]): Envelope {
  const corners = parcels.flatMap(({ outline }) => outline);
  return corners.reduce(
    (all, [x, y]) => ({
      xmin: Math.min(all.xmin, x),
      ymin: Math.min(all.ymin, y),
      xmax: Math.max(all.xmax, x),
      ymax: Math.max(all.ymax, y),
    }),
    { xmin: Infinity, ymin: Infinity, xmax: -Infinity, ymax: -Infinity },
  );
}

function sorted(parcels: readonly Parcel[], orderBy: string | undefined): readonly Parcel[] {
  const [key, direction = 'ASC'] = (orderBy ?? '').trim().split(/\s+/);
  if (key === undefined || key === '') return parcels;
  if (!isKey(key)) throw new InvalidQuery(`There is no field ${key}.`);
  const sign = direction.toUpperCase() === 'DESC' ? -1 : 1;
  return parcels.toSorted((a, b) => sign * (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0));
}

function chosenFields(outFields: string): (parcel: Parcel) => Readonly<Record<string, unknown>> {
  const keys = outFields === '*' ? [...parcelKeys] : outFields.split(',').map((key) => key.trim());
  const unknown = keys.find((key) => !isKey(key));
  if (unknown !== undefined) throw new InvalidQuery(`There is no field ${unknown}.`);
  return (parcel) => Object.fromEntries(keys.map((key) => [key, parcel[key as keyof Parcel]]));
}

const isKey = (key: string): key is Exclude<keyof Parcel, 'outline'> => parcelKeys.has(key as keyof Parcel);
