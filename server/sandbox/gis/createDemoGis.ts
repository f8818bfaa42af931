import { Hono } from 'hono';
import { demoParcels } from '#domain/entity/demoParcels.ts';
import { createParcels, type Parcel } from '#server/sandbox/gis/createParcels.ts';
import { parcelLayer, maxRecords } from '#server/sandbox/gis/parcelLayer.ts';
import { InvalidQuery, queryParcels } from '#server/sandbox/gis/queryParcels.ts';
import { InvalidWhere } from '#server/sandbox/gis/readWhere.ts';

const { servicePath } = demoParcels;

/** The demo town's parcels, as an ArcGIS feature service. It is called in the same process, without a network. */
export function createDemoGis(): Hono {
  let made: readonly Parcel[] | null = null;
  const parcels = (): readonly Parcel[] => (made ??= createParcels());
  const service = {
    currentVersion: 11.3,
    serviceDescription: parcelLayer.description,
    capabilities: 'Query',
    maxRecordCount: maxRecords,
    layers: [{ id: 0, name: parcelLayer.name, type: parcelLayer.type, geometryType: parcelLayer.geometryType }],
    tables: [],
  };
  return new Hono()
    .get(servicePath, (c) => c.json(service))
    .get(`${servicePath}/0`, (c) => c.json(parcelLayer))
    .get(`${servicePath}/0/query`, (c) => {
      try {
        return c.json(queryParcels(parcels(), c.req.query()) as object);
      } catch (error) {
        if (!(error instanceof InvalidWhere || error instanceof InvalidQuery)) throw error;
        return c.json(refusal(error.message));
      }
    })
    .notFound((c) => c.json(refusal('Invalid URL')));
}

/** ArcGIS reports errors with the status 200. */
const refusal = (detail: string): object => ({
  error: { code: 400, message: 'Unable to complete operation.', details: [detail] },
});
