import { beforeEach, describe, expect, test } from 'vitest';
import { PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { bankAccount, card } from '#tests/adapters/payments/payer.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { confirmInBrowser, payment, payOnline, startPaying, usePayments } from '#tests/support/paymentFixture.ts';
import { addToForm, makePerson } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const paying = usePayments();
const { api } = paying;
const visa = card('4242424242424242');

beforeEach(() => paying.failing());

const fields = `status amountCents receivedCents paidBy acceptedMethods availableActions beingPaidBy
  charges { status amountCents method confirmationNumber hasReceipt user { name } }`;

async function seen(paymentId: string, who = paying.resident) {
  const text = `query ($id: ID!) { node(id: $id) { ... on Payment { ${fields} activeStep { payment { id } } } } }`;
  const { data } = await api.ask(who, text, { id: payment(paymentId) });
  return data.node;
}

const intentsOf = (obligationId: string) =>
  paying.services.db.paymentIntent.findMany({ where: { obligationId }, orderBy: { createdAt: 'asc' } });
const start = (paymentId: string, who = paying.resident, input = {}) =>
  startPaying(api, who, { paymentId: payment(paymentId), paymentType: 'card', ...input });

test('a resident sees the amount due and pays by card, and the webhook confirms it', async () => {
  const { paymentId, submission } = await paying.owing();
  expect(await seen(paymentId)).toMatchObject({
    status: 'due',
    amountCents: 10_000,
    acceptedMethods: ['creditcard'],
    availableActions: ['pay', 'choosePaymentMethod'],
    activeStep: { payment: { id: payment(paymentId) } },
    charges: [],
  });
  expect(await payOnline(paying, paying.resident, paymentId, visa, 10_000)).toEqual({ kind: 'succeeded' });
  expect(new Set(await paying.webhooks())).toEqual(new Set([200]));
  await paying.work();
  const paid = await seen(paymentId);
  expect(paid).toMatchObject({ status: 'paid', receivedCents: 10_000, paidBy: 'creditcard', availableActions: [] });
  expect(paid.charges).toMatchObject([
    { status: 'paid', amountCents: 10_000, method: 'card', hasReceipt: true, user: { name: 'Rosa Resident' } },
  ]);
  // the submission stays until someone continues, and payment is no longer requested
  const advanced = await api.attempt(paying.resident, 'advanceStep', {
    activeStepId: `ActiveStep:${submission.stepId('Fee')}`,
  });
  expect(advanced.refusal).toBe(null);
  const mails = await paying.services.db.outboxMail.findMany({
    where: { userId: paying.resident.id, kind: 'paymentReceipt' },
  });
  expect(mails).toHaveLength(1);
  expect(await allDashboardDifferences(paying.services)).toEqual([]);
});

test('a step that completes automatically is completed once paid', async () => {
  const { paymentId, submission } = await paying.owing({ autoadvance: true });
  await payOnline(paying, paying.resident, paymentId, visa);
  await paying.webhooks();
  await paying.work();
  const row = await paying.services.db.dashboardRow.findUniqueOrThrow({ where: { id: submission.id } });
  expect(row.currentStepName).toBe('Check');
});

test('a waiting page asks the provider directly if the webhook is lost', async () => {
  const { paymentId } = await paying.owing();
  await payOnline(paying, paying.resident, paymentId, visa);
  const { data } = await api.act(
    paying.resident,
    'refreshPayment',
    { paymentId: payment(paymentId) },
    'payment { status charges { status } }',
  );
  expect(data.refreshPayment.payment).toEqual({ status: 'paid', charges: [{ status: 'paid' }] });
});

test('a bank debit is processing until the bank decides, and is then paid or due again', async () => {
  for (const [number, status] of [
    ['000123456789', 'paid'],
    ['000222222227', 'due'],
  ] as const) {
    const { paymentId } = await paying.owing();
    expect((await payOnline(paying, paying.resident, paymentId, bankAccount(number))).kind).toBe('processing');
    await paying.webhooks();
    await paying.work();
    expect((await seen(paymentId)).status).toBe('processing');
    expect((await start(paymentId)).refusal).toBe('paymentProcessing');
    await paying.town.sandbox.control.advanceBanks();
    await paying.webhooks();
    await paying.work();
    expect((await seen(paymentId)).status).toBe(status);
  }
});

describe('one payment attempt at a time', () => {
  test('is shared by two clicks or twenty concurrent sessions', async () => {
    const { paymentId } = await paying.owing();
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(paymentId)));
    const secrets = answers.map(({ data }) => data.createPaymentIntent.intent?.clientSecret);
    expect(new Set(secrets).size).toBe(1);
    expect(await intentsOf(paymentId)).toHaveLength(1);
  });

  test('blocks other payers, who see who is paying', async () => {
    const { paymentId } = await paying.owing();
    await start(paymentId);
    expect((await start(paymentId, paying.clerk)).refusal).toBe('beingPaid');
    expect((await seen(paymentId, paying.clerk)).beingPaidBy).toBe('Rosa Resident');
    expect((await seen(paymentId)).beingPaidBy).toBe(null);
  });

  test("can be taken over after ten minutes, and then the first attempt can't be paid", async () => {
    const { paymentId } = await paying.owing();
    const first = await start(paymentId);
    const longAgo = new Date(Date.now() - 11 * 60_000);
    await paying.services.db.paymentIntent.updateMany({
      where: { obligationId: paymentId },
      data: { updatedAt: longAgo },
    });
    const second = await start(paymentId, paying.clerk);
    expect(second.refusal).toBe(null);
    expect((await confirmInBrowser(first.data.createPaymentIntent.intent, visa)).kind).toBe('declined');
    expect((await confirmInBrowser(second.data.createPaymentIntent.intent, visa)).kind).toBe('succeeded');
    expect((await intentsOf(paymentId)).map(({ state }) => state)).toEqual(['canceled', 'live']);
  });

  test('is canceled by another price or payment method', async () => {
    const { paymentId } = await paying.owing({ payment: 'payerDecides' });
    const first = await start(paymentId, paying.resident, { amountCents: 500 });
    const second = await start(paymentId, paying.resident, { amountCents: 700 });
    expect(second.data.createPaymentIntent.intent.totalCents).toBe(700);
    expect((await confirmInBrowser(first.data.createPaymentIntent.intent, visa)).kind).toBe('declined');
    const shown = { paymentId: payment(paymentId), paymentType: 'card' };
    const payWith = (amountCents: number) =>
      api.attempt(paying.resident, 'confirmPayment', { ...shown, amountCents }, 'confirmed');
    expect((await payWith(500)).data.confirmPayment.confirmed).toBe(false);
    expect((await payWith(700)).data.confirmPayment.confirmed).toBe(true);
  });

  test('prevents paying twice', async () => {
    const { paymentId } = await paying.owing();
    await payOnline(paying, paying.resident, paymentId, visa);
    // no webhook has arrived yet
    expect((await start(paymentId)).refusal).toBe('paymentNotDue');
    expect(await intentsOf(paymentId)).toMatchObject([{ state: 'succeeded' }]);
  });
});

