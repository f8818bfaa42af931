import { beforeAll, expect, test } from 'vitest';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { apiOn } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let resident: TestPerson;
let clerk: TestPerson;
let stranger: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = server;
  const team = await makeTeam(services);
  resident = await makePerson(services);
  clerk = await makePerson(services);
  stranger = await makePerson(services);
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }], { name: 'Felling' });
  const settings = {
    expires: true,
    expiresAfterValue: 1,
    expiresAfterUnit: 'years',
    renewable: true,
    renewalOpensValue: 30,
    renewalOpensUnit: 'days',
  } as const;
  await configureOutput(services, { ...form, teamId: team.id }, { name: 'Permit', settings });
  await addToForm(services, team.id, form.formId, clerk, 2);
  const { id: configuredOutputId } = await services.db.configuredOutput.findFirstOrThrow();
  await services.db.renewalReminder.create({ data: { configuredOutputId, periodValue: 2, periodUnit: 'weeks' } });
});

const call = (who: TestPerson, method: string, path: string, body?: unknown) =>
  server.send(who, method, path, body === undefined ? {} : { body });

test("an output's dates can be set, and it is renewed by the documented calls", async () => {
  const { id: flowId, scopedId, stepId } = await launchTestSubmission(apiOn(server), resident, form);
  const advance = { activeStepId: `ActiveStep:${stepId('Ask')}`, confirmsAll: true };
  await apiOn(server).act(resident, 'advanceStep', advance);
  await runJobs(server.services);
  const { id } = await server.services.db.issuedOutput.findFirstOrThrow({ where: { submissionId: flowId } });
  const output = `/issued_outputs/${id}`;
  expect((await call(resident, 'GET', output)).body).toMatchObject({
    ...{ is_renewable: true, is_currently_renewable: false, renewal: false, renewed: false, original_output: null },
    ...{ renewal_open_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), renewal_close_date: null },
    simple_renewal_reminder_info: [{ direction: 'before', period_value: 2, period_unit: 'weeks' }],
    simple_renewal_info: { opens: { value: 30, unit: 'days' }, closes: null },
    current_published_workflow_name: 'Felling',
  });
  expect(await call(resident, 'POST', `${output}/renew`)).toMatchObject({
    status: 422,
    body: { error: expect.stringMatching(/^This can be renewed starting /) },
  });
  const inDays = (days: number): string =>
    new Date(Math.ceil(Date.now() / 900_000) * 900_000 + days * 86_400_000).toISOString();
  const dates = { issued_at: inDays(-350), expires_at: inDays(15) };
  const set = (given: object) => call(clerk, 'PUT', output, { issued_output: given });
  expect(await set({ expires_at: '2031-01-01T09:10:00Z' })).toMatchObject({
    status: 422,
    body: { errors: [expect.stringContaining('must be on a quarter hour')] },
  });
  expect((await call(resident, 'PUT', output, { issued_output: dates })).status).toBe(403);
  expect((await set(dates)).body).toMatchObject({ ...dates, is_currently_renewable: true });
  // the same values can be sent back
  expect((await set(dates)).status).toBe(200);

  // navigation from an email shows a confirmation first
  const fromMail = { headers: { accept: 'text/html', 'sec-fetch-site': 'cross-site' } };
  expect((await server.send(resident, 'GET', `${output}/renew`, fromMail)).status).not.toBe(403);
  const ofOthers = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await server.send(resident, 'GET', `${output}/renew`, ofOthers)).status).toBe(403);
  expect(await server.services.db.submission.count({ where: { renewedOutputId: id } })).toBe(0);

  const list = `/initiated_flows/previously_launched/${form.formId}`;
  expect((await call(resident, 'GET', list)).body.initiated_flows).toMatchObject([{ id: flowId, is_renewable: true }]);
  for (const method of ['GET', 'POST']) expect((await call(stranger, method, `${output}/renew`)).status).toBe(404);
  const begun = await call(resident, 'GET', `${output}/renew`);
  expect(begun).toMatchObject({ status: 200, body: { is_renewal: true, is_active: true, scoped_id: scopedId + 1 } });
  expect((await call(clerk, 'POST', `${output}/renew`)).body.id).toBe(begun.body.id);
  expect(await call(resident, 'GET', `${output}/renew`)).toMatchObject({ status: 200, body: { id: begun.body.id } });
  expect((await call(resident, 'GET', list)).body.initiated_flows).toMatchObject([
    { id: begun.body.id, is_renewal: true },
    { id: flowId, is_renewable: false },
  ]);

  const step = begun.body.active_steps[0].id;
  await apiOn(server).act(resident, 'advanceStep', { activeStepId: `ActiveStep:${step}`, confirmsAll: true });
  await runJobs(server.services);
  const [next] = (await call(resident, 'GET', `/initiated_flows/${begun.body.id}`)).body.issued_outputs;
  expect(next).toMatchObject({
    renewal: true,
    original_output: { initiated_flow_id: flowId, initiated_flow_scoped_id: scopedId, flow_template_name: 'Felling' },
  });
  expect((await call(resident, 'GET', output)).body).toMatchObject({ renewed: true, is_currently_renewable: false });
});
