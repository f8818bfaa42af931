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
];
