import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let clerk: TestPerson;
let ids: readonly string[];

beforeAll(async () => {
  const { services } = server;
  const team = await makeTeam(services);
  const resident = await makePerson(services);
  clerk = await makePerson(services);
  const form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  const made: string[] = [];
  for (let number = 0; number < 5; number += 1) made.push(await launchOverHttp(server, resident, form));
  ids = made;
});

const state = async (): Promise<string[]> => {
  const rows = await server.services.db.submission.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { scopedId: 'asc' },
  });
  return rows.map(({ status, deletedAt }) => (deletedAt === null ? status : 'deleted'));
};
const resultOf = async (id: string): Promise<unknown> => {
  await runJobs(server.services);
  return (await server.send(clerk, 'GET', `/jobs/${id}`)).body;
};

test('programs put many submissions on hold, assign, and unassign them, each in a job that reports its result', async () => {
  const some = { initiated_flow_ids: ids.slice(0, 2) };
  const halted = await server.send(clerk, 'POST', '/initiated_flows/batch/halt', { body: some });
  expect(halted.status).toBe(202);
  expect(await resultOf(halted.body.id)).toMatchObject({
    status: 'complete',
    result: { done: 2, unchanged: 0, refused: 0 },
  });
  expect(await state()).toEqual(['halted', 'halted', 'active', 'active', 'active']);
  for (const [verb, done, unchanged] of [
    ['assign', 2, 0],
    ['assign', 0, 2],
    ['unassign', 2, 0],
  ] as const) {
    const { body } = await server.send(clerk, 'POST', `/initiated_flows/batch/${verb}`, { body: some });
    expect(await resultOf(body.id)).toMatchObject({ result: { done, unchanged, refused: 0 } });
  }
});

test('programs export many submissions as a table', async () => {
  const items = JSON.stringify(ids);
  const response = await server.send(clerk, 'GET', `/initiated_flows/batch/export?${new URLSearchParams({ items })}`);
  expect([response.status, response.body.status]).toEqual([202, 'running']);
});

test('programs export a filtered list as a table', async () => {
  const filters = JSON.stringify([{ field: 'completion', operator: 'is', value: 'active' }]);
  const query = new URLSearchParams({ filters, sort: 'number', ascending: 'true', format: 'xlsx' });
  const response = await server.send(clerk, 'GET', `/dashboard/export?${query}`);
  expect([response.status, response.body]).toMatchObject([
    202,
    { status: 'running', name: '3 submissions from a list' },
  ]);
  expect((await server.send(clerk, 'GET', '/dashboard/export')).body.name).toBe('5 submissions from a list');
  const finished = JSON.stringify([{ field: 'completion', operator: 'is', value: 'completed' }]);
  const none = await server.send(clerk, 'GET', `/dashboard/export?${new URLSearchParams({ filters: finished })}`);
  expect(none.status).toBe(422);
  expect((await server.send(clerk, 'GET', '/dashboard/export?filters=no')).status).toBe(422);
});

test('programs delete submissions by id, and by filter if they know the number', async () => {
  const named = await server.send(clerk, 'DELETE', '/initiated_flows/batch/delete', {
    body: { items: [ids[4], ids[4]] },
  });
  expect(await resultOf(named.body.id)).toMatchObject({ result: { done: 1 } });
  const filters = [{ field: 'completion', operator: 'is', value: 'active' }];
  const wrong = await server.send(clerk, 'DELETE', '/dashboard/delete', { body: { filters, confirm_count: '3' } });
  expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([422, expect.stringContaining('Invalid response')]);
  const right = await server.send(clerk, 'DELETE', '/dashboard/delete', { body: { filters, confirm_count: 2 } });
  expect(await resultOf(right.body.id)).toMatchObject({ result: { done: 2 } });
  expect(await state()).toEqual(['halted', 'halted', 'deleted', 'deleted', 'deleted']);
});

