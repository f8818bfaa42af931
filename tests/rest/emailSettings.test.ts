import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { apiOn, visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let resident: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(server.services);
  resident = await makePerson(server.services);
  const steps = [{ name: 'Ask', external: true }, { name: 'Check' }];
  form = await publishedForm(server.services, team.id, steps);
  const api = apiOn(server);
  const submission = await launchTestSubmission(api, resident, form);
  await api.act(resident, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Ask')}`, confirmsAll: true });
});

const setting = (more: object = {}) => ({
  email_setting: {
    ...{ email_type: 'submissionHalted', type_parent_type: 'MasterTemplate', type_parent_id: form.formId },
    should_send: false,
    ...more,
  },
});

test('a setting can be created, changed, and deleted, alone or with all others of the same event', async () => {
  const made = await server.send(resident, 'POST', '/email_settings', { body: setting() });
  expect(made.status).toBe(201);
  expect(made.body).toEqual({
    ...setting().email_setting,
    id: expect.any(String),
    owner_type: 'User',
    owner_id: resident.id,
  });
  const path = `/email_settings/${made.body.id}`;
  expect((await server.send(resident, 'PUT', path, { body: { should_send: true } })).body.should_send).toBe(true);
  expect(await server.send(resident, 'DELETE', path)).toMatchObject({ status: 200, body: { id: made.body.id } });
  expect((await server.send(resident, 'DELETE', path)).status).toBe(404);
  await server.send(resident, 'POST', '/email_settings', { body: setting() });
  await server.send(resident, 'POST', '/email_settings', { body: setting({ email_type: 'commentAdded' }) });
  const about = { type_parent_type: 'MasterTemplate', type_parent_id: form.formId };
  const all = await server.send(resident, 'DELETE', '/email_settings/delete_all', { body: about });
  expect([all.status, await server.services.db.emailSetting.count()]).toEqual([200, 0]);
});

test('a team’s setting is created by people who manage its settings', async () => {
  const body = setting({ owner_type: 'Team', owner_id: team.id });
  expect((await server.send(team.member, 'POST', '/email_settings', { body })).status).toBe(403);
  const made = await server.send(team.manager, 'POST', '/email_settings', { body });
  expect(made.body).toMatchObject({ owner_type: 'Team', owner_id: team.id });
});

test('invalid values are rejected at their field', async () => {
  const refused = async (more: object) =>
    (await server.send(resident, 'POST', '/email_settings', { body: setting(more) })).status;
  expect(await refused({ email_type: 'receipt' })).toBe(422);
  expect(await refused({ email_type: 'weather' })).toBe(422);
  expect(await refused({ type_parent_id: newId() })).toBe(422);
  expect(await refused({ should_send: 'perhaps' })).toBe(422);
  expect((await server.send(visitor(), 'POST', '/email_settings', { body: setting() })).status).toBe(401);
});

test('an email client can unsubscribe with one request, without a cookie', async () => {
  const mail = await server.services.db.outboxMail.findFirstOrThrow({ where: { toEmail: resident.email } });
  const headers = mail.headers as Record<string, string>;
  const address = /<(.+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: headers['List-Unsubscribe-Post'],
  });
  expect(answer.status).toBe(200);
  expect(await server.services.db.emailSetting.findMany({ where: { ownerId: resident.id } })).toMatchObject([
    { emailType: 'submissionLaunched', typeParentId: form.formId, shouldSend: false },
  ]);
  const wrong = await fetch(`${address}x`, { method: 'POST' });
  expect(wrong.status).toBe(422);
});
