import { beforeAll, expect, test } from 'vitest';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { card } from '#tests/adapters/payments/payer.ts';
import { confirmInBrowser, payment, payOnline, startPaying, usePayments } from '#tests/support/paymentFixture.ts';
import { addToForm, makePerson, type TestPerson } from '#tests/support/people.ts';

const paying = usePayments();
const { api } = paying;
const fields = 'payment { status paidBy checkPaidCents checkNumber cashPaidCents availableActions }';
const act = (who: TestPerson, name: string, paymentId: string, input = {}) =>
  api.attemptByName(who, name, { paymentId: payment(paymentId), ...input }, fields);

let reader: TestPerson;
beforeAll(async () => {
  reader = await makePerson(paying.services, { name: 'Rita Reader' });
});

test('staff record a check and remove it again', async () => {
  const { paymentId } = await paying.owing();
  const check = { amountCents: 10_000, checkNumber: ' 10 41 ' };
  const received = await act(paying.clerk, 'receiveCheck', paymentId, check);
  expect(received.data.receiveCheck.payment).toMatchObject({
    status: 'paid',
    paidBy: 'check',
    checkPaidCents: 10_000,
    checkNumber: '10 41',
    cashPaidCents: null,
    availableActions: ['removePayment'],
  });
  expect((await act(paying.clerk, 'receiveCheck', paymentId, check)).refusal).toBe('paymentMade');
  expect((await act(paying.clerk, 'removeCashPayment', paymentId)).refusal).toBe('nothingToRemove');
  const removed = await act(paying.clerk, 'removeCheckPayment', paymentId);
  expect(removed.data.removeCheckPayment.payment).toMatchObject({ status: 'due', checkPaidCents: null });
  const entries = await paying.services.db.ledgerEntry.findMany({
    where: { obligationId: paymentId },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ kind, createdById }) => [kind, createdById])).toEqual([
    ['check', paying.clerk.id],
    ['removal', paying.clerk.id],
  ]);
});

test('cash sent twice with the same key is recorded once', async () => {
  const { paymentId } = await paying.owing();
  const cash = { amountCents: 10_000, idempotencyKey: 'cash-1' };
  const answers = await Promise.all([1, 2, 3].map(() => act(paying.clerk, 'receiveCash', paymentId, cash)));
  expect(answers.map(({ refusal }) => refusal)).toEqual([null, null, null]);
  expect(answers[2]?.data.receiveCash.payment).toMatchObject({ status: 'paid', cashPaidCents: 10_000 });
  expect(await paying.services.db.ledgerEntry.count({ where: { obligationId: paymentId } })).toBe(1);
  expect(await allDashboardDifferences(paying.services)).toEqual([]);
});

test.each([
  ['receiveCheck', 'checkAmountInvalid'],
  ['receiveCash', 'cashAmountInvalid'],
])('%s needs an amount above zero', async (name, code) => {
  const { paymentId } = await paying.owing();
  for (const amountCents of [undefined, 0, -5, 1.5])
    expect((await act(paying.clerk, name, paymentId, { amountCents })).refusal).toEqual({ amountCents: code });
});

test('a check below the balance leaves the rest due, payable by cash, another check, or card', async () => {
  const { paymentId } = await paying.owing();
  const parts = 'payment { status outstandingCents receivedByHandCents checkPaidCents checkNumber availableActions }';
  const part = (name: string, input: object) =>
    api.attemptByName(paying.clerk, name, { paymentId: payment(paymentId), ...input }, parts);
  const first = await part('receiveCheck', { amountCents: 100, checkNumber: '7' });
  expect(first.data.receiveCheck.payment).toMatchObject({ status: 'due', outstandingCents: 9_900 });
  expect(first.data.receiveCheck.payment.availableActions).toEqual(
    expect.arrayContaining(['receivePayment', 'removePayment']),
  );
  expect((await act(paying.clerk, 'waivePayment', paymentId)).refusal).toBe('paymentMade');
  await part('receiveCheck', { amountCents: 900, checkNumber: '8' });
  const third = await part('receiveCash', { amountCents: 1_000 });
  expect(third.data.receiveCash.payment).toMatchObject({
    ...{ status: 'due', outstandingCents: 8_000, receivedByHandCents: 2_000 },
    ...{ checkPaidCents: 1_000, checkNumber: '7, 8' },
  });
  const step = await paying.services.db.activeStep.findFirstOrThrow({ where: { obligation: { id: paymentId } } });
  expect(step.completedAt).toBeNull();
  const paid = await payOnline(paying, paying.resident, paymentId, card('4242424242424242'));
  await paying.webhooks();
  await paying.work();
  expect(paid.kind).toBe('succeeded');
  const { amountCents } = await paying.services.db.paymentIntent.findFirstOrThrow({
    where: { obligationId: paymentId },
  });
  expect(Number(amountCents)).toBeLessThan(10_000);
  const bounced = await part('removeCheckPayment', {});
  expect(bounced.data.removeCheckPayment.payment).toMatchObject({ status: 'due', outstandingCents: 900 });
  expect(await allDashboardDifferences(paying.services)).toEqual([]);
});

