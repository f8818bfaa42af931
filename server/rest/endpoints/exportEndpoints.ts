import { z } from 'zod';
import { priorMonthsTypes } from '#domain/export/bulkExport.ts';
import { exportFormats } from '#domain/export/exportRules.ts';
import { transactionFilters } from '#domain/payment/transactions.ts';
import { flag, optionalText, patchText, patchWhole } from '#server/rest/bodyValues.ts';
import { connectionList, mutation, pageArguments, pageParameters } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';
import { exampleId } from '#server/rest/examples.ts';

type None = Record<string, never>;

const emptied = z.literal('').transform(() => null);
const bulkExport = {
  name: patchText,
  item_ids: z.array(z.uuid()).max(200).optional(),
  scheduled_day: patchWhole,
  prior_months_limit: patchWhole,
  prior_months_type: z.union([emptied, z.enum(priorMonthsTypes).nullable()]).optional(),
  include_legacy: flag,
};
const created = z.strictObject({
  batch_export_template: z.strictObject({ ...bulkExport, team_id: z.uuid().optional() }),
});
const changed = z.strictObject({ batch_export_template: z.strictObject(bulkExport) });
const asTable = z.strictObject({ format: z.enum(exportFormats).default('csv') });

type Settings = z.infer<typeof changed>['batch_export_template'];

const settingsOf = (body: Settings): Record<string, unknown> => ({
  scheduledDay: body.scheduled_day,
  priorMonthsLimit: body.prior_months_limit,
  priorMonthsType: body.prior_months_type,
  includeLegacy: body.include_legacy,
});

const exampleTemplate = {
  batch_export_template: {
    ...{ name: 'Permits of the month', item_ids: [exampleId], scheduled_day: 1, prior_months_limit: 1 },
    ...{ prior_months_type: 'completion', include_legacy: false },
  },
};

const ofDays = z.strictObject({
  start_date: optionalText,
  end_date: optionalText,
  show: z.enum(transactionFilters).default('all'),
  format: z.enum(exportFormats).default('csv'),
});

const exportOfMoney = (verb: string, group: 'online' | 'by_hand', summary: string): Endpoint =>
  endpoint<None, z.infer<typeof ofDays>>({
    method: 'POST',
    path: `/teams/{id}/transactions/${verb}`,
    summary,
    document: mutation('exportTransactions', 'export { ...export }'),
    body: ofDays,
    variables: ({ params, body: { start_date, end_date, show, format } }) => ({
      input: { friendlyId: params['id'], group, show, startDate: start_date, endDate: end_date, format },
    }),
    answer: 'exportTransactions.export',
    status: 202,
  });

/** Exports and bulk exports. Files are downloaded at `/exports/{id}`. */
export const exportEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/exports',
    summary: 'List your exports, newest first',
    document: `query (${pageParameters}) { exports(${pageArguments}) {
      totalCount pageInfo { startCursor endCursor hasNextPage } edges { node { ...export } } } }`,
    list: connectionList('exports', 'exports'),
    answer: { exports: 'exports.edges.*.node' },
  }),
  endpoint({
    method: 'DELETE',
    path: '/exports/{id}',
    summary: 'Delete an export and its file; a running export can’t be deleted',
    document: mutation('removeExport', 'id: removedExportId'),
    variables: ({ params }) => ({ input: { exportId: toGlobalId('Export', params['id']) } }),
    answer: { id: 'removeExport.id' },
  }),
  endpoint<None, z.infer<typeof asTable>>({
    method: 'POST',
    path: '/teams/{team}/people/exports',
    summary: 'Export the people of a team as a table',
    find: {
      document: 'query ($slug: String!) { teamBySlug(slug: $slug) { id } }',
      variables: ({ params }) => ({ slug: params['team'] }),
      finds: { team_id: 'teamBySlug.id' },
    },
    document: mutation('exportPeople', 'export { ...export }'),
    body: asTable,
    variables: ({ params, body }) => ({ input: { teamId: params['team_id'], format: body.format } }),
    answer: 'exportPeople.export',
    status: 202,
  }),
  exportOfMoney(
    'export',
    'online',
    'Export the online transactions of a period as a table; defaults to the last month',
  ),
  exportOfMoney(
    'export_cash_and_checks',
    'by_hand',
    'Export the cash and check payments of a period as a table; defaults to the last month',
  ),
  endpoint<None, z.infer<typeof created>>({
    method: 'POST',
    path: '/batch_export_templates',
    summary: 'Create a bulk export; its team is that of its forms',
    find: {
      document: 'query ($id: ID!) { node(id: $id) { ... on MasterTemplate { team { id } } } }',
      variables: ({ body }) => {
        const { team_id: team, item_ids: forms } = (body as z.infer<typeof created>).batch_export_template;
        return team === undefined && forms?.[0] !== undefined ? { id: toGlobalId('MasterTemplate', forms[0]) } : null;
      },
      finds: { team_id: 'node.team.id' },
    },
    document: mutation('createBulkExport', 'bulkExport { ...batch_export_template }'),
    body: created,
    example: exampleTemplate,
    variables: ({ params, body: { batch_export_template: given } }) => ({
      input: {
        ...{ teamId: params['team_id'] ?? toGlobalId('Team', given.team_id), name: given.name ?? '' },
        masterTemplateIds: (given.item_ids ?? []).map((id) => toGlobalId('MasterTemplate', id)),
        ...settingsOf(given),
      },
    }),
    answer: 'createBulkExport.bulkExport',
    status: 201,
  }),
  endpoint<None, z.infer<typeof changed>>({
    method: 'PUT',
    path: '/batch_export_templates/{id}',
    summary: 'Change a bulk export; omitted fields stay the same',
    document: mutation('updateBulkExport', 'bulkExport { ...batch_export_template }'),
    body: changed,
    example: exampleTemplate,
    variables: ({ params, body: { batch_export_template: given } }) => ({
      input: {
        ...{ bulkExportId: toGlobalId('BulkExport', params['id']), name: given.name },
        masterTemplateIds: given.item_ids?.map((id) => toGlobalId('MasterTemplate', id)),
        ...settingsOf(given),
      },
    }),
    answer: 'updateBulkExport.bulkExport',
  }),
  endpoint({
    method: 'DELETE',
    path: '/batch_export_templates/{id}',
    summary: 'Delete a bulk export; files that it created are kept',
    document: mutation('deleteBulkExport', 'id: deletedBulkExportId'),
    variables: ({ params }) => ({ input: { bulkExportId: toGlobalId('BulkExport', params['id']) } }),
    answer: { id: 'deleteBulkExport.id' },
  }),
  endpoint({
    method: 'POST',
    path: '/batch_export_templates/{id}/export',
    summary: 'Run a bulk export now; you get an email when the file is ready',
    document: mutation('runBulkExport', 'export { ...export }'),
    variables: ({ params }) => ({ input: { bulkExportId: toGlobalId('BulkExport', params['id']) } }),
    answer: 'runBulkExport.export',
    status: 202,
  }),
];
