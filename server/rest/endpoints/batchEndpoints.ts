import { z } from 'zod';
import { maxSubmissionIdsInBatch, type BatchAction } from '#domain/batch/batchRules.ts';
import { exportFormats, maxChosenRows } from '#domain/export/exportRules.ts';
import { jsonList, text, wholeNumber } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const named = z.strictObject({ initiated_flow_ids: z.array(z.uuid()).max(maxSubmissionIdsInBatch) });
const items = z.strictObject({ items: z.array(z.uuid()).max(maxSubmissionIdsInBatch) });
const counted = z.strictObject({
  filters: z.array(z.unknown()).max(50),
  confirm_count: z.union([text, wholeNumber.transform(String)]),
});

const submissions = (ids: readonly string[]) => ids.map((id) => toGlobalId('Submission', id));
const act = mutation('actOnSubmissions', 'job { ...job }');
const answer = 'actOnSubmissions.job';

const atNamed = (verb: string, action: BatchAction, summary: string): Endpoint =>
  endpoint<None, z.infer<typeof named>>({
    method: 'POST',
    path: `/initiated_flows/batch/${verb}`,
    summary,
    document: act,
    body: named,
    variables: ({ body }) => ({ input: { action, submissionIds: submissions(body.initiated_flow_ids) } }),
    answer,
    status: 202,
  });

const chosen = z.object({ items: jsonList, format: z.enum(exportFormats).optional() });

/**
 * The same action on many submissions. Each call returns a job, whose result reports what succeeded and what
 * failed.
 */
export const batchEndpoints: readonly Endpoint[] = [
  atNamed('halt', 'halt', 'Put submissions on hold until they are resumed'),
  atNamed('assign', 'assign', 'Assign submissions to yourself'),
  atNamed('unassign', 'unassign', 'Unassign yourself from submissions'),
  endpoint<None, z.infer<typeof items>>({
    method: 'DELETE',
    path: '/initiated_flows/batch/delete',
    summary: 'Delete submissions',
    document: act,
    body: items,
    // A caller who names each submission doesn't need to confirm the count.
    variables: ({ body }) => ({
      input: {
        ...{ action: 'delete', submissionIds: submissions(body.items) },
        confirmCount: String(new Set(body.items).size),
      },
    }),
    answer,
    status: 202,
  }),
  endpoint<z.infer<typeof chosen>>({
    method: 'GET',
    path: '/initiated_flows/batch/export',
    summary: `Export up to ${maxChosenRows} submissions as a table; \`items\` is a JSON list of their IDs`,
    document: mutation('createExport', 'export { ...export }'),
    query: chosen,
    variables: ({ query }) => ({
      input: { type: 'submissions', format: query.format ?? 'csv', ids: submissions((query.items ?? []).map(String)) },
    }),
    answer: 'createExport.export',
    status: 202,
  }),
  endpoint<None, z.infer<typeof counted>>({
    method: 'DELETE',
    path: '/dashboard/delete',
    summary: 'Delete all submissions that match a filter, confirmed by their count',
    document: act,
    body: counted,
    example: { filters: [{ field: 'completion', operator: 'is', value: 'halted' }], confirm_count: '12' },
    variables: ({ body }) => ({
      input: { action: 'delete', filters: body.filters, confirmCount: body.confirm_count },
    }),
    answer,
    status: 202,
  }),
];
