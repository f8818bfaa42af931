import { afterEach, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { sweepPayments } from '#server/operations/payment/sweepPayments.ts';
import { PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import { card } from '#tests/adapters/payments/payer.ts';
import { payOnline, usePayments } from '#tests/support/paymentFixture.ts';
import { addToForm, makePerson, type TestPerson } from '#tests/support/people.ts';

const paying = usePayments();
const { api } = paying;

const fields = `charge { status refundableCents canRequestRefund availableActions
  refunds { id state amountCents reason requestedBy { name } authorizedBy { name } } } payment { status }`;

async function paid(number = '4242424242424242') {
  const owing = await paying.owing();
  await payOnline(paying, paying.resident, owing.paymentId, card(number));
  await paying.webhooks();
  await paying.work();
  const charge = await paying.services.db.charge.findFirstOrThrow({ where: { obligationId: owing.paymentId } });
  return { ...owing, chargeId: charge.id };
}

const request = (who: TestPerson, chargeId: string, input: Readonly<Record<string, unknown>> = {}) => {
  const said = 'amountCents' in input || 'everything' in input ? input : { everything: true, ...input };
  return api.attempt(who, 'requestRefund', { chargeId: `Charge:${chargeId}`, ...said }, fields);
};
const onRefund = (who: TestPerson, name: 'approveRefund' | 'cancelRefund', refundId: string) =>
  api.attempt(who, name, { refundId }, fields);

async function seen(chargeId: string) {
  const text = `query ($id: ID!) { node(id: $id) { ... on Charge { status refundableCents refunds { state } } } }`;
  return (await api.ask(paying.clerk, text, { id: `Charge:${chargeId}` })).data.node;
}

afterEach(async () => {
  paying.failing();
  await paying.services.db.team.update({ where: { id: paying.team.id }, data: { refundAuthorizationRequired: false } });
});

test('a refund without an amount is refused, and so is one with two', async () => {
  const { chargeId } = await paid();
  const ask = (input: object) =>
    api.attempt(paying.clerk, 'requestRefund', { chargeId: `Charge:${chargeId}`, ...input });
  const [lost] = [JSON.parse(JSON.stringify({ amountCents: Number('10,00') * 100 }))];
  for (const none of [{}, lost, { amountCents: null, everything: false }, { everything: null }])
    expect((await ask(none)).refusal).toEqual({ amountCents: 'unnamed' });
  expect((await ask({ amountCents: 100, everything: true })).refusal).toEqual({ amountCents: 'saidTwice' });
  expect(await paying.services.db.refund.count({ where: { chargeId } })).toBe(0);
});

test('staff refund a charge, with a reason, and it is due again', async () => {
  const { chargeId, paymentId } = await paid();
  const { data } = await request(paying.clerk, chargeId, { reason: ' Withdrawn ' });
  expect(data.requestRefund).toMatchObject({
    charge: {
      status: 'refund_pending',
      refundableCents: 0,
      canRequestRefund: false,
      refunds: [{ state: 'approved', amountCents: 10_000, reason: 'Withdrawn', requestedBy: { name: 'Clara Clerk' } }],
    },
  });
  await paying.work();
  expect(await seen(chargeId)).toEqual({ status: 'refunded', refundableCents: 0, refunds: [{ state: 'succeeded' }] });
  const mails = await paying.services.db.outboxMail.findMany({ where: { kind: 'refundIssued' } });
  expect(mails.map(({ userId }) => userId)).toEqual([paying.resident.id]);
  await paying.webhooks(2);
  await paying.work();
  const entries = await paying.services.db.ledgerEntry.findMany({ where: { obligationId: paymentId } });
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
    'charge_succeeded',
    'refund_pending',
    'refund_succeeded',
  ]);
  expect((await request(paying.clerk, chargeId)).refusal).toBe('chargeNotRefundable');
});

test('part of it can be refunded, and then the rest, but never more', async () => {
  const { chargeId } = await paid();
  for (const amountCents of [0, -1, 10_001, 1.5])
    expect((await request(paying.clerk, chargeId, { amountCents })).refusal).toEqual({
      amountCents: 'refundAmountInvalid',
    });
  await request(paying.clerk, chargeId, { amountCents: 4_000 });
  await paying.work();
  expect(await seen(chargeId)).toMatchObject({ status: 'paid', refundableCents: 6_000 });
  expect((await request(paying.clerk, chargeId, { amountCents: 6_001 })).refusal).toEqual({
    amountCents: 'refundAmountInvalid',
  });
  await request(paying.clerk, chargeId);
  await paying.work();
  expect(await seen(chargeId)).toMatchObject({ status: 'refunded', refundableCents: 0 });
});

test('ten concurrent sessions request one refund', async () => {
  const { chargeId } = await paid();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => request(paying.clerk, chargeId, { amountCents: 100 })),
  );
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  await paying.work();
  expect(await seen(chargeId)).toMatchObject({ refundableCents: 9_900 });
});