describe('a page left open while the amount due changes', () => {
  const paysWith = async (started: Awaited<ReturnType<typeof start>>) =>
    (await confirmInBrowser(started.data.createPaymentIntent.intent, visa)).kind;

  test("can't pay once the fee is waived or was paid by cash or check", async () => {
    for (const [mutation, input] of [
      ['waivePayment', {}],
      ['receiveCash', { amountCents: 10_000 }],
    ] as const) {
      const { paymentId } = await paying.owing();
      const started = await start(paymentId);
      const done = await api.attempt(paying.clerk, mutation, { paymentId: payment(paymentId), ...input });
      expect(done.refusal).toBe(null);
      expect(await paysWith(started)).toBe('declined');
      expect(await intentsOf(paymentId)).toMatchObject([{ state: 'canceled' }]);
    }
  });

  test("can't pay the old price once an answer has changed it", async () => {
    const { paymentId, submission, form } = await paying.owing({
      payment: { dollarsIn: 'Area' },
      fields: [{ name: 'Area', dataType: 'integer' }, { name: 'Remark' }],
    });
    const activeStepId = submission.stepId('Fee');
    const say = async (name: string, content: unknown, revision: number) => {
      const place = { activeStepId, fieldId: form.fieldId(name) };
      expect((await saveTestAnswer(api, paying.resident, { ...place, content, revision })).refusal).toBe(null);
    };
    await say('Area', 50, 0);
    const cheap = await start(paymentId);
    expect(cheap.data.createPaymentIntent.intent.totalCents).toBe(5_000);
    await say('Remark', 'By the river', 0);
    expect(await intentsOf(paymentId)).toMatchObject([{ state: 'live' }]);
    await say('Area', 90, 1);
    expect(await paysWith(cheap)).toBe('declined');
    const dear = await start(paymentId);
    expect(dear.data.createPaymentIntent.intent.totalCents).toBe(9_000);
    expect(await paysWith(dear)).toBe('succeeded');
  });

  test('completes the step automatically if an earlier answer reduces the price to zero', async () => {
    const asks = {
      name: 'Ask',
      external: true,
      fields: [{ name: 'Area', dataType: 'integer' }, { name: 'Remark' }],
    } as const;
    const fee = { name: 'Fee', type: 'PaymentStep', external: true, autoadvance: true } as const;
    const form = await publishedForm(paying.services, paying.team.id, [
      asks,
      { ...fee, payment: { dollarsIn: 'Area' } },
      { name: 'Check' },
    ]);
    await addToForm(paying.services, paying.team.id, form.formId, paying.clerk, 2);
    const submission = await launchTestSubmission(api, paying.resident, form);
    const say = async (name: string, content: unknown, revision: number) => {
      const place = { activeStepId: submission.stepId('Ask'), fieldId: form.fieldId(name) };
      expect((await saveTestAnswer(api, paying.resident, { ...place, content, revision })).refusal).toBe(null);
    };
    const at = async (): Promise<string> => {
      const text = 'query ($id: ID!) { node(id: $id) { ... on Submission { currentStep { step { name } } } } }';
      return (await api.ask(paying.resident, text, { id: `Submission:${submission.id}` })).data.node.currentStep.step
        .name;
    };
    await say('Area', 50, 0);
    const leaving = { activeStepId: `ActiveStep:${submission.stepId('Ask')}`, confirmsAll: true };
    await api.act(paying.resident, 'advanceStep', leaving, 'submission { id }');
    const { id: paymentId } = await paying.services.db.obligation.findUniqueOrThrow({
      where: { activeStepId: submission.stepId('Fee') },
    });
    const begun = await start(paymentId);
    await say('Remark', 'By the river', 0);
    await say('Area', 40, 1);
    expect(await at()).toBe('Fee');
    await say('Area', 0, 2);
    expect(await at()).toBe('Check');
    expect(await paysWith(begun)).toBe('declined');
    expect(await allDashboardDifferences(paying.services)).toEqual([]);
  });

  test('keeps the answers that its price was calculated from', async () => {
    const { paymentId, submission, form } = await paying.owing({
      payment: { dollarsIn: 'Area' },
      fields: [{ name: 'Area', dataType: 'integer' }],
    });
    const place = { activeStepId: submission.stepId('Fee'), fieldId: form.fieldId('Area') };
    await saveTestAnswer(api, paying.resident, { ...place, content: 50, revision: 0 });
    await start(paymentId);
    const { frozenAnswers } = await api.services.db.paymentIntent.findFirstOrThrow({
      where: { obligationId: paymentId },
      include: { frozenAnswers: true },
    });
    expect(frozenAnswers?.answers).toEqual([{ fieldIdentity: form.fieldId('Area'), rowPath: '', content: 50 }]);
  });

  test('cancels the old attempt in a job if the provider does not respond', async () => {
    const { paymentId, submission, form } = await paying.owing({
      payment: { dollarsIn: 'Area' },
      fields: [{ name: 'Area', dataType: 'integer' }],
    });
    const place = { activeStepId: submission.stepId('Fee'), fieldId: form.fieldId('Area') };
    await saveTestAnswer(api, paying.resident, { ...place, content: 50, revision: 0 });
    const started = await start(paymentId);
    paying.failing(() => ({
      cancelIntent: async () => {
        throw new PaymentsUnavailable('cut');
      },
    }));
    expect((await saveTestAnswer(api, paying.resident, { ...place, content: 40, revision: 1 })).refusal).toBe(null);
    paying.failing();
    await paying.work();
    expect(await paysWith(started)).toBe('declined');
  });
});

