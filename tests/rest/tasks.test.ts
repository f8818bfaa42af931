import { beforeAll, expect, test } from 'vitest';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
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
    { name: 'Check', assignees: [{ userId: clerk.id }] },
    { name: 'File' },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  const made: string[] = [];
  for (let number = 0; number < 3; number += 1) made.push(await launchOverHttp(server, resident, form));
  ids = made;
});

test("programs fetch a person's tasks, page by page, with search and total", async () => {
  const all = await server.send(clerk, 'GET', '/my_tasks/fetch_tasks');
  expect([all.status, all.body]).toMatchObject([
    200,
    { total_count: 3, totals: { active: 3, overdue: 0, skipped: 0, done: 0, of: 3, percent: 0 } },
  ]);
  expect(all.body.tasks.map((task: { initiated_flow_id: string }) => task.initiated_flow_id)).toEqual(ids);
  expect(all.body.tasks[0]).toMatchObject({
    kind: 'internal',
    is_overdue: false,
    is_skipped: false,
    initiated_flow: { applicant: 'Rosa Resident', current_step_name: 'Check', step_type: 'CollectInfoStep' },
  });
  const second = await server.send(clerk, 'GET', '/my_tasks/fetch_tasks?per_page=2&page=2');
  expect(second.body.tasks).toMatchObject([{ initiated_flow_id: ids[2] }]);
  const searched = await server.send(clerk, 'GET', '/my_tasks/fetch_tasks?master_search_terms=nobody');
  expect(searched.body).toMatchObject({ tasks: [], total_count: 0, totals: { active: 3 } });
  const key = await makeToken(server.services, team.id, clerk, ['submissions:read']);
  expect((await server.send(key, 'GET', '/my_tasks/fetch_tasks?master_search_terms=rosa')).body.total_count).toBe(3);
  expect((await server.send(resident, 'GET', '/my_tasks/fetch_tasks')).body.tasks).toEqual([]);
  expect((await server.send(clerk, 'GET', '/my_tasks/fetch_tasks?sort=loudest')).status).toBe(422);
});

test("a task's step comes with the person's actions, and for no one else", async () => {
  const query = new URLSearchParams({
    id: form.stepId('Check'),
    type: 'CollectInfoStep',
    initiated_flow_id: ids[0] ?? '',
  });
  const { status, body } = await server.send(clerk, 'GET', `/my_tasks/fetch_step?${query}`);
  expect([status, body]).toMatchObject([
    200,
    {
      initiated_flow_id: ids[0],
      step: { id: form.stepId('Check'), type: 'CollectInfoStep' },
      available_actions: expect.arrayContaining(['advanceStep']),
    },
  ]);
  for (const [type, answered] of [
    ['Step', 200],
    ['SupplementalRequirement', 200],
    ['Stop', 422],
  ] as const) {
    const named = new URLSearchParams([...query].map(([name, value]) => [name, name === 'type' ? type : value]));
    expect((await server.send(clerk, 'GET', `/my_tasks/fetch_step?${named}`)).status).toBe(answered);
  }
  const stranger = await makePerson(server.services);
  expect((await server.send(stranger, 'GET', `/my_tasks/fetch_step?${query}`)).status).toBe(404);
  query.set('id', ids[1] ?? '');
  expect((await server.send(clerk, 'GET', `/my_tasks/fetch_step?${query}`)).status).toBe(404);
  query.set('id', 'x');
  expect((await server.send(clerk, 'GET', `/my_tasks/fetch_step?${query}`)).status).toBe(422);
});