test('hidden submissions are not found', async () => {
  const body = { initiated_flow_ids: [ids[0], newId()] };
  const refused = await server.send(clerk, 'POST', '/initiated_flows/batch/halt', { body });
  expect([refused.status, refused.body.errors?.length]).toEqual([404, 1]);
});

test('programs add different tags to many submissions, and remove them by tagging or by tag', async () => {
  const [one, two] = ids;
  const at = (id: string | undefined) => ({ taggable_type: 'InitiatedFlow', taggable_id: id });
  const list = [
    { ...at(one), new_tag_name: 'Fire' },
    { ...at(one), new_tag_name: 'flood' },
    { ...at(two), new_tag_name: 'fire' },
  ];
  const tagsOf = async (): Promise<string[][]> => {
    const rows = await server.services.db.submission.findMany({
      where: { id: { in: [one ?? '', two ?? ''] } },
      orderBy: { scopedId: 'asc' },
      include: { taggings: { include: { tag: true }, orderBy: { tag: { name: 'asc' } } } },
    });
    return rows.map(({ taggings }) => taggings.map(({ tag }) => tag.name));
  };
  // as JSON in a string, as older forms sent it
  const put = await server.send(clerk, 'POST', '/taggings/create_in_batch', {
    body: { taggings: JSON.stringify(list) },
  });
  expect(put.status).toBe(202);
  expect(await resultOf(put.body.id)).toMatchObject({ result: { done: 2, unchanged: 0, refused: 0 } });
  expect(await tagsOf()).toEqual([['fire', 'flood'], ['fire']]);

  const { id: tag_id } = await server.services.db.tag.findFirstOrThrow({ where: { name: 'fire' } });
  const off = await server.send(clerk, 'DELETE', '/taggings/destroy_in_batch', {
    body: { taggings: [{ ...at(one), tag_id }] },
  });
  expect(await resultOf(off.body.id)).toMatchObject({ result: { done: 1, unchanged: 0, refused: 0 } });
  const standing = await server.services.db.tagging.findMany({
    where: { submissionId: { in: [one ?? '', two ?? ''] } },
  });
  const last = await server.send(clerk, 'DELETE', '/taggings/destroy_in_batch', {
    body: { taggings: standing.map(({ id }) => ({ id })) },
  });
  expect(await resultOf(last.body.id)).toMatchObject({ result: { done: 2, unchanged: 0, refused: 0 } });
  expect(await tagsOf()).toEqual([[], []]);
});

test("one submission the caller can't see refuses them all, like a missing one", async () => {
  const own = { taggable_type: 'InitiatedFlow', taggable_id: ids[0], new_tag_name: 'mine' };
  const stranger = await makePerson(server.services);
  for (const [who, method, path, taggings, status] of [
    [clerk, 'POST', 'create_in_batch', [own, { ...own, taggable_id: newId() }], 404],
    [clerk, 'POST', 'create_in_batch', [{ ...own, new_tag_name: undefined, tag_id: newId() }], 404],
    [clerk, 'POST', 'create_in_batch', [{ ...own, taggable_type: 'ImportedFlow' }], 404],
    [clerk, 'DELETE', 'destroy_in_batch', [{ id: newId() }], 404],
    [stranger, 'POST', 'create_in_batch', [own], 404],
    [clerk, 'POST', 'create_in_batch', [], 422],
    [clerk, 'POST', 'create_in_batch', 'no list', 422],
    [clerk, 'POST', 'create_in_batch', [{ ...own, new_tag_name: 'late' }], 422],
    [clerk, 'POST', 'create_in_batch', [{ taggable_type: 'InitiatedFlow' }], 422],
  ] as const) {
    const answer = await server.send(who, method, `/taggings/${path}`, { body: { taggings } });
    expect([path, taggings, answer.status]).toEqual([path, taggings, status]);
  }
  expect(await server.services.db.tagging.count({ where: { submissionId: ids[0] ?? '' } })).toBe(0);
});
