import { ownValue } from '#domain/kernel/ownValue.ts';
import type { CompiledEndpoint } from '#server/rest/compileEndpoint.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { exampleId, exampleOf } from '#server/rest/examples.ts';
import type { JsonSchema, SharedSchemas } from '#server/rest/jsonSchema.ts';
import { pageParameters } from '#server/rest/pageParameters.ts';
import { requestSchema } from '#server/rest/requestSchema.ts';

/** What the names in addresses mean, wherever they stand; ids say it themselves. */
const meanings: Readonly<Record<string, string>> = {
  q: 'A part of a name, or an e-mail address.',
  terms: 'A part of a name, or an e-mail address; two characters at least.',
  search_term: 'A part of a name.',
  search_all: 'Look outside of the own teams too.',
  gov_only: 'Only people who work in a team.',
  email: 'An e-mail address.',
  slug: 'The wanted name in addresses.',
  only_published: 'Only forms that can be filled in.',
  area: 'Only entries about this part of the product.',
  kind: 'Only entries of this kind.',
  from: 'Only from this moment on.',
  until: 'Only until this moment.',
  first: 'How many at most.',
  after: 'What comes after this cursor.',
  attachable_type: 'What the people are attached to: a step or a review group.',
  amount: 'What the payer sees, in whole cents.',
  payment_type: 'How the payer pays online.',
  with_files: 'Taken for the sake of older programs; the address of the document is always answered.',
  secondary_applicant_ids: 'The ids of those whose submission it is as well.',
};

const meaningOf = (name: string): string =>
  ownValue(meanings, name) ?? `The id of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`;

/** What a call takes beside its body: parts of the address, of the query, and headers. */
export function parametersOf(
  { query, list }: Endpoint,
  compiled: CompiledEndpoint,
  path: string,
  shared: SharedSchemas,
): readonly JsonSchema[] {
  const { properties = {}, required = [] } = query ? requestSchema(query, shared) : {};
  const isKeyed = [compiled, ...compiled.instead].some(({ keyed }) => keyed.length > 0);
  const refs = [...(list ? Object.keys(pageParameters) : []), ...(isKeyed ? ['IdempotencyKey'] : [])];
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => pathParameter(path, name)),
    ...Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(([name, schema]) => ({
      ...{ name, in: 'query', required: (required as readonly string[]).includes(name), schema },
      ...{ description: meaningOf(name), example: exampleOf(schema, shared, name) },
    })),
    ...refs.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

/** `/teams/{id}`: of one of the teams. */
function pathParameter(path: string, name: string): JsonSchema {
  const before = path
    .split(`/{${name}}`)[0]
    ?.split('/')
    .findLast((part) => part !== '' && !part.startsWith('{'));
  const isSlug = name === 'friendly_id';
  return {
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
    description: `${isSlug ? 'The name in addresses' : 'The id'} of one of the ${before?.replaceAll('_', ' ')}.`,
    example: isSlug ? 'lakeview' : exampleId,
  };
}