test('the right one of several checks is removed, once', async () => {
  const { paymentId } = await paying.owing();
  const held = 'payment { receivedByHand { id method amountCents checkNumber receivedAt receivedBy } }';
  const input = { paymentId: payment(paymentId) };
  await act(paying.clerk, 'receiveCheck', paymentId, { amountCents: 100, checkNumber: '7' });
  await act(paying.clerk, 'receiveCheck', paymentId, { amountCents: 900, checkNumber: '8' });
  const { data } = await api.act(paying.clerk, 'receiveCash', { ...input, amountCents: 50 }, held);
  const { receivedByHand } = data.receiveCash.payment;
  const by = { receivedBy: 'Clara Clerk', receivedAt: expect.any(Date) };
  expect(receivedByHand).toMatchObject([
    { ...by, method: 'check', amountCents: 100, checkNumber: '7' },
    { ...by, method: 'check', amountCents: 900, checkNumber: '8' },
    { ...by, method: 'cash', amountCents: 50, checkNumber: null },
  ]);
  const [first, second] = receivedByHand;
  const removal = { ...input, entryId: first.id };
  const left = await api.act(paying.clerk, 'removeCheckPayment', removal, held);
  expect(left.data.removeCheckPayment.payment.receivedByHand).toMatchObject([{ checkNumber: '8' }, { method: 'cash' }]);
  expect((await act(paying.clerk, 'removeCheckPayment', paymentId, removal)).refusal).toBe('nothingToRemove');
  expect((await act(paying.clerk, 'removeCashPayment', paymentId, { entryId: second.id })).refusal).toBe(
    'nothingToRemove',
  );
});

test('an amount above the balance is refused, and the message has both amounts', async () => {
  const { paymentId } = await paying.owing();
  const input = { paymentId: payment(paymentId), amountCents: 100_000_000 };
  const { data, refusal } = await api.attempt(paying.clerk, 'receiveCash', input, 'payment { id }');
  expect(refusal).toEqual({ amountCents: 'moreThanOwed' });
  expect(JSON.stringify(data)).toContain('$1,000,000.00 is more than the $100.00 still owed');
  expect(await paying.services.db.ledgerEntry.count({ where: { obligationId: paymentId } })).toBe(0);
});

test('a waived payment is due again when staff undo the waiver', async () => {
  const { paymentId } = await paying.owing();
  const waived = await act(paying.clerk, 'waivePayment', paymentId);
  expect(waived.data.waivePayment.payment).toMatchObject({
    status: 'waived',
    availableActions: ['receivePayment', 'unwaivePayment'],
  });
  expect((await act(paying.clerk, 'waivePayment', paymentId)).refusal).toBe('paymentNotDue');
  const wish = { paymentId: payment(paymentId), paymentType: 'card' };
  expect((await startPaying(api, paying.resident, wish)).refusal).toBe('paymentNotDue');
  const again = await act(paying.clerk, 'unwaivePayment', paymentId);
  expect(again.data.unwaivePayment.payment.status).toBe('due');
  expect((await act(paying.clerk, 'unwaivePayment', paymentId)).refusal).toBe('paymentNotWaived');
});

test("the payer can't finish an online payment once staff have recorded money", async () => {
  const { paymentId } = await paying.owing();
  const wish = { paymentId: payment(paymentId), paymentType: 'card' };
  const { data } = await startPaying(api, paying.resident, wish);
  await act(paying.clerk, 'receiveCash', paymentId, { amountCents: 10_000 });
  expect((await api.act(paying.resident, 'confirmPayment', wish, 'confirmed')).data.confirmPayment.confirmed).toBe(
    false,
  );
  await paying.work();
  expect((await confirmInBrowser(data.createPaymentIntent.intent, card('4242424242424242'))).kind).toBe('declined');
});

test('nothing can be waived or recorded while a payment is processing or paid', async () => {
  const { paymentId } = await paying.owing();
  await payOnline(paying, paying.resident, paymentId, card('4242424242424242'));
  await paying.webhooks();
  await paying.work();
  expect((await act(paying.clerk, 'waivePayment', paymentId)).refusal).toBe('paymentMade');
  expect((await act(paying.clerk, 'receiveCash', paymentId, { amountCents: 1 })).refusal).toBe('paymentMade');
});

