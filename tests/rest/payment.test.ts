import { beforeAll, describe, expect, test } from 'vitest';
import { handReceiptNumber } from '#domain/payment/receipts.ts';
import { bankAccount, card, pressSandboxButton } from '#tests/adapters/payments/payer.ts';
import { apiOn, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { pdfText } from '#tests/support/pdfText.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { payInBrowserFor, openForPayments, skipBankDays, waitForWebhook } from '#tests/support/restPayments.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let second: TestPerson;
let stranger: TestPerson;
let form: PublishedForm;

const call = (who: Visitor, method: string, path: string, body?: unknown) =>
  server.send(who, method, path, body === undefined ? {} : { body });

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  resident = await makePerson(services, { name: 'Rosa Resident' });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  second = await makePerson(services, { name: 'Anna Authority' });
  stranger = (await makeTeam(services)).owner;
  form = await publishedForm(services, team.id, [
    { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 2_500 } },
    { name: 'Check' },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  await addToForm(services, team.id, form.formId, second, 2);
  await call(team.owner, 'POST', `/master_templates/${form.formId}/master_template_authorities`, {
    user_id: second.id,
  });
  await openForPayments(server, team.owner, team.slug);
});

interface Owing {
  readonly flow: string;
  readonly step: string;
  readonly paymentId: string;
  readonly payment: string;
}

async function owing(): Promise<Owing> {
  const submission = await launchTestSubmission(apiOn(server), resident, form);
  const step = `/active_steps/${submission.stepId('Fee')}`;
  const { payment } = (await call(resident, 'GET', step)).body;
  return { flow: submission.id, step, paymentId: payment.id, payment: `/payments/${payment.id}` };
}

const wish = (type = 'card') => ({ amount: '25.00', payment_type: type });

/** What the payer's page does over REST: an attempt, the last check, then only the browser. */
async function payOnline({ payment }: Owing, method: ReturnType<typeof card>) {
  const started = await call(resident, 'POST', `${payment}/payment_intents`, wish(method.type));
  expect(started).toMatchObject({ status: 201, body: { amount: 2_500, client_secret: expect.any(String) } });
  const question = `${payment}/payment_intents/confirm_payment?amount=25.00&payment_type=${method.type}`;
  expect((await call(resident, 'GET', question)).body).toEqual({ confirmed: true });
  return payInBrowserFor(started.body, method);
}

const chargesOf = async ({ payment }: Owing) =>
  (await call(resident, 'GET', `${payment}/get_active_charge`)).body.charges;

async function paid(): Promise<Owing & { readonly chargeId: string; readonly confirmation: string }> {
  const owed = await owing();
  expect(await payOnline(owed, card('4242424242424242'))).toEqual({ kind: 'succeeded' });
  const [charge] = await chargesOf(owed);
  return { ...owed, chargeId: charge.id, confirmation: charge.confirmation_number };
}

