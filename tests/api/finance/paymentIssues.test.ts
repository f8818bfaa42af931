import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { sweepPayments } from '#server/operations/payment/sweepPayments.ts';
import { PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import { paymentIssueStatement } from '#server/queries/payment/paymentIssuePage.ts';
import { bankAccount, card, pressSandboxButton } from '#tests/adapters/payments/payer.ts';
import { useDatabase } from '#tests/support/database.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { makeFinance, type FinancePeople } from '#tests/support/makeFinance.ts';
import { payment, payOnline, usePayments, type SubmissionWithPayment } from '#tests/support/paymentFixture.ts';
import { makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';

const paying = usePayments({ database: useDatabase({ isNew: true }) });
const { api } = paying;
let finance: FinancePeople;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly amountCents: number | null;
  readonly payer: string | null;
  readonly refundState: string | null;
  readonly failure: string | null;
  readonly submissionNumber: string;
  readonly submissionId: string | null;
  readonly activeStepId: string;
  readonly chargeId: string | null;
  readonly refundId: string | null;
  readonly paymentId: string;
  readonly acts: readonly string[];
}

const document = `query ($id: ID!) { node(id: $id) { ... on Team { paymentIssueCount paymentIssues(first: 100) { edges { node {
  id kind since amountCents payer refundState failure formName stepName submissionNumber submissionId activeStepId stepId
  paymentId chargeId refundId method acts } } } } } }`;
const read = (who: Visitor) => api.ask(who, document, { id: `Team:${paying.team.id}` });

/** The issues listed for one payment. */
async function listed({ paymentId }: SubmissionWithPayment, who: Visitor = finance.member): Promise<readonly Row[]> {
  const { data, messages } = await read(who);
  expect(messages).toEqual([]);
  const { paymentIssues, paymentIssueCount } = data.node;
  const rows: Row[] = paymentIssues.edges.map(({ node }: { node: Row }) => node);
  expect(paymentIssueCount).toBe(rows.length);
  return rows.filter((row) => row.paymentId === payment(paymentId));
}

const kinds = async (owing: SubmissionWithPayment): Promise<readonly string[]> =>
  (await listed(owing)).map(({ kind }) => kind);

const later = (sql: string, id: string): Promise<unknown> =>
  paying.services.pool.query(sql.replaceAll('EARLIER', `- interval '20 days'`), [id]);

async function paid(number = '4242424242424242'): Promise<SubmissionWithPayment & { readonly chargeId: string }> {
  const owing = await paying.owing();
  await payOnline(paying, paying.resident, owing.paymentId, card(number));
  await paying.webhooks();
  await paying.work();
  const { id } = await paying.services.db.charge.findFirstOrThrow({ where: { obligationId: owing.paymentId } });
  return { ...owing, chargeId: `Charge:${id}` };
}

const left = (owing: SubmissionWithPayment): Promise<unknown> =>
  api.attempt(paying.clerk, 'advanceStep', { activeStepId: activeStep(owing), confirmsAll: true }, 'submission { id }');
const activeStep = ({ submission }: SubmissionWithPayment): string => `ActiveStep:${submission.stepId('Fee')}`;

const check = (who: Visitor, { paymentId }: SubmissionWithPayment) =>
  api.attempt(who, 'refreshPayment', { paymentId: payment(paymentId), everything: true }, 'payment { status }');

beforeAll(async () => {
  finance = await makeFinance(paying.services, paying.team.id);
});
beforeEach(() => paying.failing());

describe('payment issues', () => {
  test('do not include payments that are fine: paid recently, paid and completed, processing, or refunded', async () => {
    const fresh = await paid();
    expect(await kinds(fresh)).toEqual([]);
    await left(fresh);
    expect(await kinds(fresh)).toEqual([]);
    const bank = await paying.owing();
    await payOnline(paying, paying.resident, bank.paymentId, bankAccount('000000000009'));
    await paying.webhooks();
    await paying.work();
    await left(bank);
    expect(await kinds(bank)).toEqual([]);
    const { chargeId } = fresh;
    await api.act(paying.clerk, 'requestRefund', { chargeId, everything: true }, 'charge { id }');
    await paying.work();
    expect(await kinds(fresh)).toEqual([]);
  });

  test('include a paid payment still at its step: the person responsible completes the step', async () => {
    const owing = await paid();
    await later(
      'UPDATE unfit_steps SET since = since EARLIER WHERE active_step_id = $1::uuid',
      owing.submission.stepId('Fee'),
    );
    const [row] = await listed(owing, finance.member);
    expect(row).toMatchObject({
      kind: 'paid_not_advanced',
      amountCents: 10_000,
      payer: 'Rosa Resident',
      submissionId: null,
      acts: [],
    });
    await paying.services.db.roleMember.create({
      data: { ...(await roleOfFinance()), userId: paying.clerk.id },
    });
    const [theirs] = await listed(owing, paying.clerk);
    expect(theirs?.acts).toEqual(['advance']);
    expect(theirs?.submissionId).not.toBeNull();
    await api.act(paying.clerk, 'advanceStep', { activeStepId: theirs?.activeStepId }, 'submission { id }');
    expect(await kinds(owing)).toEqual([]);
  });

  test('include a step completed without payment: the payer is reminded, once a day', async () => {
    const owing = await paying.owing();
    await left(owing);
    const [row] = await listed(owing);
    expect(row).toMatchObject({ kind: 'advanced_unpaid', amountCents: 10_000, acts: ['remind'] });
    const remind = () =>
      api.attempt(finance.member, 'remindPayer', { paymentId: payment(owing.paymentId) }, 'outcome payment { id }');
    const outcome = async (): Promise<string> => (await remind()).data.remindPayer.outcome;
    expect([await outcome(), await outcome()]).toEqual(['sent', 'remindedToday']);
    const mails = (await mailsTo(paying.services, paying.resident.email)).filter(({ subject }) =>
      subject.startsWith('Reminder to pay your '),
    );
    expect(mails).toHaveLength(1);
    await api.act(
      paying.clerk,
      'receiveCash',
      { paymentId: payment(owing.paymentId), amountCents: 10_000 },
      'payment { id }',
    );
    expect(await kinds(owing)).toEqual([]);
    expect((await remind()).refusal).toBe('paymentNotDue');
  });

  test('include a payment the provider reported but the ledger lacks: checking adds it', async () => {
    const owing = await paying.owing();
    await payOnline(paying, paying.resident, owing.paymentId, card('4242424242424242'));
    paying.failing(() => ({ retrieveIntent: () => Promise.reject(new PaymentsUnavailable('cut')) }));
    await paying.webhooks();
    await paying.services.pool.query(
      `UPDATE provider_events SET received_at = received_at - interval '1 hour' WHERE processed_at IS NULL`,
    );
    const [row] = await listed(owing);
    expect(row).toMatchObject({ kind: 'provider_differs', acts: ['check'] });
    expect((await check(finance.member, owing)).refusal).toBe('paymentsUnavailable');
    expect(await kinds(owing)).toEqual(['provider_differs']);
    paying.failing();
    expect((await check(finance.member, owing)).data.refreshPayment.payment.status).toBe('paid');
    expect(await kinds(owing)).toEqual([]);
  });

  test('include a payment without a confirmation: checking asks the provider', async () => {
    const owing = await paying.owing();
    await payOnline(paying, paying.resident, owing.paymentId, bankAccount('000123456789'));
    await paying.webhooks();
    await paying.work();
    await later(
      'UPDATE payment_intents SET created_at = created_at EARLIER, updated_at = updated_at EARLIER WHERE obligation_id = $1::uuid',
      owing.paymentId,
    );
    expect(await listed(owing)).toMatchObject([{ kind: 'no_word', amountCents: 10_000, acts: ['check'] }]);
    await paying.town.sandbox.control.advanceBanks();
    expect((await check(finance.member, owing)).data.refreshPayment.payment.status).toBe('paid');
    expect(await kinds(owing)).toEqual([]);
  });

  test('include an unverified bank account after its attempt ends: the payer is reminded, and it is paid days later', async () => {
    const owing = await paying.owing();
    const { paymentId } = owing;
    const verification = async (who: Visitor) => {
      const text = 'query ($id: ID!) { node(id: $id) { ... on Payment { status verification { since url } } } }';
      return (await api.ask(who, text, { id: payment(paymentId) })).data.node;
    };
    const outcome = await payOnline(paying, paying.resident, paymentId, bankAccount('000888888883'));
    expect(outcome).toEqual({ kind: 'verifying' });
    await paying.webhooks();
    await paying.work();
    const { status, verification: waiting } = await verification(paying.resident);
    expect(status).toBe('due');
    expect(waiting.url).toContain('/authenticate/');
    expect((await verification(paying.clerk)).verification).toMatchObject({ url: null });
    expect(await kinds(owing)).toEqual([]);
    await paying.services.pool.query(
      `UPDATE payment_intents SET created_at = created_at - interval '6 days', updated_at = updated_at - interval '6 days',
         verifying_since = verifying_since - interval '6 days' WHERE obligation_id = $1::uuid`,
      [paymentId],
    );
    await sweepPayments({ services: paying.services, actor: system });
    await paying.work();
    const input = { paymentId: payment(paymentId) };
    expect(await listed(owing)).toMatchObject([{ kind: 'verification_waits', acts: ['remind', 'check'] }]);
    const other = await makePerson(paying.services);
    await paying.services.db.applicantAttachment.create({
      data: {
        id: newId(),
        teamId: paying.team.id,
        submissionId: owing.submission.id,
        userId: other.id,
        addedById: other.id,
      },
    });
    const reminded = await api.act(finance.member, 'remindPayer', input, 'outcome payment { id }');
    expect(reminded.data.remindPayer.outcome).toBe('sent');
    // the link and its deposits are for the account's owner only
    const told = async (who: TestPerson): Promise<number> =>
      (await mailsTo(paying.services, who.email)).filter(({ text }) => text.includes('two small deposits')).length;
    expect([await told(paying.resident), await told(other)]).toEqual([1, 0]);
    await pressSandboxButton(waiting.url, 'approve');
    await paying.town.sandbox.control.advanceBanks();
    expect((await check(finance.member, owing)).data.refreshPayment.payment.status).toBe('paid');
    expect(await verification(paying.resident)).toMatchObject({ verification: null });
    expect(await kinds(owing)).toEqual([]);
  });

  test('include a refund that waits for approval, was not sent, or failed', async () => {
    const owing = await paid('4000000000005126');
    const { chargeId } = owing;
    paying.failing(() => ({ createRefund: () => Promise.reject(new PaymentsUnavailable('cut')) }));
    await api.act(paying.clerk, 'requestRefund', { chargeId, everything: true }, 'charge { id }');
    await later('UPDATE refunds SET requested_at = requested_at EARLIER WHERE charge_id = $1::uuid', plain(chargeId));
    expect(await listed(owing)).toMatchObject([{ kind: 'refund_stuck', refundState: 'approved', acts: ['check'] }]);
    await paying.services.pool.query(`UPDATE refunds SET state = 'requested' WHERE charge_id = $1::uuid`, [
      plain(chargeId),
    ]);
    expect(await listed(owing)).toMatchObject([{ refundState: 'requested', acts: [] }]);
    await paying.services.db.masterTemplateAuthority.create({
      data: {
        ...{ id: newId(), teamId: paying.team.id, masterTemplateId: owing.form.formId, userId: finance.member.id },
      },
    });
    expect(await listed(owing)).toMatchObject([{ refundState: 'requested', acts: ['approveRefund'] }]);
    await paying.services.pool.query(`UPDATE refunds SET state = 'approved' WHERE charge_id = $1::uuid`, [
      plain(chargeId),
    ]);
    paying.failing();
    await check(finance.member, owing);
    await paying.town.sandbox.control.advanceBanks();
    await check(finance.member, owing);
    const rows = await listed(owing, finance.manager);
    expect(rows).toMatchObject([{ kind: 'refund_stuck', refundState: 'failed', acts: ['refundAgain'] }]);
    await api.act(finance.manager, 'requestRefund', { chargeId, everything: true }, 'charge { id }');
    expect(await kinds(owing)).toEqual([]);
  });

  test("are only for people who manage this team's finances", async () => {
    const other = await makeTeam(paying.services);
    const theirs = await makeFinance(paying.services, other.id);
    const owing = await paying.owing();
    for (const who of [paying.team.member, paying.team.manager, theirs.manager]) {
      expect((await read(who)).codes.length).toBeGreaterThan(0);
      const there = await api.attempt(who, 'remindPayer', { paymentId: payment(owing.paymentId) }, 'payment { id }');
      const absent = await api.attempt(who, 'remindPayer', { paymentId: payment(newId()) }, 'payment { id }');
      expect(there.codes).toEqual(absent.codes);
      expect(there.codes.length).toBeGreaterThan(0);
    }
    expect((await read(paying.resident)).codes.length).toBeGreaterThan(0);
    const count = 'query ($id: ID!) { node(id: $id) { ... on Team { paymentIssueCount } } }';
    const seen = await api.ask(paying.team.member, count, { id: `Team:${paying.team.id}` });
    expect(seen).toMatchObject({ codes: [], data: { node: { paymentIssueCount: null } } });
  });
});

const plain = (id: string): string => id.split(':')[1] ?? '';

async function roleOfFinance() {
  const role = await paying.services.db.role.findFirstOrThrow({
    where: { teamId: paying.team.id, name: 'Bookkeepers' },
  });
  return { id: newId(), teamId: role.teamId, roleId: role.id };
}

describe('a team with very many payments', () => {
  beforeAll(async () => {
    const { pool } = paying.services;
    // only the plan matters: the rows they refer to may be missing
    await pool.query(`
      SET session_replication_role = replica;
      INSERT INTO payment_intents (id, team_id, obligation_id, state, payment_type, amount_cents, idempotency_key, created_at, updated_at)
      SELECT gen_random_uuid(), CASE n % 2 WHEN 0 THEN '${paying.team.id}' ELSE '${newId()}' END::uuid, gen_random_uuid(),
        CASE WHEN n % 50 = 0 THEN 'live' ELSE 'succeeded' END::payment_intent_state, 'card', 100, 'many:' || n,
        '2026-01-01'::timestamptz + n * interval '1 minute', '2026-01-01'::timestamptz + n * interval '1 minute'
      FROM generate_series(1, 20000) n;
      INSERT INTO refunds (id, team_id, charge_id, state, amount_cents, idempotency_key, requested_by_id, requested_at)
      SELECT gen_random_uuid(), '${paying.team.id}'::uuid, gen_random_uuid(),
        CASE WHEN n % 50 = 0 THEN 'failed' ELSE 'succeeded' END::refund_state, 100, 'many:' || n, gen_random_uuid(), '2026-01-01'::timestamptz + n * interval '1 minute'
      FROM generate_series(1, 20000) n;
      INSERT INTO unfit_steps (active_step_id, submission_id, team_id, kind, amount_cents, since)
      SELECT gen_random_uuid(), gen_random_uuid(), '${paying.team.id}'::uuid, 'advanced_unpaid', 100, '2026-01-01'::timestamptz + n * interval '1 minute'
      FROM generate_series(1, 20000) n;
      INSERT INTO provider_events (id, type, payload, received_at, processed_at)
      SELECT 'many_' || n, 'charge.succeeded', '{}', '2026-01-01'::timestamptz, '2026-01-01'::timestamptz FROM generate_series(1, 20000) n;
      SET session_replication_role = DEFAULT`);
    await pool.query('ANALYZE payment_intents, refunds, unfit_steps, provider_events');
  });

  test('reads a page from the partial indexes for payment issues', async () => {
    const { pool } = paying.services;
    const values = [paying.team.id, new Date(), '-infinity', '', 51];
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${paymentIssueStatement.text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of [
      'payment_intents_live',
      'payment_intents_verifying',
      'refunds_open',
      'unfit_steps_team_id_kind_since_idx',
      'provider_events_waiting',
    ])
      expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (payment_intents|refunds|unfit_steps|provider_events|ledger_entries)/);
  });
});
