import { beforeAll, expect, test } from 'vitest';
import type { TokenScope } from '#domain/access/scopes.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { makeTown, type Town } from '#tests/support/nodeFixtures.ts';
import { makeToken } from '#tests/support/people.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let town: Town;

beforeAll(async () => {
  town = await makeTown(server.services);
});

const keyFor = (...scopes: TokenScope[]): Promise<Visitor> =>
  makeToken(server.services, town.team.id, town.team.owner, scopes);
const status = async (key: Visitor, method: string, path: string, body?: unknown): Promise<number> =>
  (await server.send(key, method, path, body === undefined ? {} : { body })).status;

test('forms:* is enough to list, create, build, and publish forms', async () => {
  const key = await keyFor('forms:read', 'forms:write');
  const { team } = town;
  expect(await status(key, 'GET', `/teams/${team.id}/master_templates`)).toBe(200);
  const made = await server.send(key, 'POST', '/flow_templates', { body: { team_id: team.id } });
  expect(made.status).toBe(201);
  expect(made.body.master_template.id).toBe(made.body.master_template_id);
  const steps = `/flow_templates/${made.body.id}/steps`;
  expect(await status(key, 'POST', steps, { step: { type: 'CollectInfoStep' } })).toBe(201);
  const listed = await server.send(key, 'GET', steps);
  expect(listed.status).toBe(200);
  const published = await server.send(key, 'PUT', `/flow_templates/${made.body.id}/publish`, {
    body: {},
  });
  expect([200, 202]).toContain(published.status);
  await runJobs(server.services);
  expect((await server.send(key, 'GET', `/jobs/${published.body.id}`)).body.status).toBe('complete');
  expect(await status(key, 'GET', `/initiated_flows/${town.submission.id}`)).toBe(403);
});

test('submissions:* is enough to read submissions and steps, and put them on hold, without amounts', async () => {
  const key = await keyFor('submissions:read', 'submissions:write');
  const { id, activeStepId } = town.submission;
  expect(await status(key, 'GET', `/initiated_flows/${id}`)).toBe(200);
  const step = await server.send(key, 'GET', `/active_steps/${activeStepId}`);
  expect([step.status, step.body.payment]).toEqual([200, null]);
  expect(await status(key, 'POST', `/initiated_flows/${id}/do_halt`, {})).toBe(200);
  expect(await status(key, 'GET', `/roles/${town.team.managerRoleId}`)).toBe(403);
  expect(await status(key, 'GET', `/teams/${town.team.id}/master_templates`)).toBe(403);
});

test('reading changes nothing, and role members are visible to keys that read the team', async () => {
  const reading = await keyFor('forms:read', 'submissions:read', 'money:read', 'exports:read');
  expect(await status(reading, 'POST', '/flow_templates', { team_id: town.team.id })).toBe(403);
  expect(await status(reading, 'GET', '/dashboard/export')).toBe(403);
  expect(await status(reading, 'GET', `/roles/${town.team.managerRoleId}`)).toBe(403);
});