test('the payment method must be one that the step accepts', async () => {
  const { paymentId } = await paying.owing();
  expect((await act(paying.resident, 'choosePaymentMethod', paymentId, { method: 'cash' })).refusal).toEqual({
    method: 'paymentMethodNotAccepted',
  });
  expect((await act(paying.resident, 'choosePaymentMethod', paymentId, { method: 'creditcard' })).refusal).toBe(null);
});

test('recording cash or a check does not change the method the payer chose', async () => {
  const { paymentId } = await paying.owing();
  const { activeStep } = await paying.services.db.obligation.findUniqueOrThrow({
    where: { id: paymentId },
    include: { activeStep: true },
  });
  const where = { stepId: activeStep.stepId };
  await paying.services.db.paymentConfig.update({ where, data: { acceptsChecks: true } });
  const method = 'payment { status paymentMethod }';
  const input = { paymentId: payment(paymentId) };
  const part = await api.act(paying.clerk, 'receiveCash', { ...input, amountCents: 100 }, method);
  expect(part.data.receiveCash.payment).toEqual({ status: 'due', paymentMethod: null });
  const chosen = await api.act(paying.resident, 'choosePaymentMethod', { ...input, method: 'check' }, method);
  expect(chosen.data.choosePaymentMethod.payment).toEqual({ status: 'due', paymentMethod: 'check' });
  const rest = await api.act(paying.clerk, 'receiveCash', { ...input, amountCents: 9_900 }, method);
  expect(rest.data.receiveCash.payment).toEqual({ status: 'paid', paymentMethod: 'cash' });
  const back = await api.act(paying.clerk, 'removeCashPayment', input, method);
  expect(back.data.removeCashPayment.payment).toEqual({ status: 'due', paymentMethod: 'check' });
});

test('a submission on hold takes no online payments, and staff can still record cash and checks', async () => {
  const { paymentId, submission } = await paying.owing();
  await api.act(paying.clerk, 'haltSubmission', { submissionId: `Submission:${submission.id}` });
  const wish = { paymentId: payment(paymentId), paymentType: 'card' };
  expect((await startPaying(api, paying.resident, wish)).refusal).toBe('submissionHalted');
  expect((await act(paying.clerk, 'receiveCash', paymentId, { amountCents: 100 })).refusal).toBe(null);
});

test('only people who work on submissions decide about money, and never about their own', async () => {
  const { paymentId, submission } = await paying.owing();
  const { masterTemplateId } = await paying.services.db.submission.findUniqueOrThrow({ where: { id: submission.id } });
  await addToForm(paying.services, paying.team.id, masterTemplateId, reader, 1);
  await addToForm(paying.services, paying.team.id, masterTemplateId, paying.resident, 2);
  const outsider = await makePerson(paying.services, { name: 'Olga Outsider' });
  const forStaff = [
    'receiveCheck',
    'receiveCash',
    'removeCheckPayment',
    'removeCashPayment',
    'waivePayment',
    'unwaivePayment',
  ];
  for (const name of forStaff) {
    expect([name, (await act(paying.resident, name, paymentId)).codes]).toEqual([name, ['FORBIDDEN']]);
    expect([name, (await act(reader, name, paymentId)).codes]).toEqual([name, ['FORBIDDEN']]);
    // a hidden payment responds like a missing one
    expect([name, (await act(outsider, name, paymentId)).codes]).toEqual([name, ['NOT_FOUND']]);
  }
  const seenBy = async (who: TestPerson): Promise<unknown> => {
    const { data } = await api.ask(who, 'query ($id: ID!) { node(id: $id) { ... on Payment { availableActions } } }', {
      id: payment(paymentId),
    });
    return data.node?.availableActions ?? null;
  };
  const text = 'query ($id: ID!) { node(id: $id) { ... on Payment { isOwn } } }';
  const isAsked = async (who: TestPerson) => (await api.ask(who, text, { id: payment(paymentId) })).data.node.isOwn;
  // staff read it as staff, even if they can't act on it
  expect(await Promise.all([paying.clerk, reader, paying.resident].map(isAsked))).toEqual([false, false, true]);
  expect(await seenBy(paying.clerk)).toEqual(['pay', 'choosePaymentMethod', 'receivePayment', 'waivePayment']);
  expect(await seenBy(paying.resident)).toEqual(['pay', 'choosePaymentMethod']);
  expect(await seenBy(reader)).toEqual([]);
  expect(await seenBy(outsider)).toBe(null);
});
