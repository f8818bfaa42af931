import type { JsonSchema } from '#server/rest/jsonSchema.ts';

/** Paging parameters of lists, by the names under which the API description refers to them. */
export const pageParameters: Readonly<Record<string, JsonSchema>> = {
  Page: {
    ...{ name: 'page', in: 'query', required: false, example: 2 },
    description: 'The number of the page, from 1.',
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
  PerPage: {
    ...{ name: 'per_page', in: 'query', required: false, example: 50 },
    description: 'The number of items per page, from 1 to 100.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
  },
  After: {
    ...{ name: 'after', in: 'query', required: false },
    description: 'Returns items after this cursor, taken from a `Link` header.',
    schema: { type: 'string', maxLength: 1000 },
  },
  Before: {
    ...{ name: 'before', in: 'query', required: false },
    description: 'Returns items before this cursor, taken from a `Link` header.',
    schema: { type: 'string', maxLength: 1000 },
  },
};