describe('paying online', () => {
  test('with an accepted card, where the charge has the documented status', async () => {
    const owed = await owing();
    expect(await payOnline(owed, card('4242424242424242'))).toEqual({ kind: 'succeeded' });
    await waitForWebhook(server.services, async () => {
      expect((await call(clerk, 'GET', owed.step)).body).toMatchObject({ paid: true, payment: { completed: true } });
    });
    const [{ id }] = await chargesOf(owed);
    expect((await call(clerk, 'GET', `/charges/${id}`)).body).toEqual({
      id,
      amount: 2_500,
      method: 'card',
      status: 'paid',
      user: { id: resident.id, name: 'Rosa Resident' },
      created_at: expect.any(String),
      failure_message: null,
      confirmation_number: expect.stringMatching(/^[0-9A-Z]{12}$/),
      has_receipt: true,
      refundable_amount: 2_500,
      refunds: [],
      refund_reason: null,
      refund_requester: null,
      refund_requested_at: null,
      refund_authorizer: null,
      refund_authorized_at: null,
      refunded_at: null,
    });
    expect((await call(resident, 'POST', `${owed.payment}/payment_intents`, wish())).status).toBe(409);
  });

  test('with a declined card, and then another', async () => {
    const owed = await owing();
    const declined = await payOnline(owed, card('4000000000009995'));
    expect(declined).toMatchObject({ kind: 'declined', code: 'insufficient_funds' });
    const [failed] = await chargesOf(owed);
    expect(failed).toMatchObject({ status: 'failed', has_receipt: false });
    expect(failed.failure_message).toContain('insufficient funds');
    expect(await payOnline(owed, card('4242424242424242'))).toEqual({ kind: 'succeeded' });
    expect((await chargesOf(owed)).map(({ status }: { status: string }) => status)).toEqual(['paid', 'failed']);
  });

  test('with a card whose bank requires a second step, which is denied at first', async () => {
    const owed = await owing();
    for (const [answer, status] of [
      ['deny', 'due'],
      ['approve', 'paid'],
    ] as const) {
      const outcome = await payOnline(owed, card('4000000000003220'));
      if (outcome.kind !== 'secondStep' || outcome.url === null) throw new Error('there was no second step');
      expect((await pressSandboxButton(outcome.url, answer)).status).toBe(303);
      await chargesOf(owed);
      expect((await call(resident, 'GET', owed.step)).body.payment.status).toBe(status);
    }
  });

  test.each([
    ['000123456789', 'paid'],
    ['000222222227', 'due'],
  ])('from the bank account %s stays processing for days, and is then %s', async (number, status) => {
    const owed = await owing();
    expect((await payOnline(owed, bankAccount(number))).kind).toBe('processing');
    expect(await chargesOf(owed)).toMatchObject([{ status: 'pending', method: 'us_bank_account' }]);
    expect((await call(resident, 'POST', `${owed.payment}/payment_intents`, wish())).status).toBe(409);
    await skipBankDays(server.services);
    await waitForWebhook(server.services, async () => {
      expect((await call(resident, 'GET', owed.step)).body.payment.status).toBe(status);
    });
  });

  test('an attempt can be continued, and is outdated once the price changes', async () => {
    const owed = await owing();
    const first = await call(resident, 'POST', `${owed.payment}/payment_intents`, wish());
    const again = await call(resident, 'PUT', `${owed.payment}/payment_intents`, wish());
    expect([again.status, again.body.client_secret]).toEqual([200, first.body.client_secret]);
    const question = `${owed.payment}/payment_intents/confirm_payment?amount=24&payment_type=card`;
    expect((await call(resident, 'GET', question)).body).toEqual({ confirmed: false });
    expect((await call(resident, 'POST', `${owed.payment}/payment_intents`, { ...wish(), amount: 24 })).status).toBe(
      409,
    );
  });

  test('with a card entered in the older form', async () => {
    const { paymentId } = await owing();
    const cc = { first: 'Rosa', last: 'Resident', number: '4242424242424242', month: '07', year: '2040' };
    const pay = (change: object, amount: unknown = '25.00') =>
      call(resident, 'POST', '/charges', {
        payment_id: paymentId,
        amount,
        cc: { ...cc, verification: '123', ...change },
      });
    expect((await pay({ number: '4000000000009995' })).body.error).toBe('Your card has insufficient funds.');
    const bad = await pay({ month: '7', year: '40' });
    expect([bad.status, bad.body.errors.length]).toEqual([422, 2]);
    expect((await pay({}, 'a lot')).body.error).toBe(
      'Payment amount must be a valid number. Check your input and try again.',
    );
    expect(await pay({})).toMatchObject({ status: 201, body: { status: 'paid', amount: 2_500 } });
  });
});

