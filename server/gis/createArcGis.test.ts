import { describe, expect, it, test } from 'vitest';
import { demoParcels } from '#domain/entity/demoParcels.ts';
import { positionsOf } from '#domain/entity/remoteGeometry.ts';
import { createArcGis } from '#server/gis/createArcGis.ts';
import { FeaturesUnavailable } from '#server/gis/FeatureService.ts';
import { createGuardedFetch } from '#server/outbound/createGuardedFetch.ts';
import { createDemoGis } from '#server/sandbox/gis/createDemoGis.ts';

type Answer = (url: URL) => unknown;

/** A feature service with answers of the test's own, and what it was asked. */
function serviceOf(answer: Answer, now?: () => number) {
  const requests: URL[] = [];
  const failures: FeaturesUnavailable[] = [];
  const embedded = new Map([
    [
      'gis.example.test',
      (request: Request) => {
        const url = new URL(request.url);
        requests.push(url);
        const given = answer(url);
        return given instanceof Response ? given : Response.json(given);
      },
    ],
  ]);
  const fetch = createGuardedFetch({ hosts: [], embedded });
  const features = createArcGis({ fetch, report: (error) => failures.push(error), ...(now ? { now } : {}) });
  return { features, requests, failures };
}
const layerUrl = 'https://gis.example.test/arcgis/rest/services/p/FeatureServer/0';
const layer = {
  name: 'Parcels',
  geometryType: 'esriGeometryPolygon',
  displayField: 'APN',
  objectIdField: 'OBJECTID',
  supportedQueryFormats: 'JSON, geoJSON',
  capabilities: 'Query,Extract',
  fields: [
    { name: 'OBJECTID', type: 'esriFieldTypeOID', alias: 'OBJECTID' },
    { name: 'APN', type: 'esriFieldTypeString', alias: 'Parcel number' },
    { name: 'SOLD', type: 'esriFieldTypeDate', alias: 'Sold' },
    {
      ...{ name: 'ZONE', type: 'esriFieldTypeSmallInteger', alias: 'Zone' },
      domain: { type: 'codedValue', codedValues: [{ code: 1, name: 'Homes' }] },
    },
    { name: 'Shape__Area', type: 'esriFieldTypeDouble' },
    { name: 'x); DROP TABLE', type: 'esriFieldTypeString' },
    { name: 'Shape', type: 'esriFieldTypeGeometry' },
  ],
};
const square = [
  [-89.1, 39.1],
  [-89.1, 39.2],
  [-89, 39.2],
  [-89, 39.1],
  [-89.1, 39.1],
];
const feature = (id: number | string | null, geometry: unknown = { type: 'Polygon', coordinates: [square] }) => ({
  type: 'Feature',
  properties: { OBJECTID: id, APN: `p-${id}`, SOLD: 86_400_000, ZONE: 1, hidden: 'x' },
  geometry,
});

