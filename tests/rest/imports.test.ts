import { beforeAll, expect, test } from 'vitest';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let form: PublishedForm;
let clerk: TestPerson;
let key: Awaited<ReturnType<typeof makeToken>>;

beforeAll(async () => {
  const { services } = server;
  const team = await makeTeam(services);
  clerk = await makePerson(services, { name: 'Cleo Clerk' });
  form = await publishedForm(services, team.id, [{ name: 'Ask', fields: [{ name: 'Site' }] }]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  await addToForm(services, team.id, form.formId, team.owner, 2);
  key = await makeToken(services, team.id, team.owner, ['forms:read', 'forms:write', 'submissions:read']);
});

const fileOf = (text: string): FormData => {
  const body = new FormData();
  body.set('file', new Blob([text], { type: 'text/csv' }), 'old.csv');
  return body;
};

test('programs upload a file, test and import it, and read the result', async () => {
  const csv = 'Permit,Owner,Site\nB-1,Ada,1 Elm St\nB-2,Bob,2 Oak St\n,,\n';
  const uploaded = await server.send(key, 'POST', `/workflows/${form.formId}/data_imports`, { body: fileOf(csv) });
  expect(uploaded.status).toBe(201);
  const { id } = uploaded.body;
  expect(uploaded.body).toMatchObject({
    ...{ file_name: 'old.csv', status: 'uploaded', columns: ['Permit', 'Owner', 'Site'], row_count: 2 },
    ...{ imported_count: 0, refused_count: null, problem_count: 0, problems: [], mappings: null, job: null },
    suggested_mappings: {
      initiated_flow: { identifier: 'Permit', applicant_name: 'Owner' },
      step_data: { [form.fieldId('Site')]: 'Site' },
    },
  });
  const body = { mappings: uploaded.body.suggested_mappings };
  const tested = await server.send(key, 'POST', `/data_imports/${id}/queue_test`, { body });
  expect([tested.status, tested.body.status]).toEqual([202, 'testing']);
  await runJobs(server.services);
  const queued = await server.send(key, 'POST', `/data_imports/${id}/queue_import`, { body });
  expect([queued.status, queued.body.status, queued.body.job.status]).toEqual([202, 'running', 'queued']);
  await runJobs(server.services);
  expect((await server.send(key, 'GET', `/jobs/${queued.body.job.id}`)).body.status).toBe('complete');

  const at = `/master_template_data_imports?${new URLSearchParams({ master_template_id: form.formId })}`;
  const list = await server.send(key, 'GET', at);
  expect(list.body.data_imports).toMatchObject([{ id, status: 'finished', imported_count: 2, refused_count: 0 }]);

  const filters = JSON.stringify([{ field: 'import', operator: 'is', value: id }]);
  const rows = await server.send(key, 'GET', `/dashboard/fetch?${new URLSearchParams({ filters })}`);
  const { dashboardable_id: recordId } = rows.body.initiated_flows[0];
  expect(rows.body).toMatchObject({ total_count: 2, initiated_flows: [{ dashboardable_type: 'ImportedFlow' }, {}] });
  expect(await server.services.db.importedFlow.count({ where: { id: recordId } })).toBe(1);
});

test('problems are reported at their field', async () => {
  const at = `/workflows/${form.formId}/data_imports`;
  const broken = await server.send(key, 'POST', at, { body: fileOf('Site\n') });
  expect([broken.status, broken.body.problems[0].path]).toEqual([422, 'file']);
  expect((await server.send(key, 'POST', at, { body: {} })).status).toBe(422);
  const { body } = await server.send(key, 'POST', at, { body: fileOf('Site\n1 Elm St') });
  const queue = (mappings: unknown) =>
    server.send(key, 'POST', `/data_imports/${body.id}/queue_import`, { body: { mappings } });
  const unknown = await queue({ initiated_flow: { status: 'State' } });
  expect([unknown.status, unknown.body.problems[0].path]).toEqual([422, 'mappings.initiated_flow.status']);
  expect((await queue({ initiated_flow: { colour: 'Site' } })).status).toBe(422);
  expect((await queue({})).status).toBe(422);
  expect((await server.send(key, 'GET', '/master_template_data_imports')).status).toBe(422);
});
