import { disputeStates } from '#domain/payment/disputes.ts';
import {
  signedAmount,
  filtersOfGroup,
  transactionGroups,
  type TransactionGroup,
} from '#domain/payment/transactions.ts';
import { disputePage } from '#server/queries/payment/disputePage.ts';
import { monthReport } from '#server/queries/payment/monthReport.ts';
import { paymentIssueCount, paymentIssuePage } from '#server/queries/payment/paymentIssuePage.ts';
import {
  allTransactions,
  entryOf,
  transactionCount,
  transactionPage,
  type TransactionSearch,
} from '#server/queries/payment/transactionPage.ts';
import { transactionTotals } from '#server/queries/payment/transactionTotals.ts';
import type { Services } from '#server/Services.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { fillCharges } from '#tests/bench/town/fillCharges.ts';
import { interleaveRounds, type Call } from '#tests/bench/town/measure.ts';
import { openEmpty } from '#tests/bench/town/openEmpty.ts';

const most = 20;
/** What a page fetches: one row more than it shows. */
const pageSize = 51;
const day = 86_400_000;
const timeZone = 'America/New_York';

const titles = { online: 'Transactions', by_hand: 'Cash & Checks' } as const satisfies Record<TransactionGroup, string>;

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const { services, url } = await openEmpty(parts, 'charges');
  const teamId = await fillCharges(url);
  const calls = {
    ...(await ofLists(services, teamId)),
    ...ofDisputes(services, teamId),
    ...(await ofRest(services, teamId)),
  };
  const measured = await interleaveRounds(calls, { clients: 1, rounds: 3, ms: 200 });
  return [
    ...Object.entries(measured).map(([name, { p50, p95 }]) => measureOf(name, p50, `p95 ${p95.toFixed(2)} ms`)),
    ...(await ofCounts(services, teamId)),
  ];
}

const measureOf = (name: string, ms: number, note: string): Measure => ({
  ...{ name, ms, goal: `<= ${most} ms`, met: ms <= most, note },
});

/** The size of a full export takes several statements; the slowest of them counts. */
async function ofCounts({ pool, now }: Services, teamId: string): Promise<readonly Measure[]> {
  const [from, until] = [new Date(0), new Date(now().getTime() + day)];
  const measures: Measure[] = [];
  for (const group of transactionGroups) {
    const slowest: number[] = [];
    const query = pool.query.bind(pool) as (...args: readonly unknown[]) => Promise<unknown>;
    const timed = {
      query: async (...args: readonly unknown[]) => {
        const started = performance.now();
        const answer = await query(...args);
        slowest.push(performance.now() - started);
        return answer;
      },
    } as unknown as Pick<Services['pool'], 'query'>;
    const count = await transactionCount(timed, { teamId, group, show: 'all', from, until });
    const note = `${count.toLocaleString('en')} in ${slowest.length} statements`;
    measures.push(measureOf(`${titles[group]}: how many, for the file of everything`, Math.max(...slowest), note));
  }
  return measures;
}

async function ofLists({ pool, now }: Services, teamId: string): Promise<Record<string, Call>> {
  // days start on a quarter hour, as stored totals do
  const until = new Date(Math.ceil(now().getTime() / day) * day);
  const calls: Record<string, Call> = {};
  for (const group of transactionGroups) {
    const all: TransactionSearch = { teamId, group, show: 'all', from: new Date(until.getTime() - 800 * day), until };
    const month = { ...all, from: new Date(until.getTime() - 400 * day), until: new Date(until.getTime() - 369 * day) };
    await agree(pool, month);
    const deep = await half(pool, all);
    const put = (what: string, call: Call): void => {
      calls[`${titles[group]}: ${what}`] = call;
    };
    put('first page', () => transactionPage(pool, { ...all, from: month.until }, null, pageSize));
    put('a page after half a million', () => transactionPage(pool, all, deep, pageSize));
    put('a month', () => transactionPage(pool, month, null, pageSize));
    put('everything', () => transactionPage(pool, all, null, pageSize));
    for (const show of filtersOfGroup[group])
      put(`only ${show}`, () => transactionPage(pool, { ...all, show }, null, pageSize));
    put('totals of a month', () => transactionTotals(pool, month));
    put('totals of everything', () => transactionTotals(pool, all));
    put('how many, for the file of a month', () => transactionCount(pool, month));
    put('what of the file is read at once', () => allTransactions(pool, { ...all, until: deep.at }).next());
  }
  return calls;
}

function ofDisputes({ pool }: Services, teamId: string): Record<string, Call> {
  const states = [null, ...disputeStates];
  return Object.fromEntries(
    states.map((state): [string, Call] => [
      `Charge Disputes: ${state ?? 'all'}`,
      () => disputePage(pool, { teamId, state }, null, pageSize),
    ]),
  );
}

async function ofRest({ pool, now }: Services, teamId: string): Promise<Record<string, Call>> {
  const input = { teamId, now: now() };
  const page = await paymentIssuePage(pool, input, null, 1_000);
  const last = page.at(-1);
  if (!last) throw new Error('there are no payment issues');
  const month = now().toISOString().slice(0, 7);
  const earlier = new Date(now().getTime() - 300 * day).toISOString().slice(0, 7);
  return {
    'Payment issues: first page': () => paymentIssuePage(pool, input, null, pageSize),
    'Payment issues: after a thousand': () => paymentIssuePage(pool, input, last, pageSize),
    'Payment issues: total': () => paymentIssueCount(pool, teamId, input.now),
    'Month report: this month': () => monthReport(pool, { teamId, timeZone, month }),
    'Month report: ten months ago': () => monthReport(pool, { teamId, timeZone, month: earlier }),
  };
}

/** The position halfway down a list. */
async function half(pool: Services['pool'], { teamId, group, from, until }: TransactionSearch) {
  const { rows } = await pool.query<{ at: Date; id: string }>(
    `SELECT occurred_at AS at, id FROM ledger_entries WHERE team_id = $1 AND (charge_id IS NOT NULL) = $2
     AND kind NOT IN ('charge_pending', 'charge_failed', 'removal') AND occurred_at < $3 ORDER BY occurred_at DESC LIMIT 1`,
    [teamId, group === 'online', new Date((from.getTime() + until.getTime()) / 2)],
  );
  if (!rows[0]) throw new Error('there is no lower half');
  return rows[0];
}

/** A fast wrong result does not count: a month's rows must match its totals. */
async function agree(pool: Services['pool'], search: TransactionSearch): Promise<void> {
  let listed = 0;
  for await (const rows of allTransactions(pool, search)) for (const row of rows) listed += signedAmount(entryOf(row));
  const totals = await transactionTotals(pool, search);
  const told = totals.reduce((sum, { collected, refunded, disputed }) => sum + collected - refunded - disputed, 0);
  if (listed !== told || listed === 0) throw new Error(`the rows add up to ${listed}, the totals to ${told}`);
}

export const bench: Bench = { title: 'The pages of finance, among one million charges of a team', run };

if (import.meta.main) console.table(await run());