describe('the demo town', () => {
  const demo = createDemoGis();
  const fetch = createGuardedFetch({
    hosts: [],
    embedded: new Map([[demoParcels.host, (request) => demo.fetch(request)]]),
  });
  const features = createArcGis({ fetch, report: () => undefined });
  const keys = ['PARCEL_NO', 'SITE_ADDRESS'];
  const found = async (terms: string, of: readonly string[] = keys) =>
    (await features.search(demoParcels.layerUrl, { terms, keys: of })).features.map(({ data }) => data['SITE_ADDRESS']);

  it('describes its parcels', async () => {
    expect(await features.describe(demoParcels.layerUrl)).toEqual({
      ...{ name: 'Parcels', nameKey: 'PARCEL_NO', idKey: 'OBJECTID', hasGeometry: true },
      fields: [
        { key: 'PARCEL_NO', name: 'Parcel number', kind: 'text' },
        { key: 'SITE_ADDRESS', name: 'Address', kind: 'text' },
        { key: 'ZONE', name: 'Zone', kind: 'text' },
        { key: 'OWNER_CLASS', name: 'Owner class', kind: 'text' },
        { key: 'ACRES', name: 'Acres', kind: 'number' },
      ],
    });
  });

  it('finds parcels by words of their fields, those that start with them first', async () => {
    expect((await found('7 hill rd'))[0]).toBe('7 Hill Road, Springfield, IL 62702');
    expect((await found('hill 7')).length).toBeGreaterThan(5);
    expect(await found('14-05-0112')).toEqual(['112 Elm Street, Springfield, IL 62701']);
    expect(await found('14-05-0112', ['SITE_ADDRESS'])).toEqual([]);
    expect(await found('')).toEqual([]);
    expect(await found('%%% __ \\')).toEqual([]);
  });

  test.each([
    ["' OR 1=1 --"],
    ["x' OR '1'='1"],
    ["o'hara"],
    ["') OR (1=1"],
    ["''"],
    ["\\' OR 1=1"],
    ["x%' OR PARCEL_NO LIKE '%"],
    ["\u0000' OR 1=1"],
    ['＇ OR 1=1'],
  ])('finds nothing for %j, which is text and not a condition', async (terms) => {
    expect(await found(terms)).toEqual([]);
  });

  it('reads features by ID, and nothing for IDs that mean more', async () => {
    const read = async (...ids: string[]) => (await features.read(demoParcels.layerUrl, ids)).map(({ id }) => id);
    expect(await read('5', '7', '999999')).toEqual(['5', '7']);
    for (const id of ['5) OR (1=1', "5'", '5,6', '-1', '', '1e3', ' 5']) expect(await read(id)).toEqual([]);
  });

  it('shows a part of the map, and says when there are more', async () => {
    const extent = await features.extent(demoParcels.layerUrl);
    if (extent === null) throw new Error('no extent');
    const all = await features.findWithin(demoParcels.layerUrl, extent);
    expect([all.features.length, all.hasMore]).toEqual([250, true]);
    const [one] = await features.read(demoParcels.layerUrl, ['1000']);
    const [corner = [0, 0]] = one?.geometry ? positionsOf(one.geometry) : [];
    const [west, south] = [corner[0] - 1e-4, corner[1] - 1e-4];
    const near = await features.findWithin(demoParcels.layerUrl, {
      west,
      south,
      east: west + 2e-4,
      north: south + 2e-4,
    });
    expect(near.features.map(({ id }) => id)).toContain('1000');
    expect(near.hasMore).toBe(false);
    expect((await features.findWithin(demoParcels.layerUrl, { ...extent, west: NaN })).features).toEqual([]);
  });

  it('has one parcel for each address', async () => {
    const seen = new Set(await found('elm street'));
    expect(seen.size).toBe(50);
  });
});

describe('a layer', () => {
  it('is read without fields that mean nothing to people or have unusable names', async () => {
    const { features } = serviceOf(() => layer);
    const { fields, nameKey } = await features.describe(layerUrl);
    expect([fields.map(({ key }) => key), nameKey]).toEqual([['APN', 'SOLD', 'ZONE'], 'APN']);
  });

  test.each([
    ['a folder', { folders: [], services: [] }],
    ['a service', { layers: [{ id: 0 }], capabilities: 'Query' }],
    ['a layer without IDs', { ...layer, fields: layer.fields.slice(1) }],
    ['a layer that can’t be queried', { ...layer, capabilities: 'Map' }],
    ['a refusal', { error: { code: 404, message: 'no such layer' } }],
    ['a list', []],
    ['null', null],
  ])('is not %s', async (_title, answer) => {
    const { features } = serviceOf(() => answer);
    await expect(features.describe(layerUrl)).rejects.toMatchObject({ problem: 'notLayer' });
  });

  test.each([['http://gis.example.test/0'], ['https://other.example.test/0'], ['no address']])(
    'at %s is not allowed',
    async (url) => {
      const { features, requests } = serviceOf(() => layer);
      expect(features.isAllowed(url)).toBe(false);
      await expect(features.describe(url)).rejects.toMatchObject({ problem: 'notAllowed' });
      expect(requests).toEqual([]);
    },
  );

  it('keeps its path, whatever follows it', async () => {
    const { features, requests } = serviceOf(() => layer);
    await features.describe(`${layerUrl}/?token=secret#x`);
    expect(requests.map(String)).toEqual([`${layerUrl}?f=json`]);
  });
});

