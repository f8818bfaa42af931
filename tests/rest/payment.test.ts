import { beforeAll, expect, test } from 'vitest';
import { apiOn } from '#tests/support/graphql.ts';
import { launch } from '#tests/support/launching.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/server.ts';

const server = useServer();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let stranger: TestPerson;
let form: PublishedForm;

const call = (who: TestPerson, method: string, path: string, body?: unknown) =>
  server.send(who, method, path, body === undefined ? {} : { body });

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  resident = await makePerson(services, { name: 'Rosa Resident' });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  stranger = await makePerson(services);
  form = await publishedForm(services, team.id, [
    { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 2_500 } },
    { name: 'Check' },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
});

async function owing(): Promise<{ step: string; payment: string }> {
  const submission = await launch(apiOn(server), resident, form);
  const step = `/active_steps/${submission.stepId('Fee')}`;
  const { payment } = (await call(resident, 'GET', step)).body;
  return { step, payment: `/payments/${payment.id}` };
}

test('money at a step: cash, a check, waived, and nobody else hears of it', async () => {
  const { step } = await owing();
  const cash = await call(clerk, 'POST', `${step}/receive_cash`, { cash_paid_amount: 2_500 });
  expect(cash.body).toMatchObject({ payment: { status: 'paid', cash_paid_amount: 2_500 } });
  expect((await call(clerk, 'DELETE', `${step}/remove_cash_payment`)).body.payment.status).toBe('due');
  const check = { check_paid_amount: '25.00', check_number: '1041' };
  expect((await call(clerk, 'POST', `${step}/receive_check`, check)).body).toMatchObject({
    payment: { status: 'paid', check_paid_amount: 2_500, check_number: '1041' },
  });
  expect((await call(clerk, 'DELETE', `${step}/remove_check_payment`)).status).toBe(200);
  expect((await call(clerk, 'PUT', `${step}/waive_payment`)).body.payment.status).toBe('waived');
  expect((await call(clerk, 'PUT', `${step}/unwaive_payment`)).body.payment.status).toBe('due');
  expect((await call(resident, 'PUT', `${step}/waive_payment`)).status).toBe(403);
  expect((await call(stranger, 'PUT', `${step}/waive_payment`)).status).toBe(404);
  expect((await call(clerk, 'POST', `${step}/receive_cash`, {})).status).toBe(422);
});

test('money of a payment by its own address', async () => {
  const { payment } = await owing();
  const cash = { payment_data: { cash_paid_amount: 2_500 } };
  expect((await call(clerk, 'POST', `${payment}/receive_cash`, cash)).body.status).toBe('paid');
  expect((await call(clerk, 'DELETE', `${payment}/remove_cash_payment`)).body.status).toBe('due');
  expect((await call(stranger, 'POST', `${payment}/receive_cash`, cash)).status).toBe(404);
});