describe('a team that requires a second person for refunds', () => {
  async function requestRefund() {
    await paying.services.db.team.update({
      where: { id: paying.team.id },
      data: { refundAuthorizationRequired: true },
    });
    const made = await paid();
    const { masterTemplateId } = await paying.services.db.submission.findUniqueOrThrow({
      where: { id: made.submission.id },
    });
    const authority = await makePerson(paying.services, { name: 'Ada Authority' });
    await addToForm(paying.services, paying.team.id, masterTemplateId, authority, 1);
    for (const { id: userId } of [authority, paying.clerk])
      await paying.services.db.masterTemplateAuthority.create({
        data: { id: newId(), teamId: paying.team.id, masterTemplateId, userId },
      });
    const { data } = await request(paying.clerk, made.chargeId);
    return { ...made, authority, masterTemplateId, refund: data.requestRefund.charge.refunds[0] };
  }

  test('sends nothing before an authority who did not request it approves', async () => {
    const { chargeId, authority, refund } = await requestRefund();
    expect(refund.state).toBe('requested');
    await paying.work();
    expect(await seen(chargeId)).toMatchObject({ status: 'paid', refunds: [{ state: 'requested' }] });
    expect((await onRefund(paying.clerk, 'approveRefund', refund.id)).codes).toEqual(['FORBIDDEN']);
    expect((await onRefund(paying.resident, 'approveRefund', refund.id)).codes).toEqual(['FORBIDDEN']);
    expect((await request(paying.clerk, chargeId)).refusal).toBe('refundRequested');
    expect((await onRefund(authority, 'approveRefund', refund.id)).refusal).toBe(null);
    expect((await onRefund(authority, 'approveRefund', refund.id)).refusal).toBe('refundNotRequested');
    await paying.work();
    expect(await seen(chargeId)).toMatchObject({ status: 'refunded', refunds: [{ state: 'succeeded' }] });
  });

  test('lets no one but an authority approve, and lets the requester withdraw it', async () => {
    const { chargeId, refund, masterTemplateId } = await requestRefund();
    const writer = await makePerson(paying.services);
    await addToForm(paying.services, paying.team.id, masterTemplateId, writer, 2);
    expect((await onRefund(writer, 'approveRefund', refund.id)).codes).toEqual(['FORBIDDEN']);
    expect((await onRefund(writer, 'cancelRefund', refund.id)).codes).toEqual(['FORBIDDEN']);
    const { data } = await onRefund(paying.clerk, 'cancelRefund', refund.id);
    expect(data.cancelRefund.charge).toMatchObject({ status: 'paid', canRequestRefund: true });
    expect(await seen(chargeId)).toMatchObject({ refunds: [{ state: 'canceled' }] });
  });
});

test('a refund that the bank returned can be requested again', async () => {
  const { chargeId } = await paid('4000000000005126');
  await request(paying.clerk, chargeId);
  await paying.work();
  await paying.town.sandbox.control.advanceBanks();
  await paying.webhooks();
  await paying.work();
  expect(await seen(chargeId)).toMatchObject({ status: 'refund_failed', refunds: [{ state: 'failed' }] });
  expect((await request(paying.clerk, chargeId)).refusal).toBe(null);
});

test('a refund sent before the worker crashed is not sent again', async () => {
  const { chargeId } = await paid();
  paying.failing((provider) => ({
    createRefund: async (order, key) => {
      await provider.createRefund(order, key);
      throw new PaymentsUnavailable('cut');
    },
  }));
  await request(paying.clerk, chargeId, { amountCents: 2_500 });
  await paying.work();
  // idempotency keys expire after a day, and so does the job: only the provider's state counts
  await paying.services.db.refund.updateMany({ where: { chargeId }, data: { idempotencyKey: `refund:${newId()}` } });
  await paying.services.pool.query('DELETE FROM graphile_worker._private_jobs');
  paying.failing();
  await sweepPayments({ services: paying.services, actor: { kind: 'system' } });
  await paying.work();
  expect(await seen(chargeId)).toMatchObject({ refundableCents: 7_500, refunds: [{ state: 'succeeded' }] });
});

test("a resident can't request a refund, and a stranger can't do anything", async () => {
  const { chargeId } = await paid();
  expect((await request(paying.resident, chargeId)).codes).toEqual(['FORBIDDEN']);
  expect((await request(await makePerson(paying.services), chargeId)).codes).toEqual(['NOT_FOUND']);
});

