import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let form: PublishedForm;
let author: TestPerson;
let membershipId: string;

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  author = team.owner;
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }]);
  membershipId = await addToForm(services, team.id, form.formId, team.manager, 1);
  await launchOverHttp(server, await makePerson(services), form);
});

const template = (more: object = {}) => ({
  batch_export_template: { name: 'Monthly', item_ids: [form.formId], ...more },
});
const create = (who: Visitor, more?: object) =>
  server.send(who, 'POST', '/batch_export_templates', { body: template(more) });

async function finished(who: Visitor): Promise<string> {
  const { body } = await create(who);
  const { body: queued, status } = await server.send(who, 'POST', `/batch_export_templates/${body.id}/export`);
  expect(status).toBe(202);
  await runJobs(server.services);
  return queued.id;
}

describe('bulk exports over REST', () => {
  test('can be saved, changed, run, and deleted', async () => {
    const made = await create(author, { scheduled_day: 3, prior_months_limit: '2', prior_months_type: 'completion' });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      ...{ id: expect.any(String), name: 'Monthly', item_ids: [form.formId], items: ['Building permit'] },
      ...{ scheduled_day: 3, prior_months_limit: 2, prior_months_type: 'completion', include_legacy: false },
      last_run_at: null,
    });
    const at = `/batch_export_templates/${made.body.id}`;
    const body = { batch_export_template: { name: 'Weekly', scheduled_day: '' } };
    expect((await server.send(author, 'PUT', at, { body })).body).toMatchObject({
      name: 'Weekly',
      scheduled_day: null,
    });
    expect((await server.send(author, 'DELETE', at)).body).toEqual({ id: made.body.id });
    expect((await server.send(author, 'DELETE', at)).status).toBe(404);
  });

  test('are rejected with the field', async () => {
    const { status, body } = await create(author, { name: ' ', scheduled_day: 31 });
    expect(status).toBe(422);
    expect(body.errors).toHaveLength(2);
    expect(body.errors.join()).toContain('must be a day from 1 to 28');
    expect((await create(team.member)).status).toBe(403);
    expect((await create(visitor())).status).toBe(401);
  });
});

describe('exports over REST', () => {
  test('can be listed, downloaded, and deleted', async () => {
    const id = await finished(author);
    const { body } = await server.send(author, 'GET', '/exports', { headers: { accept: 'application/json' } });
    expect(body.exports[0]).toMatchObject({
      ...{ id, export_type: 'submissions', name: 'Monthly', status: 'finished', format: 'xlsx', row_count: 1 },
      download_url: `/exports/${id}`,
    });
    const file = await fetch(`${server.url}/exports/${id}`, { headers: { cookie: author.cookie ?? '' } });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="Monthly \d{4}-\d\d-\d\d\.xlsx"/);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect((await server.send(author, 'DELETE', `/exports/${id}`)).body).toEqual({ id });
    expect((await server.send(author, 'GET', `/exports/${id}`)).status).toBe(404);
  });

  test('are available to no one else, and not to people who have since lost a form in them', async () => {
    const id = await finished(team.manager);
    const path = `/exports/${id}`;
    for (const who of [team.owner, team.member]) expect((await server.send(who, 'GET', path)).status).toBe(404);
    expect((await server.send(visitor(), 'GET', path)).status).toBe(401);
    expect((await server.send(team.owner, 'GET', `/exports/${newId()}`)).status).toBe(404);
    const audited = { kind: 'downloadExport', teamId: team.id };
    const before = await server.services.db.auditEntry.count({ where: audited });
    const mine = { headers: { cookie: team.manager.cookie ?? '' } };
    expect((await fetch(`${server.url}${path}`, mine)).status).toBe(200);
    expect(await server.services.db.auditEntry.count({ where: audited })).toBe(before + 1);
    await server.services.db.masterTemplateMembership.delete({ where: { id: membershipId } });
    const page = await fetch(`${server.url}${path}`, { headers: { ...mine.headers, accept: 'text/html' } });
    expect(page.headers.get('content-disposition')).toBeNull();
    const query = 'query ($id: ID!) { node(id: $id) { ... on Export { withheldBecause } } }';
    const input = { query, variables: { id: `Export:${id}` } };
    const { body: told } = await server.send(team.manager, 'POST', '/graphql', { body: input });
    expect(JSON.stringify(told)).toContain('You no longer have access to everything in this file.');
    const { status, body } = await server.send(team.manager, 'GET', path);
    expect([status, body.error]).toEqual([
      403,
      'You no longer have access to everything in this file. Export it again.',
    ]);
  });

  test("a program exports its team's people, and sees only that team's exports", async () => {
    const program = await makeToken(server.services, team.id, team.owner, [
      'team:read',
      'exports:read',
      'exports:write',
    ]);
    const response = await server.send(program, 'POST', `/teams/${team.slug}/people/exports`, {
      body: { format: 'xlsx' },
    });
    expect([response.status, response.body.export_type, response.body.status]).toEqual([202, 'people', 'running']);
    await runJobs(server.services);
    const other = await makeTeam(server.services);
    const elsewhere = await makeToken(server.services, other.id, team.owner, ['exports:read']);
    const list = async (who: Visitor): Promise<string[]> =>
      (await server.send(who, 'GET', '/exports')).body.exports.map(({ id }: { id: string }) => id);
    expect(await list(program)).toContain(response.body.id);
    expect(await list(elsewhere)).toEqual([]);
  });

  test('a member opens the people export through the link in the email', async () => {
    const [{ member }, { services }] = [team, server];
    const response = await server.send(member, 'POST', `/teams/${team.slug}/people/exports`, {
      body: { format: 'csv' },
    });
    expect(response.status).toBe(202);
    await runJobs(services);
    const mail = (await mailsTo(services, member.email)).at(-1);
    expect(mail?.subject).toContain('Your export is ready: ');
    const link = /https?:\S+\/exports\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const accept = { headers: { accept: 'application/json' } };
    const { body } = await server.send(member, 'GET', new URL(link).pathname, accept);
    expect(body.exports).toMatchObject([{ id: response.body.id, export_type: 'people', row_count: 3 }]);
    const mine = { headers: { cookie: member.cookie ?? '' } };
    const file = await fetch(`${server.url}${body.exports[0].download_url}`, mine);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+\.csv"/);
    const people = parse(await file.text(), { bom: true, columns: true }) as Record<string, string>[];
    expect(people.map(({ Email, Roles }) => `${Email} ${Roles}`).toSorted()).toEqual(
      [`${team.manager.email} Managers`, `${member.email} Team Members`, `${team.owner.email} Team Owners`].toSorted(),
    );
    const others = { headers: { cookie: team.owner.cookie ?? '' } };
    expect((await fetch(`${server.url}${body.exports[0].download_url}`, others)).status).toBe(404);
  });

  test('a job can be deleted', async () => {
    const { body } = await create(author);
    const { body: queued } = await server.send(author, 'POST', `/batch_export_templates/${body.id}/export`);
    const { jobId } = await server.services.db.export.findUniqueOrThrow({ where: { id: queued.id } });
    expect((await server.send(team.manager, 'DELETE', `/jobs/${jobId}`)).status).toBe(404);
    expect((await server.send(author, 'DELETE', `/jobs/${jobId}`)).body).toEqual({ id: jobId });
    expect((await server.send(author, 'GET', `/jobs/${jobId}`)).status).toBe(404);
    const { body: after } = await server.send(author, 'GET', '/exports', { headers: { accept: 'application/json' } });
    expect(after.exports[0]).toMatchObject({ id: queued.id, status: 'failed', failure: 'The export was canceled.' });
  });
});
