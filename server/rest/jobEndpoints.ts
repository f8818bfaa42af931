import { mutation } from '#server/rest/documentText.ts';
import { endpoint, gid, type Endpoint } from '#server/rest/endpoint.ts';

/** Work that somebody waits for. */
export const jobEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/jobs/{id}',
    summary: 'How far a job is, and what came of it',
    document: 'query ($id: ID!) { node(id: $id) { ...job } }',
    variables: ({ params }) => ({ id: gid('Job', params['id']) }),
    answer: 'node',
  }),
  endpoint({
    method: 'DELETE',
    path: '/jobs/{id}',
    summary:
      'Delete a job. Running work stops; a batch that had done something stays as failed, so that it can be undone, until it is deleted again',
    document: mutation('deleteJob', 'id: deletedJobId'),
    variables: ({ params }) => ({ input: { jobId: gid('Job', params['id']) } }),
    answer: { id: 'deleteJob.id' },
  }),
];
