import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let reader: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  reader = await makePerson(services);
  form = await publishedForm(services, team.id, [
    { name: 'Ask', fields: [{ name: 'Street' }, { name: 'Secret', redacted: true }] },
  ]);
  await addToForm(services, team.id, form.formId, reader, 1);
  const resident = await makePerson(services, { name: 'Rosa Resident' });
  const id = await launchOverHttp(server, resident, form);
  for (const name of ['Street', 'Secret']) {
    const fieldId = form.fieldId(name);
    const own = { teamId: team.id, submissionId: id, fieldId, fieldIdentity: fieldId, content: name };
    await services.db.answer.create({ data: { ...own, id: newId() } });
  }
});

const ask = (who: Visitor, search = '') => server.send(who, 'GET', `/metrics/fetch_data${search}`);

// eslint-disable-next-line typescript/no-explicit-any
async function told(who: Visitor, search = ''): Promise<any> {
  const { status, body } = await ask(who, search);
  expect([status, body]).toMatchObject([202, { status: 'queued', result: null }]);
  await runJobs(server.services);
  const done = await server.send(who, 'GET', `/jobs/${body.id}`);
  expect([done.status, done.body.status, typeof done.body.result]).toEqual([200, 'complete', 'string']);
  return JSON.parse(done.body.result);
}

describe('metrics over REST', () => {
  test('are a job whose result is a JSON text with the documented names', async () => {
    expect(await told(team.owner)).toEqual({
      form_data: {
        ...{ launched_count: 1, completed_count: 0, active_count: 1, overdue_count: 0 },
        forms_chart_data: [{ id: form.formId, name: 'Building permit', count: 1 }],
        outputs_chart_data: [],
        submissions: [
          expect.objectContaining({
            ...{ dashboardable_type: 'InitiatedFlow', template_name: 'Building permit', applicant: 'Rosa Resident' },
            ...{ step_type: 'CollectInfoStep', overdue: false, internal: true, review: false, applicants_count: 1 },
            identifier_redacted: false,
            collected_data: [
              {
                ...{ step_datum_id: form.fieldId('Street'), data_type: 'text' },
                ...{ content: 'Street', formatted_content: 'Street' },
              },
              expect.objectContaining({ content: 'Secret' }),
            ],
          }),
        ],
      },
      revenue_data: {
        ...{ total_revenue: 0, renewal_revenue: 0, total_refunded: 0, total_disputed: 0 },
        ...{ by_type: { card: 0, ach: 0 }, charges: [], max_charge: 0 },
      },
    });
  });

  test('are only the requested ones, and money only for people who may see it', async () => {
    const other = await makeTeam(server.services);
    for (const id of [other.id, newId()]) {
      expect((await ask(reader, `?team_id[]=${id}`)).status).toBe(404);
      expect((await ask(reader, `?template_ids[]=${id}`)).status).toBe(404);
    }
    const chosen = `?launched_from=2020-01-01&launched_to=2999-12-31&team_id[]=${team.id}&template_ids[]=${form.formId}`;
    expect(await told(reader, chosen)).toMatchObject({ form_data: { launched_count: 1 }, revenue_data: null });
    expect(await told(reader, '?launched_to=2020-01-01')).toMatchObject({ form_data: { launched_count: 0 } });
  });

  test('requested again while in progress are the same job', async () => {
    const [first, second] = await Promise.all([ask(reader), ask(reader)]);
    const other = await ask(reader, '?launched_from=2026-01-01');
    expect(second.body.id).toBe(first.body.id);
    expect(other.body.id).not.toBe(first.body.id);
    await runJobs(server.services);
    expect((await ask(reader)).body.id).not.toBe(first.body.id);
    await runJobs(server.services);
  });

  test('invalid days are rejected at their field', async () => {
    const { status, body } = await ask(reader, '?launched_from=soon');
    expect([status, body.errors?.length ?? body.error]).toEqual([422, 1]);
  });

  test('are private to the requester, and keys see what their scopes allow', async () => {
    const { body } = await ask(reader);
    expect((await server.send(team.owner, 'GET', `/jobs/${body.id}`)).status).toBe(404);
    await runJobs(server.services);
    const key = await makeToken(server.services, team.id, team.owner, ['submissions:read', 'exports:read']);
    expect(await told(key)).toMatchObject({ form_data: { launched_count: 1 }, revenue_data: null });
    const rich = await makeToken(server.services, team.id, team.owner, [
      'submissions:read',
      'exports:read',
      'money:read',
    ]);
    expect(await told(rich)).toMatchObject({ revenue_data: { total_revenue: 0 } });
    // metrics with money that the same person requested are hidden from a key that can't read money
    const { body: counted } = await ask(rich);
    await runJobs(server.services);
    expect((await server.send(key, 'GET', `/jobs/${counted.id}`)).body).toMatchObject({
      status: 'complete',
      result: null,
    });
    const poor = await makeToken(server.services, team.id, team.owner, ['forms:read']);
    expect((await ask(poor)).status).toBe(403);
    expect((await ask({ ...reader, cookie: null })).status).toBe(401);
  });

  test('of someone who lost access to the form leave it out', async () => {
    const guest = await makePerson(server.services);
    const membership = await addToForm(server.services, team.id, form.formId, guest, 1);
    const { body } = await ask(guest);
    await server.services.db.masterTemplateMembership.delete({ where: { id: membership } });
    await runJobs(server.services);
    const done = await server.send(guest, 'GET', `/jobs/${body.id}`);
    expect(JSON.parse(done.body.result)).toMatchObject({ form_data: { launched_count: 0, submissions: [] } });
  });
});

describe('answer statistics over REST', () => {
  test('are available by field id to members, and to everyone if public', async () => {
    const { db } = server.services;
    const fields = [
      { name: 'Cost', dataType: 'money' },
      { name: 'Words', dataType: 'string' },
    ] as const;
    const priced = await publishedForm(server.services, team.id, [{ name: 'Ask', external: true, fields }]);
    const figures = (who: Visitor, name: string) =>
      server.send(who, 'GET', `/step_data/${priced.fieldId(name)}/collected_data/visualizable`);
    const nobody = await makePerson(server.services);
    expect((await figures(team.owner, 'Cost')).body).toMatchObject({ count: 0, mean: null, standard_deviation: null });
    expect((await figures(nobody, 'Cost')).status).toBe(404);
    await db.masterTemplate.update({ where: { id: priced.formId }, data: { publicRead: true } });
    expect((await figures(nobody, 'Cost')).body).toMatchObject({ count: 0, counts: [], ranges: [], markers: [] });
    const refused = await figures(nobody, 'Words');
    expect([refused.status, refused.body.error]).toEqual([422, 'Visualization is not supported for this field.']);
  });
});

describe('public records over REST', () => {
  test('can be searched by anyone with a key, if the form allows it', async () => {
    const { db } = server.services;
    const nobody = await makePerson(server.services);
    const search = (query: string) => server.send(nobody, 'GET', `/search?template_id=${form.formId}&${query}`);
    expect((await search('search_terms=x')).status).toBe(404);
    await db.masterTemplate.update({ where: { id: form.formId }, data: { publiclySearchable: true } });
    const { status, body } = await search('search_terms=main&page=2&per_page=20');
    expect([status, body]).toEqual([
      200,
      { initiated_flows: [], pagination: { current_page: 2, per_page: 20, total_count: 0 } },
    ]);
    expect((await search('search_terms=main&search_type=fuzzy')).status).toBe(422);
  });
});