describe('receipts', () => {
  const fetchReceipt = (who: Visitor, number: string) =>
    fetch(`${server.url}/charges/${number}.pdf`, { headers: who.cookie === null ? {} : { cookie: who.cookie } });

  test('show the payment, to the payer and to staff', async () => {
    const { confirmation } = await paid();
    for (const who of [resident, clerk]) {
      const receipt = await fetchReceipt(who, confirmation);
      expect(receipt.headers.get('content-type')).toBe('application/pdf');
      const text = (await pdfText(new Uint8Array(await receipt.arrayBuffer()))).join('\n');
      for (const part of [confirmation, '$25.00', 'Rosa Resident', 'Building permit']) expect(text).toContain(part);
    }
  });

  test('of cash show the payment, to the payer and to staff, and to no one else', async () => {
    const owed = await owing();
    await call(clerk, 'POST', `${owed.payment}/receive_cash`, { payment_data: { cash_paid_amount: 25 } });
    const entry = await server.services.db.ledgerEntry.findFirstOrThrow({ where: { obligationId: owed.paymentId } });
    const number = handReceiptNumber(entry.id);
    const fetchOwn = (who: Visitor, path = `${owed.payment}/receipts/${number}.pdf`) =>
      fetch(`${server.url}${path}`, { headers: who.cookie === null ? {} : { cookie: who.cookie } });
    for (const who of [resident, clerk]) {
      const text = (await pdfText(new Uint8Array(await (await fetchOwn(who)).arrayBuffer()))).join('\n');
      for (const part of [number, '$25.00', 'Cash', 'Clara Clerk', 'Building permit']) expect(text).toContain(part);
    }
    const told = async (who: Visitor, path?: string) => {
      const receipt = await fetchOwn(who, path);
      return [receipt.status, await receipt.json()];
    };
    const nowhere = `/payments/${owed.flow}/receipts/${number}.pdf`;
    expect((await told(stranger))[0]).toBe(404);
    expect(await told(stranger)).toEqual(await told(stranger, nowhere));
    expect(await told(resident, nowhere)).toEqual(await told(resident, `${owed.payment}/receipts/2345.pdf`));
    expect((await told(visitor()))[0]).toBe(401);
    expect(await told(visitor())).toEqual(await told(visitor(), nowhere));
  });

  test('are not found for unpaid money, for strangers, or without signing in', async () => {
    const owed = await owing();
    await payOnline(owed, card('4000000000009995'));
    const [failed] = await chargesOf(owed);
    const told = async (who: Visitor, number: string) => {
      const receipt = await fetchReceipt(who, number);
      return [receipt.status, await receipt.json()];
    };
    const { confirmation } = await paid();
    const nothing = await told(stranger, '2345'.repeat(3));
    expect(nothing[0]).toBe(404);
    expect(await told(stranger, confirmation)).toEqual(nothing);
    expect(await told(resident, failed.confirmation_number)).toEqual(nothing);
    expect(await told(visitor(), confirmation)).toEqual(await told(visitor(), '2345'.repeat(3)));
    expect((await told(visitor(), confirmation))[0]).toBe(401);
  });
});

