import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let id: string;

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  resident = await makePerson(services);
  clerk = await makePerson(services);
  const form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  id = await launchOverHttp(server, resident, form);
});

const put = (who: Visitor, tagging: object) =>
  server.send(who, 'POST', '/taggings', {
    body: { tagging: { taggable_type: 'InitiatedFlow', taggable_id: id, ...tagging } },
  });

describe('tags over REST', () => {
  test('can be added to a submission by name or id, listed, renamed, and removed', async () => {
    const made = await put(clerk, { new_tag_name: ' Flood Zone ' });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      taggable_type: 'InitiatedFlow',
      taggable_id: id,
      tag_id: expect.any(String),
      tag_name: 'flood zone',
    });
    const { tag_id: tagId, id: taggingId } = made.body;
    expect((await put(clerk, { tag_id: tagId })).body.id).toBe(taggingId);
    const listed = await server.send(team.member, 'GET', '/tags');
    expect(listed.body).toEqual({ tags: [{ id: tagId, name: 'flood zone', tagging_count: 1 }] });
    expect((await server.send(team.member, 'GET', '/tags?search=FENCE')).body).toEqual({ tags: [] });
    const renamed = await server.send(team.manager, 'PUT', `/tags/${tagId}`, { body: { name: 'Flood' } });
    expect(renamed.body).toEqual({ id: tagId, name: 'flood', tagging_count: 1 });
    expect((await server.send(clerk, 'DELETE', `/taggings/${taggingId}`)).body).toEqual({ id: taggingId });
    expect((await server.send(clerk, 'DELETE', `/taggings/${taggingId}`)).status).toBe(404);
    expect((await server.send(team.manager, 'DELETE', `/tags/${tagId}`)).body).toEqual({ id: tagId });
    expect((await server.send(team.member, 'GET', '/tags')).body).toEqual({ tags: [] });
  });

  test('are rejected with the documented messages', async () => {
    const { tag_id: tagId } = (await put(clerk, { new_tag_name: 'fence' })).body;
    await put(clerk, { new_tag_name: 'flood' });
    const rename = (name: string) => server.send(team.manager, 'PUT', `/tags/${tagId}`, { body: { name } });
    for (const [answer, sentence] of [
      [await rename('late'), 'Name is reserved'],
      [await rename('FLOOD'), 'Name already taken'],
      [await put(clerk, { new_tag_name: 'renewal' }), 'Name is reserved'],
    ] as const) {
      expect(answer.status).toBe(422);
      expect(answer.body.error).toContain(sentence);
    }
    expect((await put(clerk, {})).status).toBe(422);
    expect((await put(clerk, { tag_id: newId() })).status).toBe(409);
    expect((await put(clerk, { new_tag_name: 'x', taggable_type: 'Charge' })).status).toBe(422);
  });

  test('are for staff, and for keys with the scope', async () => {
    for (const who of [resident, await makePerson(server.services)])
      expect((await put(who, { new_tag_name: 'mine' })).status).toBeGreaterThanOrEqual(403);
    // imported records can't have tags
    expect((await put(clerk, { new_tag_name: 'x', taggable_type: 'ImportedFlow' })).status).toBe(404);
    const key = await makeToken(server.services, team.id, team.owner, ['submissions:write', 'submissions:read']);
    expect((await put(key, { new_tag_name: 'by a key' })).status).toBe(201);
    expect((await server.send(key, 'GET', '/tags')).status).toBe(403);
    const reading = await makeToken(server.services, team.id, team.owner, ['team:read']);
    expect((await server.send(reading, 'GET', '/tags')).status).toBe(200);
  });
});