describe('features', () => {
  const answering = (given: unknown) => serviceOf((url) => (url.pathname.endsWith('/query') ? given : layer));

  it('have texts: dates, meanings of codes, and nothing that was not asked for', async () => {
    const { features } = answering({ features: [feature(1)] });
    expect(await features.read(layerUrl, ['1'])).toEqual([
      {
        ...{ id: '1', name: 'p-1', data: { APN: 'p-1', SOLD: '1970-01-02', ZONE: 'Homes' } },
        geometry: { type: 'Polygon', coordinates: [square] },
      },
    ]);
  });

  test.each([
    ['off the map', { type: 'Point', coordinates: [500, 0] }],
    ['of unknown shape', { type: 'GeometryCollection', geometries: [] }],
    ['without numbers', { type: 'Point', coordinates: ['a', 'b'] }],
    ['of too many corners', { type: 'LineString', coordinates: Array.from({ length: 3_000 }, () => [1, 2]) }],
    ['missing', null],
    ['empty', { type: 'Polygon', coordinates: [] }],
  ])('are kept without a geometry that is %s', async (_title, geometry) => {
    const { features } = answering({ features: [feature(1, geometry)] });
    expect((await features.read(layerUrl, ['1']))[0]?.geometry).toBeNull();
  });

  it('without an ID, or that were not asked for, are left out', async () => {
    const { features } = answering({ features: [feature(null), feature(2), feature(1), feature('x'.repeat(300))] });
    expect((await features.read(layerUrl, ['1'])).map(({ id }) => id)).toEqual(['1']);
  });

  it('are read from older servers in Esri’s JSON', async () => {
    const rings = [square, square.toReversed().map(([x = 0, y = 0]) => [x / 2 - 44.5, y / 2 + 19.6])];
    const { features, requests } = serviceOf((url) =>
      url.pathname.endsWith('/query')
        ? { exceededTransferLimit: true, features: [{ attributes: { OBJECTID: 1, APN: 'a' }, geometry: { rings } }] }
        : { ...layer, supportedQueryFormats: 'JSON' },
    );
    const { features: found, hasMore } = await features.findWithin(layerUrl, {
      west: -1,
      east: 1,
      south: -1,
      north: 1,
    });
    expect(requests.at(-1)?.searchParams.get('f')).toBe('json');
    expect([found[0]?.geometry?.type, hasMore]).toEqual(['Polygon', true]);
  });

  it('that are no features are a failure of the service', async () => {
    for (const given of [{}, [], null, { features: {} }, { error: { code: 500 } }])
      await expect(answering(given).features.read(layerUrl, ['1'])).rejects.toMatchObject({ problem: 'unreachable' });
  });
});

describe('a service that fails', () => {
  const search = { terms: 'p', keys: ['APN'] };

  it('is replaced by its last answers for an hour', async () => {
    const clock = { at: 0 };
    let isDown = false;
    const { features, requests } = serviceOf(
      (url) => {
        if (isDown) return new Response('', { status: 503 });
        return url.pathname.endsWith('/query') ? { features: [feature(1)] } : layer;
      },
      () => clock.at,
    );
    const first = await features.search(layerUrl, search);
    const before = requests.length;
    await features.search(layerUrl, search);
    expect(requests.length).toBe(before);
    isDown = true;
    clock.at = 30 * 60_000;
    expect(await features.search(layerUrl, search)).toEqual(first);
    expect(requests.length).toBeGreaterThan(before);
    await expect(features.search(layerUrl, { ...search, terms: 'q' })).rejects.toBeInstanceOf(FeaturesUnavailable);
    clock.at = 61 * 60_000;
    await expect(features.search(layerUrl, search)).rejects.toMatchObject({ problem: 'unreachable' });
    // details are what someone is about to choose, so they are never old
    await expect(features.read(layerUrl, ['1'])).rejects.toMatchObject({ problem: 'unreachable' });
  });

  it('is asked less often', async () => {
    const { features, requests, failures } = serviceOf(() => new Response('', { status: 500 }));
    for (let times = 0; times < 20; times += 1)
      await expect(features.describe(layerUrl)).rejects.toMatchObject({ problem: 'unreachable' });
    expect([requests.length, failures.length]).toEqual([4, 4]);
  });
});
