import { describe, expect, test } from 'vitest';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { bankAccount, card } from '#tests/adapters/payments/payer.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { payment, payOnline, usePayments, type SubmissionWithPayment } from '#tests/support/paymentFixture.ts';
import { addToForm, makePerson, type TestPerson } from '#tests/support/people.ts';
import { submissionWithRequestedPayment } from '#tests/support/submissionWithRequestedPayment.ts';

const paying = usePayments();
const { api } = paying;
const act = (name: string, { paymentId }: SubmissionWithPayment, input = {}) =>
  api.attemptByName(
    paying.clerk,
    name,
    { paymentId: payment(paymentId), ...input },
    'payment { status outstandingCents }',
  );

async function whereItStands({ submission }: SubmissionWithPayment) {
  const text = `query ($id: ID!) { node(id: $id) { ... on Submission { status currentStep { step { name } }
    activeSteps { state step { name } payment { status outstandingCents availableActions } }
    activities(first: 2) { edges { node { html } } } } } }`;
  return (await api.ask(paying.resident, text, { id: `Submission:${submission.id}` })).data.node;
}

const about = (subject: string) => async (who: TestPerson) =>
  (await mailsTo(paying.services, who.email)).filter((mail) => mail.subject.includes(subject));
const mailsOfIt = about(' is due again: ');

describe('cash removed after its step completed automatically', () => {
  test('is due again at its step, where it can be paid; later steps stay, and everyone involved is notified', async () => {
    const owing = await paying.owing({ autoadvance: true });
    const colleague = await makePerson(paying.services);
    await addToForm(paying.services, paying.team.id, owing.form.formId, colleague, 2);
    await act('receiveCash', owing, { amountCents: 10_000 });
    expect((await whereItStands(owing)).currentStep.step.name).toBe('Check');
    const { data } = await act('removeCashPayment', owing);
    expect(data.removeCashPayment.payment).toEqual({ status: 'due', outstandingCents: 10_000 });
    const now = await whereItStands(owing);
    expect(now.currentStep.step.name).toBe('Check');
    expect(now.activeSteps[0]).toMatchObject({ state: 'done', payment: { status: 'due', outstandingCents: 10_000 } });
    expect(now.activeSteps[0].payment.availableActions).toContain('pay');
    expect(now.activities.edges.map(({ node }: { node: { html: string } }) => node.html)).toEqual([
      '$100.00 is due again for Fee. The earlier payment was reversed.',
      'Clara Clerk removed a payment of $100.00 in cash',
    ]);
    for (const who of [colleague, paying.resident])
      expect((await mailsOfIt(who)).map(({ text }) => text.includes('$100.00 is due again for Fee'))).toEqual([true]);
    expect(await mailsOfIt(paying.clerk)).toEqual([]);
    expect(await allDashboardDifferences(paying.services)).toEqual([]);
    await act('receiveCash', owing, { amountCents: 10_000 });
    expect((await whereItStands(owing)).currentStep.step.name).toBe('Check');
  });

  test("notifies the paid step's people of the money, and also the current step's people when it is resolved", async () => {
    const [cashier, checker] = [await makePerson(paying.services), await makePerson(paying.services)];
    const after = [{ name: 'Check', assignees: [{ userId: checker.id }] }];
    const owing = await paying.owing({ autoadvance: true, assignees: [{ userId: cashier.id }] }, after);
    for (const who of [cashier, checker]) await addToForm(paying.services, paying.team.id, owing.form.formId, who, 2);
    await act('receiveCash', owing, { amountCents: 10_000 });
    await paying.work();
    expect((await whereItStands(owing)).currentStep.step.name).toBe('Check');
    const arrived = about(' was received: ');
    expect([(await arrived(cashier)).length, (await arrived(checker)).length]).toEqual([1, 0]);
    await act('removeCashPayment', owing);
    for (const who of [cashier, checker]) expect(await mailsOfIt(who)).toHaveLength(1);
  });

  test('is due again even if the submission is finished', async () => {
    const owing = await paying.owing({ autoadvance: true }, []);
    await act('receiveCash', owing, { amountCents: 10_000 });
    expect((await whereItStands(owing)).status).toBe('finished');
    expect((await act('removeCashPayment', owing)).refusal).toBe(null);
    const now = await whereItStands(owing);
    expect(now).toMatchObject({ status: 'finished', activeSteps: [{ payment: { status: 'due' } }] });
    expect((await mailsOfIt(paying.resident)).length).toBeGreaterThan(0);
  });

  test('is due without an email while the submission is still at the step', async () => {
    const before = (await mailsOfIt(paying.resident)).length;
    const owing = await paying.owing();
    await act('receiveCash', owing, { amountCents: 10_000 });
    await act('removeCashPayment', owing);
    expect(await mailsOfIt(paying.resident)).toHaveLength(before);
  });
});