test('a dispute is shown on the charge, and lost money is due again', async () => {
  const { chargeId, paymentId } = await paid('4000000000000259');
  await paying.town.sandbox.control.advanceBanks();
  await paying.webhooks();
  await paying.work();
  expect((await seen(chargeId)).status).toBe('disputed');
  expect((await request(paying.clerk, chargeId)).refusal).toBe('chargeNotRefundable');
  const [dispute] = await paying.services.db.chargeDispute.findMany({ where: { chargeId } });
  await paying.town.stripe.disputes.update(dispute?.providerDisputeId ?? '', {
    evidence: { uncategorized_text: 'losing_evidence' },
  });
  await paying.webhooks(2);
  await paying.work();
  const told = await paying.services.db.chargeDispute.findMany({ where: { chargeId } });
  expect(told).toMatchObject([{ status: 'lost' }]);
  const text = 'query ($id: ID!) { node(id: $id) { ... on Payment { status receivedCents } } }';
  const { data } = await api.ask(paying.clerk, text, { id: `Payment:${paymentId}` });
  expect(data.node).toEqual({ status: 'due', receivedCents: 0 });
});

describe('the setting to require a second person for refunds', () => {
  const switched = (who: TestPerson, required: boolean) =>
    api.attempt(
      who,
      'requireRefundAuthorization',
      { teamId: `Team:${paying.team.id}`, required },
      'team { refundAuthorizationRequired }',
    );

  test('is only for team owners, and is logged in the audit log', async () => {
    expect((await switched(paying.clerk, true)).codes).toEqual(['FORBIDDEN']);
    expect((await switched(paying.team.manager, true)).codes).toEqual(['FORBIDDEN']);
    const { data } = await switched(paying.team.owner, true);
    expect(data.requireRefundAuthorization.team).toEqual({ refundAuthorizationRequired: true });
    const kept = await paying.services.db.auditEntry.findMany({ where: { kind: 'requireRefundAuthorization' } });
    expect(kept).toMatchObject([{ actorId: paying.team.owner.id, data: { required: true } }]);
  });

  test('refuses a refund that no one could approve', async () => {
    const { chargeId } = await paid();
    await switched(paying.team.owner, true);
    expect((await request(paying.clerk, chargeId)).refusal).toBe('refundNobodyApproves');
    expect(await paying.services.db.refund.count({ where: { chargeId } })).toBe(0);
  });

  test('emails the people who can approve, except the requester', async () => {
    const { chargeId, submission } = await paid();
    await switched(paying.team.owner, true);
    const { masterTemplateId } = await paying.services.db.submission.findUniqueOrThrow({
      where: { id: submission.id },
    });
    const authority = await makePerson(paying.services, { name: 'Ada Authority' });
    for (const { id: userId } of [authority, paying.clerk])
      await paying.services.db.masterTemplateAuthority.create({
        data: { id: newId(), teamId: paying.team.id, masterTemplateId, userId },
      });
    expect((await request(paying.clerk, chargeId, { reason: 'Withdrawn' })).refusal).toBe(null);
    const mails = await paying.services.db.outboxMail.findMany({
      where: { kind: 'genericNotice', userId: { in: [authority.id, paying.clerk.id] } },
    });
    expect(mails.map(({ userId }) => userId)).toEqual([authority.id]);
  });
});

test('a refund at a completed step is shown as refunded, is not due, and can be paid once more', async () => {
  const { chargeId, paymentId, submission } = await paid();
  const leaving = { activeStepId: `ActiveStep:${submission.stepId('Fee')}` };
  expect((await api.attempt(paying.resident, 'advanceStep', leaving, 'submission { id }')).refusal).toBe(null);
  await request(paying.clerk, chargeId);
  await paying.work();
  await paying.webhooks();
  await paying.work();
  const text = `query ($id: ID!) { node(id: $id) { ... on Submission { unpaidFees
    activeSteps { progress payment { status isGivenBack availableActions } } } } }`;
  const told = async () => (await api.ask(paying.resident, text, { id: `Submission:${submission.id}` })).data.node;
  const listed = async () =>
    (await paying.services.db.dashboardRow.findUniqueOrThrow({ where: { id: submission.id } })).isUnpaid;
  const { unpaidFees, activeSteps } = await told();
  expect([unpaidFees, await listed()]).toEqual([0, false]);
  expect(activeSteps[0]).toMatchObject({ progress: 'refunded', payment: { status: 'due', isGivenBack: true } });
  expect(activeSteps[0].payment.availableActions).toContain('pay');
  const remind = () =>
    api.attempt(paying.clerk, 'remindPayer', { paymentId: `Payment:${paymentId}` }, 'payment { id }');
  expect((await remind()).refusal).toBe('paymentNotDue');
  // a later payment that is lost is missing like any other
  const cash = { paymentId: `Payment:${paymentId}` };
  await api.act(paying.clerk, 'receiveCash', { ...cash, amountCents: 10_000 }, 'payment { id }');
  expect((await told()).activeSteps[0]).toMatchObject({ progress: 'done', payment: { isGivenBack: false } });
  await api.act(paying.clerk, 'removeCashPayment', cash, 'payment { id }');
  expect((await told()).activeSteps[0]).toMatchObject({ progress: 'unpaid', payment: { isGivenBack: false } });
  expect(await listed()).toBe(true);
  expect((await remind()).refusal).toBeNull();
});
