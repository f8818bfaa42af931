import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { apiOn } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let url: string;
let importId: string;

beforeAll(async () => {
  const { services } = server;
  const api = apiOn({ services });
  team = await makeTeam(services);
  const kind = { teamId: `Team:${team.id}`, name: 'Dog', type: 'standard' };
  const made = await api.act(team.owner, 'createCustomEntity', kind, 'customEntity { id }');
  const customEntityId = made.data.createCustomEntity.customEntity.id;
  const requestInput = { customEntityId, fileName: 'dogs.csv' };
  const { fileId, fields } = (await api.act(team.owner, 'requestEntityImportUpload', requestInput, 'fileId fields'))
    .data.requestEntityImportUpload;
  await services.files.put((fields as { key: string }).key, Buffer.from('Name\nRex\n#REF!\n'), 'text/csv');
  const input = { customEntityId, fileId };
  const { id } = (await api.act(team.owner, 'createEntityImport', input, 'entityImport { id }')).data.createEntityImport
    .entityImport;
  const look = async () =>
    (
      await api.ask(team.owner, 'query ($id: ID!) { node(id: $id) { ... on EntityImport { rejectedRowsUrl } } }', {
        id,
      })
    ).data.node.rejectedRowsUrl;
  const mappings = { entity: { name: 'Name' }, fields: {}, key: 'name' };
  await api.act(team.owner, 'queueEntityImportTest', { entityImportId: id, mappings }, 'entityImport { id }');
  await runJobs(services);
  url = await look();
  importId = plainIdOf(id);
});

test('rows with problems are downloaded as a workbook by people who may import', async () => {
  expect(url).toBe(`/entity_imports/${importId}/rejected_rows`);
  const { status, headers } = await server.send(team.owner, 'GET', url);
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('dogs - rows with problems.xlsx'),
  ]);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('they look absent to everyone else, and to tokens that may not read entities', async () => {
  const stranger = await makePerson(server.services);
  expect((await server.send(stranger, 'GET', url)).status).toBe(404);
  expect((await server.send(team.owner, 'GET', `/entity_imports/${newId()}/rejected_rows`)).status).toBe(404);
  const token = await makeToken(server.services, team.id, team.owner, ['forms:read']);
  expect((await server.send(token, 'GET', url)).status).not.toBe(200);
});
