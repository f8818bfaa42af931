import type { Parcel } from '#server/sandbox/gis/createParcels.ts';

const codes = (name: string, values: Readonly<Record<string, string>>) => ({
  type: 'codedValue',
  name,
  codedValues: Object.entries(values).map(([code, meaning]) => ({ name: meaning, code })),
});

const text = { type: 'esriFieldTypeString', sqlType: 'sqlTypeOther', nullable: true, editable: false };

interface LayerField {
  readonly name: keyof Parcel;
  readonly [fact: string]: unknown;
}

const fields: readonly LayerField[] = [
  {
    ...{ name: 'OBJECTID', type: 'esriFieldTypeOID', alias: 'OBJECTID', sqlType: 'sqlTypeOther' },
    ...{ nullable: false, editable: false, domain: null },
  },
  { ...text, name: 'PARCEL_NO', alias: 'Parcel number', length: 20, domain: null },
  { ...text, name: 'SITE_ADDRESS', alias: 'Address', length: 120, domain: null },
  {
    ...{ ...text, name: 'ZONE', alias: 'Zone', length: 4 },
    domain: codes('Zones', {
      R1: 'R-1 Single-family homes',
      R2: 'R-2 Homes and small apartments',
      C1: 'C-1 Neighborhood shops',
      C2: 'C-2 Downtown',
      M1: 'M-1 Light industry',
      AG: 'AG Farmland',
      PR: 'PR Parks',
    }),
  },
  {
    ...{ ...text, name: 'OWNER_CLASS', alias: 'Owner class', length: 4 },
    domain: codes('OwnerClasses', { RES: 'Residential', BUS: 'Business', PUB: 'Public' }),
  },
  {
    ...{ name: 'ACRES', type: 'esriFieldTypeDouble', alias: 'Acres', sqlType: 'sqlTypeOther' },
    ...{ nullable: true, editable: false, domain: null },
  },
];

export const parcelKeys: ReadonlySet<keyof Parcel> = new Set(fields.map(({ name }) => name));

export const maxRecords = 1_000;

/** What ArcGIS says about a layer. */
export const parcelLayer = {
  currentVersion: 11.3,
  id: 0,
  name: 'Parcels',
  type: 'Feature Layer',
  description: 'Parcels of Springfield, Illinois, a made-up town.',
  geometryType: 'esriGeometryPolygon',
  displayField: 'PARCEL_NO',
  objectIdField: 'OBJECTID',
  globalIdField: '',
  uniqueIdField: { name: 'OBJECTID', isSystemMaintained: true },
  capabilities: 'Query',
  supportedQueryFormats: 'JSON, geoJSON',
  maxRecordCount: maxRecords,
  advancedQueryCapabilities: { supportsOrderBy: true, supportsPagination: true, supportsReturningQueryExtent: true },
  fields,
};