describe('refunds', () => {
  const charge = async (id: string) => (await call(clerk, 'GET', `/charges/${id}`)).body;

  test('part of a payment and then the rest, with a reason', async () => {
    const { chargeId, ...owed } = await paid();
    const part = { refund_reason: 'Half the work', amount: 10 };
    expect((await call(resident, 'POST', `/charges/${chargeId}/refunds`, part)).status).toBe(403);
    expect(await call(clerk, 'POST', `/charges/${chargeId}/refunds`, part)).toMatchObject({
      status: 201,
      body: {
        status: 'refund_pending',
        refund_reason: 'Half the work',
        refund_requester: { id: clerk.id, name: 'Clara Clerk' },
        refund_requested_at: expect.any(String),
        refund_authorizer: null,
        refunded_at: null,
      },
    });
    await waitForWebhook(server.services, async () => {
      expect(await charge(chargeId)).toMatchObject({ status: 'paid', refundable_amount: 1_500 });
    });
    expect((await call(clerk, 'POST', `/charges/${chargeId}/refunds`, { amount: 15.01 })).status).toBe(422);
    const { body } = await call(clerk, 'POST', '/graphql', { query: '{ viewer { authenticityToken } }' });
    const form = { refund_reason: 'Withdrawn', authenticity_token: body.data.viewer.authenticityToken };
    expect((await call(clerk, 'POST', `/charges/${chargeId}/refunds`, new URLSearchParams(form))).status).toBe(201);
    await waitForWebhook(server.services, async () => {
      expect(await charge(chargeId)).toMatchObject({
        status: 'refunded',
        refund_reason: 'Withdrawn',
        refunded_at: expect.any(String),
        has_receipt: true,
      });
    });
    expect((await call(clerk, 'GET', owed.step)).body).toMatchObject({ paid: false, payment: { status: 'due' } });
  });

  test("need another person's approval", async () => {
    const { chargeId } = await paid();
    const wants = (who: Visitor, required: unknown) =>
      call(who, 'PUT', `/teams/${team.slug}`, { team: { refund_authorization_required: required } });
    expect((await wants(clerk, true)).status).toBe(403);
    expect((await wants(team.owner, 'perhaps')).status).toBe(422);
    expect((await wants(team.owner, true)).status).toBe(200);
    const ask = () => call(clerk, 'POST', `/charges/${chargeId}/refunds`, { refund_reason: 'Twice' });
    const first = (await ask()).body.refunds[0].id;
    expect((await call(clerk, 'POST', `/refunds/${first}/approve_request`)).status).toBe(403);
    const canceled = await call(clerk, 'POST', `/refunds/${first}/cancel_request`);
    expect(canceled.body).toMatchObject({ status: 'paid', refund_reason: null });
    const [wanted] = (await ask()).body.refunds;
    expect((await call(stranger, 'POST', `/refunds/${wanted.id}/approve_request`)).status).toBe(404);
    expect((await call(second, 'POST', `/refunds/${wanted.id}/approve_request`)).body).toMatchObject({
      refund_authorizer: { id: second.id, name: 'Anna Authority' },
      refund_authorized_at: expect.any(String),
    });
    const late = await call(second, 'POST', `/refunds/${wanted.id}/approve_request`);
    expect([late.status, late.body.errors.length]).toEqual([409, 1]);
    await waitForWebhook(server.services, async () => expect((await charge(chargeId)).status).toBe('refunded'));
    expect((await wants(team.owner, false)).status).toBe(200);
  });
});

describe("the payer's payment method", () => {
  test('is saved on the step and the payment, and locks nothing', async () => {
    const { step, payment } = await owing();
    const noted = await call(resident, 'PUT', step, { active_step: { payment_method: 'creditcard' } });
    expect(noted.body).toMatchObject({ payment_method: 'creditcard', locked_at: null });
    const choose = { payment_data: { payment_method: 'creditcard' } };
    expect((await call(clerk, 'PUT', payment, choose)).body).toMatchObject({ payment_method: 'creditcard' });
    const refused = await call(resident, 'PUT', step, { active_step: { payment_method: 'cash' } });
    expect(refused.status).toBe(422);
  });

  test('is saved with unlocked fields, never together with a lock, and not for strangers', async () => {
    const { step } = await owing();
    const whole = { active_step: { payment_method: 'creditcard', locked: false, locked_fields: [] } };
    expect((await call(clerk, 'PUT', step, whole)).body).toMatchObject({ payment_method: 'creditcard' });
    const locked = { active_step: { ...whole.active_step, locked: true } };
    expect((await call(clerk, 'PUT', step, locked)).body.error).toBe(
      'Only steps that collect information can be locked.',
    );
    expect((await call(resident, 'PUT', step, locked)).status).toBe(403);
    const one = { active_step: { payment_method: 'creditcard' } };
    expect((await call(stranger, 'PUT', step, one)).body).toEqual(
      (await call(stranger, 'PUT', `/active_steps/${crypto.randomUUID()}`, one)).body,
    );
    expect((await call(stranger, 'PUT', step, one)).status).toBe(404);
  });
});

