import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import type { PaymentProvider } from '#server/payments/PaymentProvider.ts';
import { PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { bankAccount, card } from '#tests/adapters/payments/payer.ts';
import { useDatabase } from '#tests/support/database.ts';
import type { GraphQLAnswer, Visitor } from '#tests/support/graphql.ts';
import { makeFinance, type FinancePeople } from '#tests/support/makeFinance.ts';
import { confirmInBrowser, payment, payOnline, startPaying, usePayments } from '#tests/support/paymentFixture.ts';

const paying = usePayments({ database: useDatabase({ isNew: true }) });
const { api } = paying;
const visa = card('4242424242424242');
let finance: FinancePeople;

beforeAll(async () => {
  finance = await makeFinance(paying.services, paying.team.id);
});
beforeEach(() => paying.failing());

const takeCheck = (paymentId: string, amountCents = 10_000): Promise<GraphQLAnswer> =>
  api.attempt(paying.clerk, 'receiveCheck', { paymentId: payment(paymentId), amountCents }, 'payment { status }');
const start = (paymentId: string): Promise<GraphQLAnswer> =>
  startPaying(api, paying.resident, { paymentId: payment(paymentId), paymentType: 'card' });
const payByCard = (paymentId: string): Promise<GraphQLAnswer> =>
  api.attempt(
    paying.resident,
    'payByCard',
    {
      ...{ paymentId: payment(paymentId), amountCents: 10_000, holder: 'Rosa Resident' },
      ...{ number: '4242424242424242', month: '07', year: '2035', verification: '123' },
    },
    'charge { status }',
  );

const sum = async (paymentId: string): Promise<number> => {
  const text = 'query ($id: ID!) { node(id: $id) { ... on Payment { receivedCents } } }';
  return (await api.ask(paying.clerk, text, { id: payment(paymentId) })).data.node.receivedCents;
};

const document = `query ($id: ID!) { node(id: $id) { ... on Team { paymentIssues(first: 100) { edges { node {
  kind amountCents refundCents refundState chargeId refundId paymentId acts } } } } } }`;
const overpaid = async (paymentId: string, who: Visitor = finance.manager) => {
  const { data } = await api.ask(who, document, { id: `Team:${paying.team.id}` });
  const rows: {
    kind: string;
    paymentId: string;
    chargeId: string;
    refundId: string;
    refundCents: number;
  }[] = data.node.paymentIssues.edges.map(({ node }: { node: unknown }) => node);
  return rows.filter((row) => row.kind === 'overpaid' && row.paymentId === payment(paymentId));
};

const settle = async (): Promise<void> => {
  await paying.webhooks();
  await paying.work();
};

/** Lets the provider run the next call of a kind, and holds its response until the test releases it. */
function holdAnswer(name: 'confirmIntent' | 'createIntent') {
  const reached = Promise.withResolvers<undefined>();
  const release = Promise.withResolvers<undefined>();
  let calls = 0;
  const isFirst = (): boolean => (calls += 1) === 1;
  paying.failing((provider: PaymentProvider) => ({
    [name]: async (...args: Parameters<PaymentProvider['confirmIntent']>) => {
      const answer = await (provider[name] as PaymentProvider['confirmIntent'])(...args);
      if (isFirst()) {
        reached.resolve(undefined);
        await release.promise;
      }
      return answer;
    },
  }));
  return { reached: reached.promise, release: () => release.resolve(undefined) };
}

describe('a check', () => {
  test('is refused when a card was charged and the response has not arrived', async () => {
    const { paymentId } = await paying.owing();
    const held = holdAnswer('confirmIntent');
    const charging = payByCard(paymentId);
    await held.reached;
    const check = await takeCheck(paymentId);
    held.release();
    expect(check.refusal).toBe('paidOnline');
    expect((await charging).data.payByCard.charge.status).toBe('paid');
    expect(await sum(paymentId)).toBe(10_000);
  });

  test('is recorded when the payment attempt could be canceled, and the card is then not charged', async () => {
    const { paymentId } = await paying.owing();
    const held = holdAnswer('createIntent');
    const charging = payByCard(paymentId);
    await held.reached;
    const check = await takeCheck(paymentId);
    held.release();
    expect(check.data.receiveCheck.payment.status).toBe('paid');
    expect((await charging).refusal).toBe('paymentNotDue');
    expect(await sum(paymentId)).toBe(10_000);
  });

  test.each(['receiveCheck', 'receiveCash', 'waivePayment'])(
    '%s changes nothing until the provider confirms that an open attempt is canceled',
    async (name) => {
      const { paymentId } = await paying.owing();
      const { data } = await start(paymentId);
      paying.failing(() => ({ cancelIntent: () => Promise.reject(new PaymentsUnavailable('cut')) }));
      const amount = name === 'waivePayment' ? {} : { amountCents: 10_000 };
      const act = () =>
        api.attemptByName(
          paying.clerk,
          name,
          { paymentId: payment(paymentId), ...amount, idempotencyKey: name },
          'payment { status }',
        );
      expect((await act()).refusal).toBe('onlinePaymentOpen');
      expect(await paying.services.db.ledgerEntry.count({ where: { obligationId: paymentId } })).toBe(0);
      paying.failing();
      expect((await act()).refusal).toBeNull();
      expect((await confirmInBrowser(data.createPaymentIntent.intent, visa)).kind).toBe('declined');
      await settle();
      expect(await overpaid(paymentId)).toEqual([]);
    },
  );

  test('is refused when the payer confirmed a bank debit and no webhook has arrived yet', async () => {
    const { paymentId } = await paying.owing();
    await payOnline(paying, paying.resident, paymentId, bankAccount('000123456789'));
    expect((await takeCheck(paymentId)).refusal).toBe('paidOnline');
    expect(await sum(paymentId)).toBe(0);
  });

  test('can be recorded after the bank debit failed, although canceling the attempt was refused before', async () => {
    const { paymentId } = await paying.owing();
    await payOnline(paying, paying.resident, paymentId, bankAccount('000111111116'));
    expect((await takeCheck(paymentId)).refusal).toBe('paidOnline');
    await paying.town.sandbox.control.advanceBanks();
    await settle();
    expect((await takeCheck(paymentId)).data.receiveCheck.payment.status).toBe('paid');
    const attempt = await paying.services.db.paymentIntent.findFirstOrThrow({ where: { obligationId: paymentId } });
    expect(attempt.state).toBe('canceled');
  });

  test('can be recorded when the provider no longer has the attempt', async () => {
    const { paymentId } = await paying.owing();
    await start(paymentId);
    const where = { obligationId: paymentId, state: 'live' } as const;
    await paying.services.db.paymentIntent.updateMany({ where, data: { providerIntentId: `pi_gone_${paymentId}` } });
    expect((await takeCheck(paymentId)).data.receiveCheck.payment.status).toBe('paid');
  });
});

/** An attempt that we consider canceled and that its payer can still confirm. */
async function lateSuccess(settleOtherwise: (paymentId: string) => Promise<GraphQLAnswer>) {
  const owing = await paying.owing();
  const { paymentId } = owing;
  const { data } = await start(paymentId);
  await paying.services.db.paymentIntent.updateMany({
    where: { obligationId: paymentId },
    data: { state: 'canceled' },
  });
  expect((await settleOtherwise(paymentId)).refusal).toBeNull();
  expect((await confirmInBrowser(data.createPaymentIntent.intent, visa)).kind).toBe('succeeded');
  await settle();
  return owing;
}

describe('an attempt that succeeds late', () => {
  test('is listed with the amount to refund, and disappears from the list when the refund is sent', async () => {
    const { paymentId } = await lateSuccess((id) => takeCheck(id));
    const [row] = await overpaid(paymentId);
    expect(row).toMatchObject({ amountCents: 10_000, acts: ['refundOverpayment'] });
    expect((await overpaid(paymentId, finance.member))[0]).toMatchObject({ acts: [] });
    const input = { chargeId: row!.chargeId, amountCents: row!.refundCents };
    const refund = await api.attempt(finance.manager, 'requestRefund', input, 'charge { status }');
    expect(refund.refusal).toBeNull();
    expect(await overpaid(paymentId)).toEqual([]);
    await settle();
    expect(await sum(paymentId)).toBe(10_000);
    expect(await allDashboardDifferences(paying.services)).toEqual([]);
  });

  test('after a waiver is listed in full', async () => {
    const { paymentId } = await lateSuccess((id) =>
      api.attempt(paying.clerk, 'waivePayment', { paymentId: payment(id) }, 'payment { status }'),
    );
    expect(await overpaid(paymentId)).toMatchObject([{ amountCents: 10_000, acts: ['refundOverpayment'] }]);
  });

  test("stays listed while its refund waits for a second person's approval", async () => {
    const { paymentId, form } = await lateSuccess((id) => takeCheck(id));
    await paying.services.db.team.update({
      where: { id: paying.team.id },
      data: { refundAuthorizationRequired: true },
    });
    const authority = { teamId: paying.team.id, masterTemplateId: form.formId, userId: finance.member.id };
    await paying.services.db.masterTemplateAuthority.create({ data: { id: newId(), ...authority } });
    const [row] = await overpaid(paymentId);
    await api.act(finance.manager, 'requestRefund', { chargeId: row!.chargeId, everything: true }, 'charge { id }');
    const waiting = await overpaid(paymentId, finance.member);
    expect(waiting).toMatchObject([{ refundState: 'requested', acts: ['approveRefund'] }]);
    await api.act(finance.member, 'approveRefund', { refundId: waiting[0]!.refundId }, 'charge { id }');
    expect(await overpaid(paymentId)).toEqual([]);
    await paying.services.db.team.update({
      where: { id: paying.team.id },
      data: { refundAuthorizationRequired: false },
    });
  });

  test('after the submission was deleted is listed and can be refunded', async () => {
    const { paymentId, submission } = await paying.owing();
    const { data } = await start(paymentId);
    await paying.services.db.paymentIntent.updateMany({
      where: { obligationId: paymentId },
      data: { state: 'canceled' },
    });
    const deleted = await api.attempt(paying.team.owner, 'deleteSubmission', {
      submissionId: `Submission:${submission.id}`,
    });
    expect(deleted.codes).toEqual([]);
    await confirmInBrowser(data.createPaymentIntent.intent, visa);
    await settle();
    const [row] = await overpaid(paymentId);
    expect(row).toMatchObject({ amountCents: 10_000, acts: ['refundOverpayment'] });
    expect(await allDashboardDifferences(paying.services)).toEqual([]);
    await api.act(finance.manager, 'requestRefund', { chargeId: row!.chargeId, everything: true }, 'charge { id }');
    expect(await overpaid(paymentId)).toEqual([]);
  });
});

test('a deleted submission can no longer be paid', async () => {
  const { paymentId, submission } = await paying.owing();
  const { data } = await start(paymentId);
  await api.act(paying.team.owner, 'deleteSubmission', { submissionId: `Submission:${submission.id}` });
  await paying.work();
  expect((await confirmInBrowser(data.createPaymentIntent.intent, visa)).kind).toBe('declined');
});

test('a price that fell after it was paid leaves the difference to refund', async () => {
  const { paymentId } = await paying.owing();
  await payOnline(paying, paying.resident, paymentId, visa);
  await settle();
  await paying.services.db.obligation.update({ where: { id: paymentId }, data: { amountCents: 6_000 } });
  await api.act(paying.clerk, 'refreshPayment', { paymentId: payment(paymentId), everything: true }, 'payment { id }');
  const { submissionId } = await paying.services.db.obligation.findUniqueOrThrow({ where: { id: paymentId } });
  await api.act(paying.clerk, 'haltSubmission', { submissionId: `Submission:${submissionId}` });
  expect(await overpaid(paymentId)).toMatchObject([{ amountCents: 4_000, refundCents: 4_000 }]);
});
