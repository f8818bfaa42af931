import { accountEndpoints } from '#server/rest/account.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { membershipEndpoints } from '#server/rest/membership.ts';
import { teamEndpoints } from '#server/rest/team.ts';

/** Every route of the REST layer: the tables of the areas, one after the other. */
export const endpoints: readonly Endpoint[] = [...accountEndpoints, ...teamEndpoints, ...membershipEndpoints];
