import { z } from 'zod';
import { exportFormats } from '#domain/export/exportRules.ts';
import { searchTypes } from '#domain/filter/lists.ts';
import { outputSorts, stableOutputOrder } from '#domain/filter/outputSorts.ts';
import { submissionSorts, stableSubmissionOrder } from '#domain/filter/submissionSorts.ts';
import { flag, instant, jsonList, text, wholeNumber } from '#server/rest/bodyValues.ts';
import { connectionList, mutation, pageArguments, pageParameters } from '#server/rest/documentText.ts';
import { endpoint, type Endpoint } from '#server/rest/endpoint.ts';

const requestSchema = z.object({
  filters: jsonList,
  sort: z.enum(submissionSorts).optional(),
  ascending: flag,
  changed_since: instant,
  // The pages need the count, so the response always contains it.
  include_count: flag,
});
type Requested = z.infer<typeof requestSchema>;

/** The default page size of the list. */
const perPage = 20;

const document = `query ($filters: JSON, $sort: SubmissionSort, $ascending: Boolean, ${pageParameters}) {
  submissionRows(filters: $filters, sort: $sort, ascending: $ascending, ${pageArguments}) {
    total_count: totalCount pageInfo { startCursor endCursor hasNextPage } edges { node { ...submission_row } } } }`;

const rowsOf = (path: string, summary: string, also: readonly object[]): Endpoint =>
  endpoint<Requested>({
    method: 'GET',
    path,
    summary,
    document,
    query: requestSchema,
    list: { ...connectionList('initiated_flows', 'submissionRows'), total: 'submissionRows.total_count', perPage },
    variables: ({ query: { filters, sort, ascending, changed_since: since } }) => ({
      filters: [
        ...(filters ?? []),
        ...also,
        ...(since ? [{ field: 'lastChangedAt', operator: 'since', value: since }] : []),
      ],
      sort: sort ?? stableSubmissionOrder.by,
      ascending: ascending ?? !stableSubmissionOrder.isDescending,
    }),
    answer: { initiated_flows: 'submissionRows.edges.*.node', total_count: 'submissionRows.total_count' },
  });

const exported = z.object({
  filters: jsonList,
  sort: z.enum(submissionSorts).optional(),
  ascending: flag,
  format: z.enum(exportFormats).optional(),
});
type Exported = z.infer<typeof exported>;

const outputsQuery = z.object({
  filters: jsonList,
  sort: z.enum(outputSorts).optional(),
  ascending: flag,
  next_page: wholeNumber.optional(),
});
type OutputsQuery = z.infer<typeof outputsQuery>;

const exportedOutputs = exported.extend({ sort: z.enum(outputSorts).optional() });
type ExportedOutputs = z.infer<typeof exportedOutputs>;

const searched = z.object({ search_type: z.enum([...searchTypes, 'Exact Match', 'Contains']).optional() });
type Searched = z.infer<typeof searched>;

/** The lists that staff work with. */
export const dashboardEndpoints: readonly Endpoint[] = [
  rowsOf('/dashboard/fetch', 'List the submissions that you can see as staff, filtered and sorted', []),
  rowsOf('/dashboard/fetch_assigned', 'List the submissions that are assigned to you, directly or through a role', [
    { field: 'assignedToMe', operator: 'is', value: true },
  ]),
  endpoint<Exported>({
    method: 'GET',
    path: '/dashboard/export',
    summary: 'Export the whole submission list as a table; you get an email when the file is ready',
    document: mutation('createExport', 'export { ...export }'),
    query: exported,
    variables: ({ query: { filters, sort, ascending, format } }) => ({
      input: { type: 'submissions', format: format ?? 'csv', filters: filters ?? [], sort, ascending },
    }),
    answer: 'createExport.export',
    status: 202,
  }),
  endpoint<OutputsQuery>({
    method: 'GET',
    path: '/dashboard/fetch_outputs',
    summary:
      'List the outputs of forms that you can see as staff, filtered and sorted; `next_page` is an alias of `page`',
    document: `query ($filters: JSON, $sort: OutputSort, $ascending: Boolean, ${pageParameters}) {
      outputRows(filters: $filters, sort: $sort, ascending: $ascending, ${pageArguments}) {
        total_count: totalCount pageInfo { startCursor endCursor hasNextPage } edges { node { ...output_row } } } }`,
    query: outputsQuery,
    list: { ...connectionList('outputs', 'outputRows'), total: 'outputRows.total_count', pageToo: 'next_page' },
    variables: ({ query: { filters, sort, ascending } }) => ({
      filters: filters ?? [],
      sort: sort ?? stableOutputOrder.by,
      ascending: ascending ?? !stableOutputOrder.isDescending,
    }),
    answer: { outputs: 'outputRows.edges.*.node', total_count: 'outputRows.total_count' },
  }),
  endpoint<ExportedOutputs>({
    method: 'GET',
    path: '/dashboard/export_outputs',
    summary: 'Export all outputs that match a filter as a table; you get an email when the file is ready',
    document: mutation('createExport', 'export { ...export }'),
    query: exportedOutputs,
    variables: ({ query: { filters, sort, ascending, format } }) => ({
      input: { type: 'outputs', format: format ?? 'csv', filters: filters ?? [], outputSort: sort, ascending },
    }),
    answer: 'createExport.export',
    status: 202,
  }),
  endpoint<Searched>({
    method: 'GET',
    path: '/dashboard/search/{term}',
    summary: 'Find submissions by number, custom ID, identifier, or applicant; returns at most 20',
    document: `query ($term: String!, $type: SearchType) { submissionSearch(term: $term, type: $type) {
      id: submissionId type: kind scoped_id: scopedId identifier template_name: templateName applicant status } }`,
    query: searched,
    variables: ({ params, query: { search_type: type } }) => ({
      term: text.parse(params['term']),
      type: type === 'exact' || type === 'Exact Match' ? 'exact' : 'contains',
    }),
    answer: { items: 'submissionSearch' },
  }),
];
