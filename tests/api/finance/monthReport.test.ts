import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseMoney } from '#domain/kernel/money.ts';
import { system } from '#server/actor.ts';
import { convergeAccount } from '#server/operations/payment/merchantAccount.ts';
import { tallyDifferences } from '#server/queries/metrics/tallyDifferences.ts';
import { bankAccount, card } from '#tests/adapters/payments/payer.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { makeFinance, type FinancePeople } from '#tests/support/makeFinance.ts';
import { payment, payOnline, usePayments } from '#tests/support/paymentFixture.ts';
import { makeTeam } from '#tests/support/people.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const paying = usePayments();
const { api } = paying;
let finance: FinancePeople;

const sums = 'collectedCents refundedCents disputedCents providerFeeCents platformFeeCents netCents';
const document = `query ($id: ID!, $month: String) { node(id: $id) { ... on Team { monthReport(month: $month) {
  month thisMonth openingCents online { ${sums} } paidOutCents closingCents byHandCents
  lines { formName method sums { ${sums} } } payouts { amountCents status } } } } }`;
const read = (who: Visitor, month: string | null = null) =>
  api.ask(who, document, { id: `Team:${paying.team.id}`, month });

async function report(month: string | null = null) {
  const { data, messages } = await read(finance.member, month);
  expect(messages).toEqual([]);
  return data.node.monthReport;
}

beforeAll(async () => {
  finance = await makeFinance(paying.services, paying.team.id);
});

const settled: string[] = [];

const methods = {
  card: card('4242424242424242'),
  bank: bankAccount('000123456789'),
  /** a card whose bank returns every refund */
  returning: card('4000000000005126'),
};

async function pay(by: keyof typeof methods): Promise<void> {
  const { paymentId } = await paying.owing();
  const method = methods[by];
  await payOnline(paying, paying.resident, paymentId, method);
  await catchUp();
  settled.push((await paying.services.db.charge.findFirstOrThrow({ where: { obligationId: paymentId } })).id);
}

/** Processes what the banks and the provider have done. */
async function catchUp(): Promise<void> {
  await paying.town.sandbox.control.advanceBanks();
  await paying.webhooks();
  await paying.work();
}

async function refund(number: number, amountCents: number): Promise<void> {
  const chargeId = settled[number % settled.length];
  if (chargeId === undefined) return;
  // more than the rest is refused, which is fine
  await api.act(paying.clerk, 'requestRefund', { chargeId: `Charge:${chargeId}`, amountCents }, 'charge { id }');
  await paying.work();
  await catchUp();
}

async function payOut(): Promise<void> {
  await paying.town.sandbox.control.payOut(paying.town.accountId);
  await catchUp();
}

/** Has the bank dispute one of the payments. */
async function dispute(number: number): Promise<void> {
  const id = settled[number % settled.length];
  if (id === undefined) return;
  const { providerChargeId } = await paying.services.db.charge.findUniqueOrThrow({ where: { id } });
  const { stripe, sandbox } = paying.town;
  const charge = await stripe.charges.retrieve(providerChargeId ?? '');
  await sandbox.control.disputeCharge(charge.id);
  await catchUp();
}

async function decide(
  number: number,
  verdict: 'winning_evidence' | 'losing_evidence',
  isAtOnce: boolean,
): Promise<void> {
  const { data } = await paying.town.stripe.disputes.list({ limit: 100 });
  const open = data.filter(({ status }) => status === 'needs_response');
  const chosen = open[number % open.length];
  if (chosen === undefined) return;
  await paying.town.stripe.disputes.update(chosen.id, { evidence: { uncategorized_text: verdict } });
  if (!isAtOnce) await catchUp();
}

const acts = {
  card: fc.constant(() => pay('card')),
  bank: fc.constant(() => pay('bank')),
  returning: fc.constant(() => pay('returning')),
  refund: fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 10_000 })).map((given) => () => refund(...given)),
  payOut: fc.constant(payOut),
  dispute: fc.nat(9).map((number) => () => dispute(number)),
  decide: fc
    .tuple(fc.nat(9), fc.constantFrom('winning_evidence' as const, 'losing_evidence' as const), fc.boolean())
    .map((given) => () => decide(...given)),
};

