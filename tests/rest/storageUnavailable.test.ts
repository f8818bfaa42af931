import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

/** A storage service that rejects requests as overloaded. */
const refusing = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'));
}).listen(0, '127.0.0.1');
await once(refusing, 'listening');
afterAll(() => {
  refusing.close();
  refusing.closeAllConnections();
});

const server = useServer({
  S3_BUCKET: 'town-files',
  S3_REGION: 'eu-test-1',
  S3_ACCESS_KEY_ID: 'AKIATOWNHALL',
  S3_SECRET_ACCESS_KEY: 'a secret of the town hall',
  S3_ENDPOINT: `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`,
});
let resident: TestPerson;
let flowId: string;

beforeAll(async () => {
  const team = await makeTeam(server.services);
  resident = await makePerson(server.services);
  const step = { name: 'Evidence', external: true, fields: [{ name: 'Plan', dataType: 'file' as const }] };
  flowId = await launchOverHttp(server, resident, await publishedForm(server.services, team.id, [step]));
});

const sentence = 'We can’t save or open files right now. Please try again in a minute.';
const graphql = async (query: string, variables = {}) =>
  server.send(resident, 'POST', '/graphql', { body: { query, variables } });

test('a file that the store rejects gets 503 with Retry-After, and leaves nothing behind', async () => {
  const { body: tokenBody } = await graphql('{ viewer { authenticityToken } }');
  const headers = { 'x-csrf-token': tokenBody.data.viewer.authenticityToken };
  const body = new FormData();
  body.set('file', new Blob(['A letter.'], { type: 'text/plain' }), 'letter.txt');
  const route = `/initiated_flows/${flowId}/upload_repo_file`;
  const answer = await server.send(resident, 'POST', route, { body, headers });
  expect([answer.status, answer.headers.get('retry-after'), ...answer.body.errors]).toEqual([503, '30', sentence]);
  expect(await server.services.db.storedFile.count()).toBe(0);
});

test('GraphQL responds the same, also for programs', async () => {
  const permitted = await graphql(`
    mutation {
      requestAnswerUpload(input: { fileName: "a.txt", contentType: "text/plain" }) {
        ... on RequestAnswerUploadPayload {
          fileId
        }
      }
    }
  `);
  const { fileId } = permitted.body.data.requestAnswerUpload;
  const mutation = `mutation ($input: UploadRepoFileInput!) { uploadRepoFile(input: $input) { __typename } }`;
  const { body } = await graphql(mutation, { input: { submissionId: `Submission:${flowId}`, fileId } });
  expect(body.errors[0]).toMatchObject({ message: sentence, extensions: { code: 'UNAVAILABLE', retryAfter: 30 } });
  expect(await server.services.db.storedFile.findUniqueOrThrow({ where: { id: fileId } })).toMatchObject({
    state: 'expected',
  });
});
