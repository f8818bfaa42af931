import type { JsonSchema } from '#server/rest/jsonSchema.ts';

/** How callers ask for a part of a list, by the names under which the document refers to them. */
export const pageParameters: Readonly<Record<string, JsonSchema>> = {
  Page: {
    ...{ name: 'page', in: 'query', required: false, example: 2 },
    description: 'Which page, from 1 on.',
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
  PerPage: {
    ...{ name: 'per_page', in: 'query', required: false, example: 50 },
    description: 'How many there are on a page.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
  },
  After: {
    ...{ name: 'after', in: 'query', required: false },
    description: 'What comes after the cursor of a `Link`.',
    schema: { type: 'string', maxLength: 1000 },
  },
  Before: {
    ...{ name: 'before', in: 'query', required: false },
    description: 'What comes before the cursor of a `Link`.',
    schema: { type: 'string', maxLength: 1000 },
  },
};
