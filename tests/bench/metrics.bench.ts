import type { Bench, Measure } from '#tests/bench/bench.ts';
import { interleaveRounds, jsonClient, type Call } from '#tests/bench/town/measure.ts';
import { openPool, openTown } from '#tests/bench/town/openTown.ts';
import { townId } from '#tests/bench/town/seedTown.ts';
import { documentId, servePortico, signInAs } from '#tests/bench/town/startServers.ts';

const query = `query Metrics($launchedFrom: String, $launchedTo: String) { viewer { metrics(launchedFrom: $launchedFrom, launchedTo: $launchedTo) {
  launched { count percent } completed { count percent } active { count percent } overdue { count percent } breakdown { count form { name } }
  outputs { name count } revenue { collectedCents bars { from collectedCents } byType { type collectedCents } }
  attention { scopedId templateName applicant createdAt } forms { id name } } } }`;

/** The cost of counting the same four figures from rows. */
const plain = `SELECT count(*)::int AS launched, count(*) FILTER (WHERE status = 'finished') AS completed,
  count(*) FILTER (WHERE status = 'active') AS active, count(*) FILTER (WHERE status = 'active' AND due_at < now()) AS overdue
  FROM dashboard_rows WHERE team_id = $1`;

/** The team with the most submissions, and its owner. */
const [team, owner] = [townId('team', 1), townId('user', 1)];
const most = 20;

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const town = parts.adopt(await openTown(), (open) => open.close());
  const pool = parts.adopt(openPool(town.url, 2), (open) => open.end());
  const portico = parts.adopt(await servePortico(town.url, [query]), (served) => served.stop());
  const cookie = await signInAs(town.url, owner);
  const ask = jsonClient(portico.port, `/graphql/${documentId(query)}`, { cookie });
  const { rows } = await pool.query<{ launched: number }>(plain, [team]);
  const answer = JSON.parse(await ask(JSON.stringify({ variables: {} }))) as {
    readonly data?: { readonly viewer: { readonly metrics: { readonly launched: { readonly count: number } } } };
  };
  // a fast wrong result does not count
  const [counted, told] = [rows[0]?.launched ?? 0, answer.data?.viewer.metrics.launched.count ?? 0];
  if (told < counted) throw new Error(`the figures disagree with the database: ${told} of ${counted}`);
  const call = (variables: object): Call => {
    const body = JSON.stringify({ variables });
    return () => ask(body);
  };
  const measured = await interleaveRounds(
    {
      plain: () => pool.query(plain, [team]),
      all: call({}),
      period: call({ launchedFrom: '2025-02-03', launchedTo: '2026-05-06' }),
    },
    { clients: 1 },
  );
  const said = `${counted.toLocaleString('en')} submissions`;
  const goal = (name: string, p50: number, p95: number): Measure => ({
    ...{ name, ms: p50, goal: `<= ${most} ms`, met: p50 <= most, note: `p95 ${p95.toFixed(2)} ms` },
  });
  return [
    { name: `four figures of ${said}, counted one by one`, ms: measured.plain.p50 },
    goal(`all figures of ${said}`, measured.all.p50, measured.all.p95),
    goal(`all figures of a period of days, of ${said}`, measured.period.p50, measured.period.p95),
  ];
}

export const bench: Bench = { title: 'The figures of the dashboard, among one million submissions', run };
