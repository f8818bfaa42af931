import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

/** Background jobs. */
export const jobEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/jobs/{id}',
    summary: 'Get the status and result of a job',
    document: 'query ($id: ID!) { node(id: $id) { ...job } }',
    variables: ({ params }) => ({ id: toGlobalId('Job', params['id']) }),
    answer: 'node',
  }),
  endpoint({
    method: 'DELETE',
    path: '/jobs/{id}',
    summary:
      'Delete a job. Running work stops. A batch that has made changes is kept as failed, so that it can be undone, until it is deleted again',
    document: mutation('deleteJob', 'id: deletedJobId'),
    variables: ({ params }) => ({ input: { jobId: toGlobalId('Job', params['id']) } }),
    answer: { id: 'deleteJob.id' },
  }),
];
