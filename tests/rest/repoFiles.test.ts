import { beforeAll, describe, expect, test } from 'vitest';
import { apiOn, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer({ DATA_DIR: scratchFolder('repo-files') });
let clerk: TestPerson;
let resident: TestPerson;
let stranger: TestPerson;
let path: string;

beforeAll(async () => {
  const { services } = server;
  const team = await makeTeam(services);
  [clerk, resident] = [await makePerson(services), await makePerson(services)];
  stranger = (await makeTeam(services)).owner;
  const form = await publishedForm(services, team.id, [{ name: 'Ask', external: true, fields: [{ name: 'What' }] }]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  path = `/initiated_flows/${(await launchTestSubmission(apiOn(server), resident, form)).id}`;
});

async function put(who: Visitor, name: string, isPublic: boolean): Promise<{ readonly id: string }> {
  const response = await server.send(who, 'POST', '/graphql', { body: { query: '{ viewer { authenticityToken } }' } });
  const body = new FormData();
  body.set('file', new Blob([smallestPicture], { type: 'image/png' }), name);
  body.set('is_public', String(isPublic));
  const headers = { 'x-csrf-token': response.body.data.viewer.authenticityToken };
  return (await server.send(who, 'POST', `${path}/upload_repo_file`, { body, headers })).body.repo_file;
}

const open = async (who: Visitor, id: string, way: 'view' | 'download' = 'view') =>
  server.send(who, 'GET', `/initiated_flows/repo_files/${id}/${way}`);

describe('a file attached to a submission', () => {
  test('can be displayed or downloaded by people who see it, each with their own permission', async () => {
    const { id } = await put(clerk, 'notice.png', true);
    for (const who of [clerk, resident]) {
      const { status, headers } = await open(who, id);
      expect([status, headers.get('cache-control')]).toEqual([302, 'private, no-store']);
      const file = await fetch(headers.get('location') ?? '');
      expect(file.headers.get('content-disposition')).toMatch(/^inline; filename="notice.png"/);
    }
    const taken = await fetch((await open(resident, id, 'download')).headers.get('location') ?? '');
    expect(taken.headers.get('content-disposition')).toMatch(/^attachment; filename="notice.png"/);
    expect(Buffer.from(await taken.arrayBuffer()).equals(smallestPicture)).toBe(true);
  });

  test('is not found by others, by applicants if internal, or by anyone once deleted', async () => {
    const [notice, memo] = [await put(clerk, 'notice.png', true), await put(clerk, 'memo.png', false)];
    expect((await open(stranger, notice.id)).status).toBe(404);
    expect((await open(visitor(), notice.id)).status).toBe(401);
    expect((await open(clerk, memo.id)).status).toBe(302);
    expect((await open(resident, memo.id)).status).toBe(404);
    expect((await open(clerk, 'none')).status).toBe(404);
    await server.send(clerk, 'DELETE', `${path}/delete_repo_file`, { body: { file_id: notice.id } });
    for (const who of [clerk, resident]) expect((await open(who, notice.id)).status).toBe(404);
  });

  test('is listed with its documented properties', async () => {
    const { body } = await server.send(clerk, 'GET', `${path}/documents_and_files`);
    expect(body.files).toEqual([]);
    expect(body.repo_files[0]).toMatchObject({
      ...{ id: expect.any(String), filename: 'memo.png', url: expect.stringMatching(/^http/) },
      ...{ updated_at: expect.any(String), admin_uploaded: true, is_public: false },
    });
    const of = async (who: Visitor) => (await server.send(who, 'GET', path)).body;
    expect(await of(clerk)).toMatchObject({ has_files: true, has_public_files: true });
    expect(await of(resident)).toMatchObject({ has_files: true, has_public_files: true });
  });
});