describe('a request to pay', () => {
  test.each([
    ['an amount that is no longer the one that is due', 'flat', { amountCents: 9_000 }, 'amountChanged'],
    ['no amount where the payer decides', 'payer', {}, { amountCents: 'paymentAmountInvalid' }],
    ['less than a dollar', 'payer', { amountCents: 99 }, { amountCents: 'amountTooSmall' }],
    ['a part of a cent', 'payer', { amountCents: 100.5 }, { amountCents: 'paymentAmountInvalid' }],
  ] as const)('is refused for %s', async (_why, kind, input, refusal) => {
    const { paymentId } = await paying.owing(kind === 'payer' ? { payment: 'payerDecides' } : {});
    expect((await start(paymentId, paying.resident, input)).refusal).toEqual(refusal);
    expect(await intentsOf(paymentId)).toEqual([]);
  });

  test('is refused while the team cannot accept payments', async () => {
    const { paymentId } = await paying.owing();
    const where = { teamId: paying.team.id };
    await paying.services.db.merchantAccount.update({ where, data: { chargesEnabled: false } });
    expect((await start(paymentId)).refusal).toBe('chargesNotEnabled');
    await paying.services.db.merchantAccount.update({ where, data: { chargesEnabled: true } });
  });

  test('is not possible for strangers', async () => {
    const { paymentId } = await paying.owing();
    const stranger = await makePerson(paying.services);
    expect((await start(paymentId, stranger)).codes).toEqual(['NOT_FOUND']);
  });
});