describe('cash and check payments', () => {
  test('on a step: cash, a check, a waiver, with no one else involved', async () => {
    const { step } = await owing();
    const cash = await call(clerk, 'POST', `${step}/receive_cash`, { cash_paid_amount: 25 });
    expect(cash.body).toMatchObject({ paid: true, cash_paid_amount: 2_500, payment: { status: 'paid' } });
    expect((await call(clerk, 'DELETE', `${step}/remove_cash_payment`)).body).toMatchObject({
      paid: false,
      cash_paid_amount: null,
    });
    const check = { check_paid_amount: '25.00', check_number: '1041' };
    expect((await call(clerk, 'POST', `${step}/receive_check`, check)).body).toMatchObject({
      payment_method: 'check',
      check_paid_amount: 2_500,
      check_number: '1041',
      payment: { status: 'paid' },
    });
    expect((await call(clerk, 'DELETE', `${step}/remove_check_payment`)).status).toBe(200);
    const waived = await call(clerk, 'PUT', `${step}/waive_payment`);
    expect(waived.body).toMatchObject({ payment_waived: true, payment: { status: 'waived', completed: true } });
    expect((await call(clerk, 'PUT', `${step}/unwaive_payment`)).body.payment_waived).toBe(false);
    expect((await call(resident, 'PUT', `${step}/waive_payment`)).status).toBe(403);
    expect((await call(stranger, 'PUT', `${step}/waive_payment`)).status).toBe(404);
  });

  test.each([
    ['receive_cash', 'cash_paid_amount', 'Cash'],
    ['receive_check', 'check_paid_amount', 'Check'],
  ])("%s without an amount is rejected with the specification's message", async (verb, name, word) => {
    const { step, payment } = await owing();
    const sentence = `${word} amount must be a valid number. Check your input and try again.`;
    for (const amount of [undefined, 0, -5, 'none'])
      expect((await call(clerk, 'POST', `${step}/${verb}`, { [name]: amount })).body.error).toBe(sentence);
    expect((await call(clerk, 'POST', `${payment}/${verb}`, { payment_data: {} })).body.error).toBe(sentence);
  });

  test("by the payment's address", async () => {
    const { payment } = await owing();
    const cash = { payment_data: { cash_paid_amount: 25.0 } };
    expect((await call(clerk, 'POST', `${payment}/receive_cash`, cash)).body.status).toBe('paid');
    expect((await call(clerk, 'DELETE', `${payment}/remove_cash_payment`)).body.status).toBe('due');
    const check = { payment_data: { check_paid_amount: '$25', check_number: '7' } };
    expect((await call(clerk, 'POST', `${payment}/receive_check`, check)).body.check_number).toBe('7');
    expect((await call(clerk, 'DELETE', `${payment}/remove_check_payment`)).body.status).toBe('due');
    expect((await call(stranger, 'POST', `${payment}/receive_cash`, cash)).status).toBe(404);
  });
});

