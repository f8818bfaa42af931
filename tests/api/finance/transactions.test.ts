import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseMoney } from '#domain/kernel/money.ts';
import { filtersOfGroup, transactionGroups } from '#domain/payment/transactions.ts';
import { newId } from '#server/newId.ts';
import { tallyRangeParams } from '#server/queries/metrics/tallyJoin.ts';
import { transactionCount, transactionStatements } from '#server/queries/payment/transactionPage.ts';
import { totalsStatement } from '#server/queries/payment/transactionTotals.ts';
import { card } from '#tests/adapters/payments/payer.ts';
import { useDatabase } from '#tests/support/database.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { makeFinance, type FinancePeople } from '#tests/support/makeFinance.ts';
import { payment, payOnline, usePayments, type SubmissionWithPayment } from '#tests/support/paymentFixture.ts';
import { makeTeam } from '#tests/support/people.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const paying = usePayments({ database: useDatabase({ isNew: true }) });
const { api } = paying;
let finance: FinancePeople;

const document = `query ($id: ID!, $group: TransactionGroup!, $startDate: String, $endDate: String, $first: Int, $after: String) {
  node(id: $id) { ... on Team {
    transactionSummary(group: $group, startDate: $startDate, endDate: $endDate) { from to
      totals { formName method collectedCents refundedCents disputedCents } }
    transactions(group: $group, startDate: $startDate, endDate: $endDate, first: $first, after: $after) {
      edges { node { kind state method amountCents countedCents feeCents person checkNumber submissionNumber submissionId } }
      pageInfo { hasNextPage endCursor } } } } }`;

const read = async (who: Visitor, variables: object) =>
  api.ask(who, document, { id: `Team:${paying.team.id}`, first: 100, ...variables });

interface Row {
  readonly kind: string;
  readonly state: string;
  readonly method: string;
  readonly countedCents: number;
}
interface Total {
  readonly method: string;
  readonly collectedCents: number;
  readonly refundedCents: number;
  readonly disputedCents: number;
}

async function listed(group: 'online' | 'by_hand', variables: object = {}) {
  const { data } = await read(finance.member, { group, ...variables });
  const { transactions, transactionSummary } = data.node;
  return {
    rows: transactions.edges.map(({ node }: { node: Row }) => node) as Row[],
    totals: transactionSummary.totals as Total[],
    days: transactionSummary as { from: string; to: string },
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);
const netOf = (totals: readonly Total[]): number =>
  sum(totals.map((total) => total.collectedCents - total.refundedCents - total.disputedCents));

const act = (name: string, { paymentId }: SubmissionWithPayment, input = {}) =>
  api.attemptByName(paying.clerk, name, { paymentId: payment(paymentId), ...input }, 'payment { id }');

async function paid(number = '4242424242424242'): Promise<SubmissionWithPayment> {
  const owing = await paying.owing();
  await payOnline(paying, paying.resident, owing.paymentId, card(number));
  await paying.webhooks();
  await paying.work();
  return owing;
}

beforeAll(async () => {
  finance = await makeFinance(paying.services, paying.team.id);
  await paid();
  const refunded = await paid();
  const charge = await paying.services.db.charge.findFirstOrThrow({ where: { obligationId: refunded.paymentId } });
  await api.act(
    paying.clerk,
    'requestRefund',
    { chargeId: `Charge:${charge.id}`, amountCents: 2_001 },
    'charge { id }',
  );
  await paying.work();
  await paid('4000000000000259');
  await paying.town.sandbox.control.advanceBanks();
  await paying.webhooks();
  await paying.work();
  const byCheck = await paying.owing();
  await act('receiveCheck', byCheck, { amountCents: 6_003, checkNumber: '1042' });
  const byCash = await paying.owing();
  await act('receiveCash', byCash, { amountCents: 10_000 });
  await act('removeCashPayment', byCash);
  await act('receiveCash', byCash, { amountCents: 4_000 });
});

describe('the transactions list', () => {
  test('shows online payments, refunds, and disputes that add up to the totals', async () => {
    const { rows, totals } = await listed('online');
    expect(rows.map(({ kind, state, countedCents }) => `${kind} ${state} ${countedCents}`).toSorted()).toEqual([
      'dispute open -10000',
      'payment stands 10000',
      'payment stands 10000',
      'payment stands 10000',
      'refund stands -2001',
    ]);
    expect(netOf(totals)).toBe(17_999);
    expect(sum(rows.map(({ countedCents }) => countedCents))).toBe(17_999);
  });

  test('shows removed cash and check payments, but does not count them', async () => {
    const { rows, totals } = await listed('by_hand');
    expect(rows).toMatchObject([
      { kind: 'cash', state: 'stands', countedCents: 4_000, person: 'Clara Clerk' },
      { kind: 'cash', state: 'removed', amountCents: 10_000, countedCents: 0 },
      { kind: 'check', state: 'stands', countedCents: 6_003, checkNumber: '1042' },
    ]);
    expect(netOf(totals)).toBe(10_003);
  });

  test('has the same rows page by page', async () => {
    const kinds: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { data } = await read(finance.member, { group: 'online', first: 2, after });
      const { edges, pageInfo } = data.node.transactions;
      kinds.push(...edges.map(({ node }: { node: Row }) => node.kind));
      [more, after] = [pageInfo.hasNextPage, pageInfo.endCursor];
    }
    expect(kinds).toEqual((await listed('online')).rows.map(({ kind }) => kind));
  });

  test("covers the requested days in the team's time zone, and the last month by default", async () => {
    const { days } = await listed('online');
    expect(days.to >= days.from).toBe(true);
    expect((await listed('online', { startDate: '1/1/2020', endDate: '2020-2-1' })).rows).toEqual([]);
    const wrong = await read(finance.member, { group: 'online', startDate: 'soon' });
    expect(wrong.codes).toEqual(['BAD_USER_INPUT']);
  });

  test("is only for people who manage this team's finances", async () => {
    const other = await makeTeam(paying.services);
    const theirs = await makeFinance(paying.services, other.id);
    const { member, manager } = paying.team;
    for (const who of [member, manager, paying.clerk, paying.resident, theirs.member])
      expect((await read(who, { group: 'online' })).codes.length).toBeGreaterThan(0);
    expect((await read(finance.manager, { group: 'online' })).codes).toEqual([]);
  });

  test('links to a submission only for people who may see it', async () => {
    const { data } = await read(finance.member, { group: 'by_hand' });
    expect(
      data.node.transactions.edges.map(({ node }: { node: { submissionId: unknown } }) => node.submissionId),
    ).toEqual([null, null, null]);
  });
});

