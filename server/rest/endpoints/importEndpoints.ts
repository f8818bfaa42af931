import { z } from 'zod';
import { importTargets } from '#domain/import/importMappings.ts';
import { storedFile } from '#server/rest/bodyValues.ts';
import { connectionList, mutation, nodePageQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';
import { exampleId } from '#server/rest/examples.ts';

type None = Record<string, never>;

const newImport = z.strictObject({ file: storedFile });
const ofForm = z.object({ master_template_id: z.uuid() });

/** The heading of a column; null or empty for none. */
const column = z.string().max(10_000).nullable();
const queued = z.strictObject({
  mappings: z.strictObject({
    initiated_flow: z
      .strictObject(Object.fromEntries(importTargets.map((target) => [target, column.optional()])))
      .optional(),
    step_data: z.record(z.uuid(), column).optional(),
  }),
});
const example = {
  mappings: {
    initiated_flow: { identifier: 'Permit number', applicant_name: 'Owner', created_at: 'Applied' },
    step_data: { [exampleId]: 'Site address' },
  },
};

const queueing = (verb: string, does: string, summary: string): Endpoint =>
  endpoint<None, z.infer<typeof queued>>({
    method: 'POST',
    path: `/data_imports/{id}/${verb}`,
    summary,
    document: mutation(does, 'dataImport { ...data_import }'),
    body: queued,
    example,
    variables: ({ params, body: { mappings } }) => ({
      input: { dataImportId: toGlobalId('DataImport', params['id']), mappings },
    }),
    answer: `${does}.dataImport`,
    status: 202,
  });

/** Records of other systems, kept next to the submissions of a form. Decision 0077. */
export const importEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof newImport>>({
    method: 'POST',
    path: '/workflows/{id}/data_imports',
    summary: 'Upload a CSV file of earlier records for a form, without importing it yet',
    document: mutation('createDataImport', 'dataImport { ...data_import }'),
    body: newImport,
    takesFiles: true,
    variables: ({ params, body: { file } }) => ({
      input: { masterTemplateId: toGlobalId('MasterTemplate', params['id']), fileId: file },
    }),
    answer: 'createDataImport.dataImport',
    status: 201,
  }),
  endpoint<z.infer<typeof ofForm>>({
    method: 'GET',
    path: '/master_template_data_imports',
    summary: 'List the imports of a form, newest first',
    document: nodePageQuery('MasterTemplate', 'dataImports', '...data_import'),
    query: ofForm,
    list: connectionList('data_imports', 'node.dataImports'),
    variables: ({ query }) => ({ id: toGlobalId('MasterTemplate', query.master_template_id) }),
    answer: { data_imports: 'node.dataImports.edges.*.node' },
  }),
  queueing('queue_test', 'queueImportTest', 'Test the mappings against the file; reports problems and imports nothing'),
  queueing(
    'queue_import',
    'queueImport',
    'Import the records of the file with these mappings; rows with problems are skipped',
  ),
];