describe('a request repeated with the same key', () => {
  const cc = { first: 'Rosa', last: 'Resident', number: '4242424242424242', month: '12', year: '2040' };
  const pay = ({ paymentId }: Owing, key: string, over = {}) =>
    server.send(resident, 'POST', '/charges', {
      body: { payment_id: paymentId, amount: 25, cc: { ...cc, verification: '123', ...over } },
      headers: { 'idempotency-key': key },
    });

  test('returns the same charge, also while the first request is running', async () => {
    const owed = await owing();
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(owed, 'four at once')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const again = await pay(owed, 'four at once');
    expect(again).toMatchObject({ status: 201, body: { id: answers[0]?.body.id } });
    expect(await chargesOf(owed)).toHaveLength(1);
  });

  test('returns the same refund, and refunds a part once', async () => {
    const { chargeId } = await paid();
    const refund = () =>
      server.send(clerk, 'POST', `/charges/${chargeId}/refunds`, {
        body: { refund_reason: 'Half the work', amount: 10 },
        headers: { 'idempotency-key': `half of ${chargeId}` },
      });
    const answers = await Promise.all([refund(), refund(), refund()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await waitForWebhook(server.services, async () => {
      expect((await call(clerk, 'GET', `/charges/${chargeId}`)).body.refundable_amount).toBe(1_500);
    });
    expect((await refund()).status).toBe(201);
    expect(await server.services.db.refund.count({ where: { chargeId } })).toBe(1);
  });

  test('returns a charge whose response was lost with its process', async () => {
    const owed = await owing();
    const first = await pay(owed, 'lost');
    const { db } = server.services;
    await db.idempotencyKey.updateMany({
      where: { key: 'lost' },
      data: { result: null as never, finishedAt: null, createdAt: new Date(Date.now() - 600_000) },
    });
    expect(await pay(owed, 'lost')).toMatchObject({ status: 201, body: { id: first.body.id } });
  });

  test('can retry a declined card with another, and another amount is another request', async () => {
    const owed = await owing();
    expect((await pay(owed, 'declined', { number: '4000000000000002' })).status).toBe(422);
    expect((await pay(owed, 'declined')).status).toBe(201);
    const body = { payment_id: owed.paymentId, amount: 26, cc: { ...cc, verification: '123' } };
    const headers = { 'idempotency-key': 'declined' };
    expect((await server.send(resident, 'POST', '/charges', { body, headers })).status).toBe(409);
  });

  test.each(['', 'k'.repeat(201)].filter(Boolean))('with an invalid key is rejected', async (key) => {
    expect((await pay(await owing(), key)).status).toBe(422);
  });
});

describe('an unreadable amount', () => {
  test.each([
    ['10,00'],
    ['abc'],
    ['10.001'],
    [''],
    [' '],
    [null],
    [true],
    [[]],
    [{}],
    [12.505],
    [0],
    [-1],
    ['0'],
    ['1e3'],
    [10_000_000],
  ])('%j refunds nothing', async (amount) => {
    const { chargeId } = await onePaid();
    const refused = await call(clerk, 'POST', `/charges/${chargeId}/refunds`, { refund_reason: 'x', amount });
    expect(refused.status).toBe(422);
    expect(await server.services.db.refund.count({ where: { chargeId } })).toBe(0);
  });

  test('under a misspelled name also refunds nothing, and the name is reported', async () => {
    const { chargeId } = await onePaid();
    const refused = await call(clerk, 'POST', `/charges/${chargeId}/refunds`, { refund_reason: 'x', amuont: 100 });
    expect(refused).toMatchObject({ status: 422, body: { error: expect.stringContaining('amuont') } });
    expect(await server.services.db.refund.count({ where: { chargeId } })).toBe(0);
  });

  test.each([
    ['', undefined],
    ['', {}],
    ['?amount=1.00', undefined],
    ['?amount=1.00', { refund_reason: 'x' }],
    ['', { refund_reason: 'x', everything: false }],
    ['', { amount: 1, everything: true }],
    ['', { refund_reason: 'x', amount: null }],
  ])('without one amount refunds nothing: %s %j', async (query, body) => {
    const { chargeId } = await onePaid();
    const refused = await call(clerk, 'POST', `/charges/${chargeId}/refunds${query}`, body);
    expect(refused).toMatchObject({ status: 422, body: { error: expect.stringContaining('amount') } });
    expect(await server.services.db.refund.count({ where: { chargeId } })).toBe(0);
  });

  let made: ReturnType<typeof paid> | null = null;
  const onePaid = () => (made ??= paid());
});