test('a bank debit that fails after its step is due again, and people are notified with the reason', async () => {
  const before = (await mailsOfIt(paying.resident)).length;
  const owing = await paying.owing();
  const colleague = await makePerson(paying.services);
  await addToForm(paying.services, paying.team.id, owing.form.formId, colleague, 2);
  await payOnline(paying, paying.resident, owing.paymentId, bankAccount('000111111116'));
  await paying.webhooks();
  await paying.work();
  const leaving = { activeStepId: `ActiveStep:${owing.submission.stepId('Fee')}` };
  expect((await api.attempt(paying.resident, 'advanceStep', leaving, 'submission { id }')).refusal).toBe(null);
  await paying.town.sandbox.control.advanceBanks();
  await paying.webhooks(2);
  await paying.work();
  expect((await whereItStands(owing)).activeSteps[0]).toMatchObject({ state: 'done', payment: { status: 'due' } });
  const why = 'The payment of $100.00 for Fee failed, and it is due again. The bank account could not be found.';
  const [told, ...more] = (await mailsOfIt(paying.resident)).slice(before);
  expect(more).toEqual([]);
  expect(told?.text).toContain(`${why} Please pay again, or choose another way to pay.`);
  const [staff] = await mailsOfIt(colleague);
  expect(staff?.text).toContain(why);
  expect(staff?.text).not.toContain('Please pay');
});

describe('a payment requested by staff', () => {
  test('is due again when its cash is removed, blocks completion again, and is settled by a new payment', async () => {
    const owing = await submissionWithRequestedPayment(paying);
    await act('receiveCash', owing, { amountCents: 4_500 });
    expect(await paymentRequest(owing)).toMatchObject({
      state: 'completed',
      activeStep: { completedAt: expect.any(Date) },
    });
    await act('removeCashPayment', owing);
    expect(await paymentRequest(owing)).toMatchObject({
      state: 'sent',
      activeStep: { completedAt: null },
      payment: { status: 'due', outstandingCents: 4_500 },
    });
    expect((await finish(owing)).refusal).toBe('requirementsUnfinished');
    const [told] = (await mailsOfIt(paying.resident)).slice(-1);
    expect(told?.text).toContain('$45.00 is due again for Inspection');
    expect(told?.text).toContain(`/supplemental_requirement/${(await paymentRequest(owing)).id.split(':')[1] ?? ''}`);
    await act('receiveCash', owing, { amountCents: 4_500 });
    expect((await paymentRequest(owing)).state).toBe('completed');
    expect((await finish(owing)).data.advanceStep.submission.status).toBe('finished');
    expect(await allDashboardDifferences(paying.services)).toEqual([]);
  });

  test("can't be paid or completed there if the submission is finished", async () => {
    const owing = await submissionWithRequestedPayment(paying);
    await act('receiveCash', owing, { amountCents: 4_500 });
    await finish(owing);
    expect(await unfit(owing)).toEqual([]);
    await act('removeCashPayment', owing);
    expect((await paymentRequest(owing)).state).toBe('sent');
    const [row] = await unfit(owing);
    expect(row).toMatchObject({ kind: 'advanced_unpaid', amountCents: 4_500n });
    expect((await act('remindPayer', owing)).refusal).toBeNull();
    await act('receiveCash', owing, { amountCents: 4_500 });
    expect([(await paymentRequest(owing)).state, await unfit(owing)]).toEqual(['completed', []]);
    expect(await allDashboardDifferences(paying.services)).toEqual([]);
  });

  test('stays completed when staff refund it themselves', async () => {
    const owing = await submissionWithRequestedPayment(paying);
    await payOnline(paying, paying.resident, owing.paymentId, card('4242424242424242'));
    await paying.webhooks();
    await paying.work();
    const { id } = await paying.services.db.charge.findFirstOrThrow({ where: { obligationId: owing.paymentId } });
    await api.act(paying.clerk, 'requestRefund', { chargeId: `Charge:${id}`, everything: true }, 'charge { id }');
    await paying.work();
    expect(await paymentRequest(owing)).toMatchObject({ state: 'completed', payment: { status: 'due' } });
  });
});

async function paymentRequest({ submission }: SubmissionWithPayment) {
  const text = `query ($id: ID!) { node(id: $id) { ... on Submission { requirements { id state
    activeStep { completedAt } payment { status outstandingCents } } } } }`;
  return (await api.ask(paying.resident, text, { id: `Submission:${submission.id}` })).data.node.requirements[0];
}

const finish = ({ submission }: SubmissionWithPayment) =>
  api.attempt(
    paying.resident,
    'advanceStep',
    { activeStepId: `ActiveStep:${submission.stepId('Apply')}`, confirmsAll: true },
    'submission { status }',
  );

const unfit = ({ submission: { id } }: SubmissionWithPayment) =>
  paying.services.db.unfitStep.findMany({ where: { submissionId: id }, select: { kind: true, amountCents: true } });
