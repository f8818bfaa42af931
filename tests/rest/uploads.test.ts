import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { newFileKey } from '#server/files/fileKeys.ts';
import { newId } from '#server/newId.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { makePdf } from '#tests/support/makePdf.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';
import { useServer } from '#tests/support/useServer.ts';

const folder = scratchFolder('uploads');
const server = useServer({ DATA_DIR: folder, FILE_BYTES_PER_SUBMISSION: '6000' });
let form: PublishedForm;
let writer: TestPerson;
let resident: TestPerson;
/** of another team, where they have full access */
let stranger: TestPerson;
let flowId: string;

beforeAll(async () => {
  const team = await makeTeam(server.services);
  writer = await makePerson(server.services);
  resident = await makePerson(server.services);
  const elsewhere = await makeTeam(server.services);
  stranger = elsewhere.owner;
  form = await publishedForm(server.services, team.id, [
    { name: 'Evidence', external: true, fields: [{ name: 'Plan', dataType: 'file' }, { name: 'What' }] },
  ]);
  await addToForm(server.services, team.id, form.formId, writer, 3);
  flowId = await launchOverHttp(server, resident, form);
});

async function post(who: Visitor, route: string, body: FormData) {
  const response = await server.send(who, 'POST', '/graphql', { body: { query: '{ viewer { authenticityToken } }' } });
  const token = response.body.data?.viewer?.authenticityToken ?? '';
  return server.send(who, 'POST', route, { body, headers: { 'x-csrf-token': token } });
}
const formWith = (name: string, bytes: Uint8Array, fileName: string, more: Record<string, string> = {}): FormData => {
  const body = new FormData();
  for (const [key, value] of Object.entries(more)) body.set(key, value);
  body.set(name, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), fileName);
  return body;
};
/** Every object in the store, including unfinished uploads. */
const stored = (): string[] =>
  existsSync(path.join(folder, 'files'))
    ? readdirSync(path.join(folder, 'files'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
    : [];
const rows = () => server.services.db.storedFile.count();

describe('a file uploaded with a request', () => {
  test('is not stored without permission, however often it is sent', async () => {
    const [before, rowsBefore] = [stored().length, await rows()];
    const large = randomBytes(200_000);
    const routes = [
      [`/master_templates/${form.formId}/documents`, 'file', {}],
      [`/initiated_flows/${flowId}/upload_repo_file`, 'file', {}],
      [
        `/initiated_flows/${flowId}/collected_data/create_or_update`,
        'content',
        { step_datum_id: form.fieldId('Plan') },
      ],
      [`/step_data/${form.fieldId('Plan')}/multiple_choice_options/batch`, 'file', {}],
    ] as const;
    for (const who of [stranger, visitor()])
      for (const [route, name, more] of routes) {
        const answers = await Promise.all(
          [1, 2, 3, 4, 5].map(() => post(who, route, formWith(name, large, 'a.pdf', more))),
        );
        for (const { status } of answers) expect([401, 403, 404]).toContain(status);
      }
    expect(stored()).toHaveLength(before);
    expect(await rows()).toBe(rowsBefore);
  });

  test('is not stored if the rest of the request is refused', async () => {
    const [before, rowsBefore] = [stored().length, await rows()];
    const body = formWith('content', await makePdf(), 'a.pdf', { step_datum_id: 'no id' });
    const { status } = await post(resident, `/initiated_flows/${flowId}/collected_data/create_or_update`, body);
    expect(status).toBe(422);
    expect([stored().length, await rows()]).toEqual([before, rowsBefore]);
  });

  test('is accepted where allowed, and leaves only itself', async () => {
    const before = stored().length;
    const { status, body } = await post(
      resident,
      `/initiated_flows/${flowId}/upload_repo_file`,
      formWith('file', await makePdf(), 'plan.pdf'),
    );
    expect([status, body.repo_file.filename, body.repo_file.state]).toEqual([201, 'plan.pdf', 'stored']);
    expect(stored()).toHaveLength(before + 1);
  });

  test('is refused with a message if the submission is full', async () => {
    const route = `/initiated_flows/${flowId}/upload_repo_file`;
    const { status, body } = await post(resident, route, formWith('file', await makePdf(), 'again.pdf'));
    expect([status, ...body.errors]).toEqual([
      422,
      'A submission can hold up to 6 kB of files. This file doesn’t fit.',
    ]);
  });
});

describe('an upload permission', () => {
  const permission = async (more: object = {}) => {
    const input = { file_name: 'plan.txt', content_type: 'text/plain', ...more };
    return server.send(resident, 'POST', '/collected_datum/s3_preauth', { body: input });
  };
  const upload = async (url: string, fields: Record<string, string>, text: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('file', new Blob([text]), 'plan.txt');
    return (await fetch(new URL(url, server.url), { method: 'POST', body })).status;
  };

  it('is void once its file was accepted', async () => {
    const { body } = await permission({ byte_size: 100 });
    expect(await upload(body.url, body.form_data, 'A letter.')).toBe(201);
    const content = `${body.url}/${body.form_data.key}`;
    const saved = await server.send(resident, 'POST', `/initiated_flows/${flowId}/collected_data/create_or_update`, {
      body: { step_datum_id: form.fieldId('Plan'), version: 0, content },
    });
    expect(saved.status).toBe(200);
    const before = stored().length;
    expect(await upload(body.url, body.form_data, 'Something else.')).toBe(403);
    expect(stored()).toHaveLength(before);
  });

  it('is limited to the requested number of bytes', async () => {
    const { body } = await permission({ byte_size: 5 });
    expect(await upload(body.url, body.form_data, 'More than five.')).toBe(400);
  });

  it('rejects an invalid content type without leaving a row', async () => {
    const before = await rows();
    const { status, body } = await permission({ content_type: 'foo' });
    expect([status, ...body.errors]).toEqual([422, 'content_type must be a file type, such as image/png']);
    expect(await rows()).toBe(before);
    expect((await permission({ content_type: 'text/plain; charset=utf-8' })).status).toBe(200);
  });
});

describe('downloading an output', () => {
  test.each([
    ['bytes=99999999-', 416],
    ['bytes=-0', 416],
    ['bytes=0-3', 206],
    ['bytes=4-2', 200],
  ])('with the range %s returns %i', async (range, expected) => {
    const { id, size } = await issued();
    const { status, headers } = await server.send(resident, 'GET', `/issued_outputs/${id}/download`, {
      headers: { range },
    });
    expect(status).toBe(expected);
    const said = { 200: null, 206: `bytes 0-3/${size}`, 416: `bytes */${size}` }[expected];
    expect(headers.get('content-range')).toBe(said);
  });

  let made: Promise<{ id: string; size: number }> | undefined;
  const issued = () => (made ??= issue());
  async function issue() {
    const { db, files } = server.services;
    const { teamId, flowTemplateId } = await db.submission.findUniqueOrThrow({ where: { id: flowId } });
    const [id, fileId, configuredOutputId, key] = [newId(), newId(), newId(), newFileKey('generated')];
    const { size } = await files.put(key, await makePdf(), 'application/pdf');
    const [filename, contentType, storedAt] = ['permit.pdf', 'application/pdf', new Date()];
    const row = { id: fileId, teamId, key, filename, contentType, storedAt };
    await db.storedFile.create({ data: { ...row, state: 'stored', byteSize: size } });
    const identity = newId();
    const form = { teamId, flowTemplateId, identity, name: 'Permit' };
    await db.configuredOutput.create({ data: { ...form, id: configuredOutputId } });
    const output = {
      id,
      teamId,
      submissionId: flowId,
      configuredOutputId,
      outputIdentity: identity,
      name: 'Permit',
      fileId,
    };
    await db.issuedOutput.create({ data: { ...output, state: 'generated', issuedAt: storedAt } });
    return { id, size };
  }
});