describe('the transactions file', () => {
  const payload = 'export { id name exportType status }';
  const ask = (who: Visitor, group: string, input = {}) =>
    api.attempt(
      who,
      'exportTransactions',
      { teamId: `Team:${paying.team.id}`, group, format: 'csv', ...input },
      payload,
    );

  test.each([
    ['online', 'transactions', 17_999],
    ['by_hand', 'cash_and_checks', 10_003],
  ] as const)('%s matches the list, to the cent', async (group, type, cents) => {
    const { data } = await ask(finance.member, group);
    const { id: globalId, exportType } = data.exportTransactions.export;
    expect(exportType).toBe(type);
    await runJobs(paying.services);
    const { file, name } = await paying.services.db.export.findUniqueOrThrow({
      where: { id: globalId.split(':').at(-1) },
      include: { file: true },
    });
    expect(name).toContain(paying.team.slug);
    const written = await text(await paying.services.files.read(file?.key ?? ''));
    const rows = parse(written, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];
    expect(sum(rows.map((row) => parseMoney(row['Amount'] ?? '') ?? Number.NaN))).toBe(cents);
    expect(rows).toHaveLength((await listed(group)).rows.length);
  });

  test('has only the part of the list that was exported, and is named after it', async () => {
    const { data } = await ask(finance.member, 'online', { show: 'refunds' });
    const id = data.exportTransactions.export.id.split(':').at(-1);
    await runJobs(paying.services);
    const { file, name } = await paying.services.db.export.findUniqueOrThrow({
      where: { id },
      include: { file: true },
    });
    expect(name).toMatch(/: Refunds$/);
    const written = await text(await paying.services.files.read(file?.key ?? ''));
    const rows = parse(written, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];
    expect(rows.map((row) => parseMoney(row['Amount'] ?? ''))).toEqual([-2_001]);
  });

  test('is refused to everyone else, and withheld from people who lost access', async () => {
    for (const who of [paying.team.member, paying.team.manager, paying.resident])
      expect((await ask(who, 'online')).codes.length).toBeGreaterThan(0);
    const { data } = await ask(finance.member, 'online');
    await runJobs(paying.services);
    await paying.services.db.role.updateMany({ where: { name: 'Bookkeepers' }, data: { financeMember: false } });
    const text = 'query ($id: ID!) { node(id: $id) { ... on Export { withheldBecause downloadUrl } } }';
    const seen = await api.ask(finance.member, text, { id: data.exportTransactions.export.id });
    expect(seen.data.node.withheldBecause).not.toBeNull();
    await paying.services.db.role.updateMany({ where: { name: 'Bookkeepers' }, data: { financeMember: true } });
  });

  test('rejects invalid days at their position', async () => {
    const answer = await ask(finance.member, 'online', { startDate: '2026-02-02', endDate: '2026-02-01' });
    expect(answer.refusal).toEqual({ endDate: 'mustEndAfterStart' });
  });
});