/** The provider's balance for the team, by its own books. */
async function heldByProvider(): Promise<number> {
  const { stripe, accountId } = paying.town;
  const transactions = await stripe.balanceTransactions.list({ limit: 100 }).autoPagingToArray({ limit: 5_000 });
  const passedOn = ['transfer', 'application_fee', 'transfer_refund', 'application_fee_refund'];
  const held = transactions.filter(({ type }) => passedOn.includes(type)).reduce((sum, { amount }) => sum - amount, 0);
  const payouts = await stripe.payouts.list({ limit: 100 }, { stripeAccount: accountId });
  return held - payouts.data.reduce((sum, { amount }) => sum + amount, 0);
}

describe('a monthly report', () => {
  test("adds up to the provider's balance and payouts, to the cent, whatever happens", async () => {
    const act = fc.oneof(
      { weight: 3, arbitrary: acts.card },
      { weight: 2, arbitrary: acts.bank },
      { weight: 1, arbitrary: acts.returning },
      { weight: 4, arbitrary: acts.refund },
      { weight: 2, arbitrary: acts.payOut },
      { weight: 2, arbitrary: acts.dispute },
      { weight: 1, arbitrary: acts.decide },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 11 }), async (actions) => {
        await actions.reduce((before, action) => before.then(action), Promise.resolve());
        await catchUp();
        const shown = await report();
        expect(shown.closingCents).toBe(await heldByProvider());
        const nets: number[] = shown.lines.map(({ sums: { netCents } }: { sums: { netCents: number } }) => netCents);
        expect(sum(nets)).toBe(shown.online.netCents);
        expect(shown.openingCents + shown.online.netCents - shown.paidOutCents).toBe(shown.closingCents);
        expect(await tallyDifferences(paying.services)).toEqual([]);
      }),
      { numRuns: propertyRuns(3), endOnFailure: true },
    );
    await payOut();
    expect((await report()).closingCents).toBe(0);
  });

  test('starts with the balance of the month before', async () => {
    await pay('card');
    const now = await report();
    const [year = 0, month = 1] = now.thisMonth.split('-').map(Number);
    const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
    const after = await report(next);
    expect(after).toMatchObject({ openingCents: now.closingCents, closingCents: now.closingCents, lines: [] });
    expect((await read(finance.member, 'soon')).codes).toEqual(['BAD_USER_INPUT']);
  });

  test('has a dispute, cash listed separately, and a payout that the bank returned', async () => {
    const before = await report();
    const { paymentId } = await paying.owing();
    await payOnline(paying, paying.resident, paymentId, card('4000000000000259'));
    await catchUp();
    const cash = await paying.owing();
    await api.act(
      paying.clerk,
      'receiveCash',
      { paymentId: payment(cash.paymentId), amountCents: 10_000 },
      'payment { id }',
    );
    const shown = await report();
    expect(shown.online.disputedCents - before.online.disputedCents).toBe(10_000);
    expect(shown.byHandCents - before.byHandCents).toBe(10_000);
    await payOut();
    const paid = await report();
    const last = await paying.services.db.payout.findFirstOrThrow({ orderBy: { id: 'desc' } });
    paying.failing((provider) => ({
      listPayouts: async function* (...args) {
        for await (const payout of provider.listPayouts(...args))
          yield payout.id === last.providerPayoutId ? { ...payout, status: 'failed' } : payout;
      },
    }));
    await convergeAccount({ services: paying.services, actor: system }, paying.town.accountId);
    paying.failing();
    const back = await report();
    expect(back.paidOutCents).toBe(paid.paidOutCents - Number(last.amountCents));
    expect(back.payouts).toHaveLength(paid.payouts.length);
  });

  test.each([
    ['is lost', 'losing_evidence', 7_500, 0],
    ['is won', 'winning_evidence', 0, 7_500],
  ] as const)(
    'counts what the team had left when a dispute for the full amount follows a refund, until it %s',
    async (_how, verdict, taken, left) => {
      const [before, heldBefore] = [await report(), await heldByProvider()];
      const grown = async () => {
        const { online, closingCents } = await report();
        expect(closingCents - before.closingCents).toBe((await heldByProvider()) - heldBefore);
        const fees = online.providerFeeCents + online.platformFeeCents;
        const feesBefore = before.online.providerFeeCents + before.online.platformFeeCents;
        const brought = closingCents - before.closingCents + fees - feesBefore;
        return [online.disputedCents - before.online.disputedCents, brought];
      };
      await pay('card');
      await refund(settled.length - 1, 2_500);
      await dispute(settled.length - 1);
      expect(await grown()).toEqual([7_500, 0]);
      const { data } = await paying.town.stripe.disputes.list({ limit: 1 });
      await paying.town.stripe.disputes.update(data[0]?.id ?? '', { evidence: { uncategorized_text: verdict } });
      await catchUp();
      expect(await grown()).toEqual([taken, left]);
    },
  );

  test.each([false, true])(
    'does not change when a bank returns a refund, disputed afterwards: %s',
    async (isDisputed) => {
      const [before, heldBefore] = [await report(), await heldByProvider()];
      await pay('returning');
      const paid = await report();
      await refund(settled.length - 1, 3_333);
      const back = await report();
      expect(back).toEqual(paid);
      expect(back.closingCents - before.closingCents).toBe((await heldByProvider()) - heldBefore);
      if (!isDisputed) return;
      await dispute(settled.length - 1);
      const after = await report();
      expect(after.closingCents - before.closingCents).toBe((await heldByProvider()) - heldBefore);
    },
  );

  test('matches the sum of the rows on Transactions', async () => {
    const listed = `query ($id: ID!) { node(id: $id) { ... on Team { transactions(group: online, first: 100) {
      edges { node { countedCents } } pageInfo { hasNextPage } } } } }`;
    const { data } = await api.ask(finance.member, listed, { id: `Team:${paying.team.id}` });
    const { edges, pageInfo } = data.node.transactions;
    expect(pageInfo.hasNextPage).toBe(false);
    const { online } = await report();
    expect(sum(edges.map((edge: { node: { countedCents: number } }) => edge.node.countedCents))).toBe(
      online.collectedCents - online.refundedCents - online.disputedCents,
    );
  });

  test('matches the sum of the exported file, to the cent', async () => {
    const input = { teamId: `Team:${paying.team.id}`, format: 'csv' };
    const { data } = await api.act(finance.member, 'exportMonthReport', input, 'export { id name exportType }');
    expect(data.exportMonthReport.export.exportType).toBe('month_report');
    await runJobs(paying.services);
    const { file } = await paying.services.db.export.findUniqueOrThrow({
      where: { id: data.exportMonthReport.export.id.split(':').at(-1) },
      include: { file: true },
    });
    const written = await text(await paying.services.files.read(file?.key ?? ''));
    const rows = parse(written, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];
    const shown = await report();
    const closing = rows.findIndex((row) => row['Line'] === 'Closing balance');
    const amounts = rows.map((row) => parseMoney(row['Amount'] ?? '') ?? 0);
    expect(amounts[closing]).toBe(shown.closingCents);
    expect(sum(amounts.slice(0, closing))).toBe(shown.closingCents);
    expect(sum(rows.map((row) => parseMoney(row['By Hand'] ?? '') ?? 0))).toBe(shown.byHandCents);
  });

  test("is only for people who manage this team's finances", async () => {
    const other = await makeTeam(paying.services);
    const theirs = await makeFinance(paying.services, other.id);
    const input = { teamId: `Team:${paying.team.id}`, format: 'csv' };
    for (const who of [paying.team.member, paying.team.manager, paying.clerk, paying.resident, theirs.manager]) {
      expect((await read(who)).codes.length).toBeGreaterThan(0);
      expect((await api.attempt(who, 'exportMonthReport', input, 'export { id }')).codes.length).toBeGreaterThan(0);
    }
    expect((await read(finance.manager)).codes).toEqual([]);
  });
});

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);
