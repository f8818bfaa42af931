import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let form: PublishedForm;
let ids: readonly string[];

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  resident = await makePerson(services, { name: 'Rosa Resident' });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  form = await publishedForm(services, team.id, [
    { name: 'Ask', external: true, fields: [{ name: 'Street', dataType: 'string' }] },
    { name: 'Check', assignees: [{ userId: clerk.id }] },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  const made: string[] = [];
  for (let number = 0; number < 3; number += 1) made.push(await launchOverHttp(server, resident, form));
  ids = made;
  await server.send(clerk, 'POST', `/initiated_flows/${ids[0]}/do_halt`);
});

const fetched = (path: string, query: Record<string, string> = {}) =>
  server.send(clerk, 'GET', `${path}?${new URLSearchParams(query)}`);
const halted = JSON.stringify([{ field: 'completion', operator: 'is', value: 'halted' }]);

test('programs fetch the rows that match a filter, page by page, and the total on request', async () => {
  const all = await fetched('/dashboard/fetch', { include_count: 'true', sort: 'number', ascending: 'true' });
  expect(all.body.total_count).toBe(3);
  expect(all.body.initiated_flows.map((row: { dashboardable_id: string }) => row.dashboardable_id)).toEqual(ids);
  expect(all.body.initiated_flows[0]).toMatchObject({
    ...{
      dashboardable_type: 'InitiatedFlow',
      master_template_id: form.formId,
      status: 'halted',
      applicant: 'Rosa Resident',
    },
    ...{
      current_step_name: 'Ask',
      current_step_elapsed_time_string: 'less than a minute',
      current_user_responsible: false,
    },
  });
  const left = await fetched('/dashboard/fetch', { filters: halted });
  expect([left.status, left.body]).toMatchObject([200, { initiated_flows: [{ dashboardable_id: ids[0] }] }]);
  const second = await fetched('/dashboard/fetch', { sort: 'number', ascending: 'true', per_page: '2', page: '2' });
  expect(second.body.initiated_flows).toMatchObject([{ dashboardable_id: ids[2] }]);
  expect((await fetched('/dashboard/fetch_assigned')).body.initiated_flows).toEqual([]);
});

test.each(['x', '{}', '[{"field":"nothing"}]', '[1]'])('a filter %s is rejected at its position', async (filters) => {
  const { status, body } = await fetched('/dashboard/fetch', { filters });
  expect([status, Object.keys(body.errors ?? body)]).toEqual([422, expect.any(Array)]);
});

test('a search finds submissions by number and name', async () => {
  const found = await fetched('/dashboard/search/rosa', { search_type: 'Contains' });
  expect(found.body.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
  expect((await fetched('/dashboard/search/rosa', { search_type: 'Exact Match' })).body.items).toEqual([]);
  expect((await server.send(resident, 'GET', '/dashboard/search/rosa')).body.items).toEqual([]);
});

test('a filter can be saved, fetched, made the default, renamed, and deleted, at both addresses', async () => {
  const filter = { name: 'Halted', filters: JSON.parse(halted), kind: 'submission', default: true };
  const made = await server.send(clerk, 'POST', '/advanced_filters', { body: { filter } });
  expect([made.status, made.body.filter]).toMatchObject([201, { ...filter, created_at: expect.any(String) }]);
  const { id } = made.body.filter;
  expect((await fetched(`/advanced_filters/${id}`)).body.filter.name).toBe('Halted');
  expect((await fetched('/advanced_filters', { kind: 'submission' })).body.advanced_filters).toMatchObject([{ id }]);
  expect((await fetched('/advanced_filters/load_default', { kind: 'submission' })).body.filter.id).toBe(id);
  expect((await fetched('/advanced_filters/load_default', { kind: 'output' })).body.filter).toBeNull();
  const renamed = await server.send(clerk, 'PATCH', `/advanced_filters/${id}`, { body: { filter: { name: 'All' } } });
  expect(renamed.body.filter.name).toBe('All');
  const moved = (changes: object) =>
    server.send(clerk, 'PATCH', `/advanced_filters/${id}`, { body: { filter: { kind: 'output', ...changes } } });
  expect((await moved({})).status).toBe(422);
  expect((await moved({ filters: [] })).body.filter).toMatchObject({ kind: 'output', filters: [], default: true });
  expect((await fetched('/advanced_filters/load_default', { kind: 'output' })).body.filter.id).toBe(id);
  expect((await moved({ kind: 'submission' })).body.filter).toMatchObject({ kind: 'submission', default: true });
  const older = await server.send(clerk, 'POST', '/filters', { body: { filter: { name: 'Older', filters: [] } } });
  const toggle = () => server.send(clerk, 'PUT', '/filters/toggle_default', { body: { id: older.body.filter.id } });
  for (const isDefault of [true, false, true]) expect((await toggle()).body.filter.default).toBe(isDefault);
  expect((await fetched('/filters/templates')).body.templates).toMatchObject([{ id: form.formId }]);
  expect((await server.send(clerk, 'DELETE', `/filters/${older.body.filter.id}`)).status).toBe(200);
  expect((await server.send(clerk, 'DELETE', `/advanced_filters/${id}`)).body).toEqual({ id });
  for (const unknown of [id, newId()]) expect((await fetched(`/advanced_filters/${unknown}`)).status).toBe(404);
});

test("a form's steps and fields are available by the id of one of its versions", async () => {
  const { body } = await fetched(`/flow_templates/${form.versionId}/step_data_for_search`);
  expect(body.steps).toMatchObject([{ name: 'Ask' }, { name: 'Check' }]);
  expect(body.data[0]).toMatchObject({
    fields: [{ identity: form.fieldId('Street'), name: 'Street', data_type: 'string', multiple_choice_options: [] }],
  });
  expect(body.legacy_data[0].fields).toEqual([]);
});