describe('a team with very many payments', () => {
  beforeAll(async () => {
    const { pool } = paying.services;
    // only the plan matters: the rows that entries refer to may be missing, and are not counted
    await pool.query(`
      SET session_replication_role = replica;
      INSERT INTO ledger_entries (id, team_id, obligation_id, kind, amount_cents, external_id, occurred_at, for_renewal, by_bank)
      SELECT gen_random_uuid(), CASE n % 2 WHEN 0 THEN '${paying.team.id}' ELSE '${newId()}' END::uuid, gen_random_uuid(),
        (ARRAY['charge_succeeded', 'charge_pending', 'cash', 'check', 'waiver', 'refund_failed', 'refund_succeeded', 'dispute_opened'])[1 + n / 2 % 8]::ledger_kind, 100,
        'many_' || n || '/fact', '2001-01-01'::timestamptz + n * interval '1 minute', n % 7 = 0, n % 11 = 0
      FROM generate_series(1, 20000) n;
      SET session_replication_role = DEFAULT`);
    await pool.query(`
      SET session_replication_role = replica;
      INSERT INTO money_tallies (master_template_id, grain, starts_at, way, collected_cents)
      SELECT f.id, 'quarter', '2001-01-01'::timestamptz + n * interval '15 minutes', 'card', 100
      FROM master_templates f, generate_series(1, 20000) n;
      SET session_replication_role = DEFAULT`);
    await pool.query('ANALYZE ledger_entries, money_tallies');
  });

  async function planOf(text: string, values: readonly unknown[]): Promise<string> {
    const { rows } = await paying.services.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  const parts = transactionGroups.flatMap((group) => filtersOfGroup[group].map((show) => [group, show] as const));
  const indexes: Readonly<Record<string, string>> = {
    ...{ 'online all': 'ledger_entries_online', 'by_hand all': 'ledger_entries_by_hand' },
    // common entries are filtered from the general index
    'online payments': 'ledger_entries_online',
    ...{ 'online card': 'ledger_entries_paid', 'online ach': 'ledger_entries_paid' },
    ...{ 'online refunds': 'ledger_entries_refunded', 'online disputes': 'ledger_entries_disputed' },
    ...{ 'by_hand check': 'ledger_entries_checks', 'by_hand cash': 'ledger_entries_cash' },
    ...{ 'online renewals': 'ledger_entries_renewed', 'by_hand renewals': 'ledger_entries_renewed_by_hand' },
  };

  test.each(parts)('reads a page of %s, %s, with an index scan that starts at its position', async (group, show) => {
    const values = [paying.team.id, '2001-01-01', '2001-02-01', newId(), 51];
    const plan = await planOf(transactionStatements[group].get(show)?.text ?? '', values);
    expect(plan).toContain(`Index Scan Backward using ${indexes[`${group} ${show}`]}`);
    expect(plan).not.toMatch(/Sort|Seq Scan on ledger_entries/);
    // PostgreSQL can use only one of two upper bounds, and would read everything between them
    expect(plan.match(/occurred_at[^A-Z]*<[^=>]/g)).toHaveLength(1);
  });

  test('adds up the requested days only, not the whole history', async () => {
    const days = { from: new Date('2001-01-03T05:00:00Z'), until: new Date('2001-04-12T05:00:00Z') };
    const plan = await planOf(totalsStatement.text, [paying.team.id, ...tallyRangeParams([days]), ['card']]);
    expect(plan).not.toContain('Seq Scan on money_tallies');
  });

  test('is counted exactly, range by range', async () => {
    const { pool } = paying.services;
    const [from, until] = [new Date('2001-01-01'), new Date('2001-01-15')];
    const search = { teamId: paying.team.id, group: 'online', show: 'payments', from, until } as const;
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int FROM ledger_entries WHERE team_id = $1 AND kind = 'charge_succeeded' AND occurred_at >= $2 AND occurred_at < $3`,
      [paying.team.id, from, until],
    );
    expect(rows[0]?.count).toBeGreaterThan(1_000);
    for (const stretch of [7, 100, 50_000]) expect(await transactionCount(pool, search, stretch)).toBe(rows[0]?.count);
  });
});
