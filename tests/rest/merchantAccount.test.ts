import { beforeAll, describe, expect, test } from 'vitest';
import { card, pressSandboxButton } from '#tests/adapters/payments/payer.ts';
import { apiOn, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { payInBrowserFor, waitForWebhook } from '#tests/support/restPayments.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let banker: TestPerson;
let clerk: TestPerson;
let resident: TestPerson;
let stranger: TestPerson;

const call = (who: Visitor, method: string, path: string, body?: unknown) =>
  server.send(who, method, path, body === undefined ? {} : { body });
const accountPath = (): string => `/teams/${team.slug}/merchant_accounts`;

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  banker = await makePerson(services, { name: 'Berta Banker' });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  resident = await makePerson(services, { name: 'Rosa Resident' });
  stranger = (await makeTeam(services)).owner;
  await makeRole(services, team.id, { name: 'Finance', financeManager: true }, [banker]);
});

/** A submission that owes $25.00, on a form of the team. */
async function owing(): Promise<{ flow: string; payment: string }> {
  const form = await publishedForm(server.services, team.id, [
    { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 2_500 } },
    { name: 'Check' },
  ]);
  await addToForm(server.services, team.id, form.formId, clerk, 2);
  const submission = await launchTestSubmission(apiOn(server), resident, form);
  const { body } = await call(resident, 'GET', `/active_steps/${submission.stepId('Fee')}`);
  return { flow: submission.id, payment: body.payment.id };
}

const start = (payment: string) =>
  call(resident, 'POST', `/payments/${payment}/payment_intents`, { amount: 25, payment_type: 'card' });
const mayCharge = async (who: Visitor, flow: string) =>
  (await call(who, 'GET', `/teams/check_charges_enabled?initiated_flow_id=${flow}`)).body;

describe('a new team', () => {
  test('can take card payments once a finance manager has given the provider its documents', async () => {
    const { flow, payment } = await owing();
    expect((await start(payment)).body).toMatchObject({
      error: 'Online payments aren’t set up for this team yet.',
      errors: ['Online payments aren’t set up for this team yet.'],
    });
    expect(await mayCharge(clerk, flow)).toEqual({ charges_enabled: false });

    expect(await call(banker, 'GET', accountPath())).toMatchObject({ status: 200, body: { merchant_account: null } });
    const opened = await call(banker, 'POST', accountPath());
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({
      merchant_account: { charges_enabled: false, payouts_enabled: false, details_submitted: false },
      onboarding_url: expect.stringMatching(/^http/),
    });
    const left = await pressSandboxButton(opened.body.onboarding_url, 'complete');
    expect(left.headers.get('location')).toBe(`${server.url}${accountPath()}`);
    const schedule = { payout_interval: 'daily', weekly_anchor: null, monthly_anchor: null };
    const account = { charges_enabled: true, payouts_enabled: true, details_submitted: true, ...schedule };
    expect((await call(banker, 'GET', accountPath())).body).toEqual({ merchant_account: account });
    await waitForWebhook(server.services, async () =>
      expect(await mayCharge(clerk, flow)).toEqual({ charges_enabled: true }),
    );

    const attempt = await start(payment);
    expect(attempt).toMatchObject({ status: 201, body: { amount: 2_500 } });
    expect(await payInBrowserFor(attempt.body, card('4242424242424242'))).toEqual({ kind: 'succeeded' });
    await waitForWebhook(server.services, async () => {
      const { body } = await call(resident, 'GET', `/payments/${payment}/get_active_charge`);
      expect(body.charges).toMatchObject([{ status: 'paid', amount: 2_500 }]);
    });
  });

  test("can be set up only by finance managers, and others only learn that they can't", async () => {
    const { flow } = await owing();
    for (const method of ['GET', 'POST']) {
      expect((await call(team.member, method, accountPath())).status).toBe(403);
      expect((await call(stranger, method, accountPath())).status).toBe(403);
      expect((await call(visitor(), method, accountPath())).status).toBe(401);
      expect((await call(banker, method, '/teams/nowhere/merchant_accounts')).status).toBe(404);
    }
    const check = (who: Visitor, id: string) =>
      call(who, 'GET', `/teams/check_charges_enabled?initiated_flow_id=${id}`);
    expect((await check(stranger, flow)).body).toEqual((await check(stranger, crypto.randomUUID())).body);
    expect((await check(stranger, flow)).status).toBe(404);
    expect((await check(visitor(), flow)).status).toBe(404);
  });
});
