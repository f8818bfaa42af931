import { ownValue } from '#domain/kernel/ownValue.ts';
import type { CompiledEndpoint } from '#server/rest/compileEndpoint.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { exampleId, exampleOf } from '#server/rest/examples.ts';
import type { JsonSchema, SharedSchemas } from '#server/rest/jsonSchema.ts';
import { pageParameters } from '#server/rest/pageParameters.ts';
import { requestSchema } from '#server/rest/requestSchema.ts';

/** Descriptions of parameters by name. IDs have a generated description. */
const meanings: Readonly<Record<string, string>> = {
  q: 'Part of a name, or an email address.',
  terms: 'Part of a name, or an email address. At least two characters.',
  search_term: 'Part of a name.',
  search_all: 'Whether to also search outside of your teams. Defaults to false.',
  gov_only: 'Whether to return only people who work for a government. Defaults to false.',
  email: 'An email address.',
  slug: 'The slug to check.',
  only_published: 'Whether to return only published forms. Defaults to false.',
  area: 'Returns only entries of this area.',
  kind: 'The kind of entries to return.',
  from: 'Returns only entries at or after this time.',
  until: 'Returns only entries before this time.',
  first: 'The maximum number of items.',
  after: 'Returns items after this cursor.',
  attachable_type: 'What the people are attached to: a step or a review group.',
  amount: 'The amount that the payer sees, in dollars.',
  payment_type: 'How the payer pays online: by card or from a US bank account.',
  with_files: 'Accepted for older clients and ignored. The URL of the document is always returned.',
  secondary_applicant_ids: 'The IDs of the other applicants of the submission.',
  filters: 'The filter conditions, as a JSON list like that of a saved filter.',
  sort: 'The sort order.',
  ascending: 'Whether to sort in ascending order.',
  changed_since: 'Returns only submissions changed at or after this time.',
  include_count: 'Accepted for older clients and ignored. The total is always returned.',
  next_page: 'The number of the page, from 1. An alias of `page`.',
  format: 'The file format. Defaults to `csv`.',
  items: 'The IDs of the submissions, as a JSON list.',
  search: 'Part of a name.',
  search_terms: 'The text to search for.',
  search_type: 'Whether to match the exact text or any part of it.',
  master_search_terms: 'The text to search for.',
  filter: 'The tasks to return.',
  skipped: 'Whether to return skipped tasks.',
  launched_from: 'The first launch date to include.',
  launched_to: 'The last launch date to include.',
  template_ids: 'The IDs of the forms.',
  template_id: 'The ID of the form.',
  master_template_id: 'The ID of the form.',
  initiated_flow_id: 'The ID of the submission.',
  id: 'The ID of the object.',
  type: 'The type of the object.',
  text_type: 'The kind of text.',
  text_container_id: 'The ID of the step or section that has the text.',
  term: 'The text to search for.',
  code: 'The code printed on the document.',
  token: 'The token from the unsubscribe link.',
};

const meaningOf = (name: string): string =>
  ownValue(meanings, name) ?? `The ID of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`;

/** The parameters of a call: path, query, and headers. */
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

const singular = (part: string): string =>
  part.replaceAll('_', ' ').replace(/data$/, 'datum').replace(/ies$/, 'y').replace(/s$/, '');

/** `/teams/{id}`: the ID of the team. */
function pathParameter(path: string, name: string): JsonSchema {
  const before = path
    .split(`/{${name}}`)[0]
    ?.split('/')
    .findLast((part) => part !== '' && !part.startsWith('{'));
  const isSlug = name === 'friendly_id';
  return {
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
    description:
      (name === 'id' ? undefined : ownValue(meanings, name)) ??
      `${isSlug ? 'The slug' : 'The ID'} of the ${singular(before ?? 'object')}.`,
    example: isSlug ? 'lakeview' : exampleId,
  };
}
