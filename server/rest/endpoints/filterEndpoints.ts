import { z } from 'zod';
import { filterKinds } from '#domain/filter/filter.ts';
import { flag, optionalText, text } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint, type Method } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const kind = z.enum(filterKinds);
const ofKind = z.object({ kind });
const conditions = z.array(z.record(z.string(), z.unknown())).max(50);
const added = z.strictObject({
  filter: z.strictObject({ name: text, filters: conditions, kind: kind.optional(), default: flag }),
});
const changed = z.strictObject({
  filter: z.strictObject({ name: optionalText, filters: conditions.optional(), kind: kind.optional(), default: flag }),
});
const named = z.strictObject({ id: z.uuid() });

const kept = 'advancedFilter { ...advanced_filter }';
const filterId = (params: Readonly<Record<string, string>>): string | null =>
  toGlobalId('AdvancedFilter', params['id']);

const creating = (path: string, summary: string): Endpoint =>
  endpoint<None, z.infer<typeof added>>({
    method: 'POST',
    path,
    summary,
    document: mutation('createAdvancedFilter', kept),
    body: added,
    example: {
      filter: {
        name: 'Halted',
        kind: 'submission',
        filters: [{ field: 'completion', operator: 'is', value: 'halted' }],
      },
    },
    variables: ({ body: { filter } }) => ({
      input: {
        name: filter.name,
        kind: filter.kind ?? 'submission',
        filters: filter.filters,
        isDefault: filter.default,
      },
    }),
    answer: { filter: 'createAdvancedFilter.advancedFilter' },
    status: 201,
  });

const updating = (method: Method, path: string, summary: string): Endpoint =>
  endpoint<None, z.infer<typeof changed>>({
    method,
    path,
    summary,
    document: mutation('updateAdvancedFilter', kept),
    body: changed,
    variables: ({ params, body: { filter } }) => ({
      input: {
        advancedFilterId: filterId(params),
        name: filter.name,
        kind: filter.kind,
        filters: filter.filters,
        isDefault: filter.default,
      },
    }),
    answer: { filter: 'updateAdvancedFilter.advancedFilter' },
  });

const deleting = (path: string, summary: string): Endpoint =>
  endpoint({
    method: 'DELETE',
    path,
    summary,
    document: mutation('deleteAdvancedFilter', 'id: deletedAdvancedFilterId'),
    variables: ({ params }) => ({ input: { advancedFilterId: filterId(params) } }),
    answer: { id: 'deleteAdvancedFilter.id' },
  });

/** Saved filters, at the older and the newer paths. */
export const filterEndpoints: readonly Endpoint[] = [
  endpoint<z.infer<typeof ofKind>>({
    method: 'GET',
    path: '/advanced_filters',
    summary: 'List your saved filters for one list, sorted by name',
    document: `query ($kind: FilterKind!) { viewer { advancedFilters(kind: $kind) { ...advanced_filter } } }`,
    query: ofKind,
    list: { of: 'advanced_filters' },
    variables: ({ query }) => ({ kind: query.kind }),
    answer: { advanced_filters: 'viewer.advancedFilters' },
  }),
  endpoint<z.infer<typeof ofKind>>({
    method: 'GET',
    path: '/advanced_filters/load_default',
    summary: 'Get the default filter of a list; null if there is none or it uses a form that you can no longer access',
    document: `query ($kind: FilterKind!) { viewer { defaultAdvancedFilter(kind: $kind) { ...advanced_filter } } }`,
    query: ofKind,
    variables: ({ query }) => ({ kind: query.kind }),
    answer: { filter: 'viewer.defaultAdvancedFilter' },
  }),
  endpoint({
    method: 'GET',
    path: '/advanced_filters/{id}',
    summary: 'Get a saved filter',
    // Another person's filter is reported as not found.
    find: {
      document: nodeQuery('AdvancedFilter', 'id'),
      variables: ({ params }) => ({ id: filterId(params) }),
      finds: { known: 'node.id' },
    },
    document: nodeQuery('AdvancedFilter', '...advanced_filter'),
    variables: ({ params }) => ({ id: filterId(params) }),
    answer: { filter: 'node' },
  }),
  creating('/advanced_filters', 'Save a filter'),
  updating('PATCH', '/advanced_filters/{id}', 'Change or rename a saved filter'),
  deleting('/advanced_filters/{id}', 'Delete a saved filter'),
  creating('/filters', 'Save a filter (older path)'),
  endpoint<None, z.infer<typeof named>>({
    method: 'PUT',
    path: '/filters/toggle_default',
    summary: 'Make a filter the default of its list, or no longer the default (older path)',
    find: {
      document: nodeQuery('AdvancedFilter', 'isDefault'),
      variables: ({ body }) => ({ id: toGlobalId('AdvancedFilter', named.parse(body).id) }),
      finds: { isDefault: 'node.isDefault' },
    },
    document: mutation('updateAdvancedFilter', kept),
    body: named,
    variables: ({ params, body: { id } }) => ({
      input: { advancedFilterId: toGlobalId('AdvancedFilter', id), isDefault: params['isDefault'] !== 'true' },
    }),
    answer: { filter: 'updateAdvancedFilter.advancedFilter' },
  }),
  endpoint({
    method: 'GET',
    path: '/filters/templates',
    summary: 'List the forms that you can filter by',
    document: 'query { filterForms { id name status team { id name } } }',
    list: { of: 'templates' },
    answer: { templates: 'filterForms' },
  }),
  updating('PUT', '/filters/{id}', 'Change a saved filter (older path)'),
  deleting('/filters/{id}', 'Delete a saved filter (older path)'),
  endpoint({
    method: 'GET',
    path: '/flow_templates/{id}/step_data_for_search',
    summary: 'List the steps and fields that a form’s submissions can be filtered by, across all versions',
    document: nodeQuery(
      'FlowTemplate',
      `form: masterTemplate { steps: searchableSteps { id: identity name }
        data: searchableSteps { id: identity name fields { ...search_field } }
        legacy_data: searchableSteps { id: identity name fields: legacyFields { ...search_field } } }`,
    ),
    variables: ({ params }) => ({ id: toGlobalId('FlowTemplate', params['id']) }),
    answer: 'node.form',
  }),
];
