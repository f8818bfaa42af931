/** Ends in `.test`, which never exists on the internet: RFC 2606. */
const host = 'gis.springfield.test';
const servicePath = '/arcgis/rest/services/Parcels/FeatureServer';

/** Where the demo town's parcels are read from. Outside production, the process answers for this host itself. */
export const demoParcels = { host, servicePath, layerUrl: `https://${host}${servicePath}/0` } as const;