test('fees borne by the payer are added, and all fees stay with the platform', async () => {
  const { paymentId } = await paying.owing();
  const { activeStep } = await paying.services.db.obligation.findUniqueOrThrow({
    where: { id: paymentId },
    include: { activeStep: true },
  });
  const where = { stepId: activeStep.stepId };
  await paying.services.db.paymentConfig.update({ where, data: { constituentPaysFee: true } });
  const { data } = await start(paymentId);
  // 2.9% and $0.30 for the provider, 2% for the platform
  expect(data.createPaymentIntent.intent.totalCents).toBe(10_000 + 320 + 200);
  const [row] = await intentsOf(paymentId);
  const atProvider = await paying.town.provider.retrieveIntent(row?.providerIntentId ?? '');
  expect(atProvider.applicationFee).toBe(520);
});

describe('a connection lost', () => {
  test('after the provider created the attempt reuses it on the next click', async () => {
    const { paymentId } = await paying.owing();
    const made: string[] = [];
    paying.failing((provider) => ({
      createIntent: async (order, key) => {
        made.push((await provider.createIntent(order, key)).id);
        throw new PaymentsUnavailable('cut');
      },
    }));
    expect((await start(paymentId)).refusal).toBe('paymentsUnavailable');
    expect(await intentsOf(paymentId)).toMatchObject([{ state: 'live', providerIntentId: null }]);
    paying.failing();
    expect((await start(paymentId)).refusal).toBe(null);
    expect((await intentsOf(paymentId)).map(({ providerIntentId }) => providerIntentId)).toEqual(made);
  });

  test('without anyone returning still lets the webhook match the money', async () => {
    const { paymentId } = await paying.owing();
    const made: { clientSecret?: string } = {};
    paying.failing((provider) => ({
      createIntent: async (order, key) => {
        made.clientSecret = (await provider.createIntent(order, key)).clientSecret;
        throw new PaymentsUnavailable('cut');
      },
    }));
    expect((await start(paymentId)).refusal).toBe('paymentsUnavailable');
    paying.failing();
    const { browser } = paying.town.provider;
    await confirmInBrowser({ clientSecret: made.clientSecret ?? '', payments: browser }, visa);
    await paying.webhooks();
    await paying.work();
    expect((await seen(paymentId)).status).toBe('paid');
  });
});

test('a declined card shows why, and the payer can try another', async () => {
  const { paymentId } = await paying.owing();
  const outcome = await payOnline(paying, paying.resident, paymentId, card('4000000000009995'));
  expect(outcome).toMatchObject({ kind: 'declined', code: 'insufficient_funds' });
  await paying.webhooks();
  await paying.work();
  expect(await seen(paymentId)).toMatchObject({ status: 'due', charges: [{ status: 'failed', hasReceipt: false }] });
  expect(await payOnline(paying, paying.resident, paymentId, visa)).toEqual({ kind: 'succeeded' });
});

describe('a card entered in the older form', () => {
  const typed = { holder: 'Rosa', number: '4242424242424242', month: '07', year: '2040', verification: '123' };
  const payByCard = (paymentId: string, change = {}) =>
    api.attempt(
      paying.resident,
      'payByCard',
      { paymentId: payment(paymentId), ...typed, ...change },
      'charge { status } payment { status }',
    );

  test('is charged, and only once if sent twice', async () => {
    const { paymentId } = await paying.owing();
    const answers = await Promise.all([payByCard(paymentId), payByCard(paymentId)]);
    expect(answers.filter(({ refusal }) => refusal === null).length).toBeGreaterThan(0);
    expect((await payByCard(paymentId)).refusal).toBe('paymentNotDue');
    expect((await seen(paymentId)).charges).toHaveLength(1);
  });

  test('is refused with the bank’s message, or with messages at its fields', async () => {
    const { paymentId } = await paying.owing();
    expect((await payByCard(paymentId, { number: '4000000000009995' })).refusal).toBe('paymentDeclined');
    expect((await payByCard(paymentId, { month: '7', year: '40' })).refusal).toEqual({
      month: 'cardMonthInvalid',
      year: 'cardYearInvalid',
    });
    expect((await payByCard(paymentId)).data.payByCard).toMatchObject({ payment: { status: 'paid' } });
  });
});
