import { z } from 'zod';
import { endpoint, type Endpoint } from '#server/rest/endpoint.ts';

const validating = z.strictObject({ address: z.string('blank').max(300) });

/** Addresses entered in forms. */
export const addressEndpoints: readonly Endpoint[] = [
  endpoint<Record<string, never>, z.infer<typeof validating>>({
    method: 'POST',
    path: '/address/validate',
    summary: 'Look up known addresses that match an address; `error` says why the lookup failed',
    document: `query ($address: String!) {
      addressValidation(address: $address) { results { text street unit city state zip latitude longitude } error }
    }`,
    body: validating,
    variables: ({ body: { address } }) => ({ address }),
    example: { address: '12 Elm Street, Springfield' },
    answer: 'addressValidation',
  }),
];
