import type { Endpoint } from '#server/rest/endpoint.ts';

/** Every route of the REST layer: the tables of the areas, one after the other. */
export const endpoints: readonly Endpoint[] = [];
