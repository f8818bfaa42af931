import { newId } from '#server/newId.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { interleaveRounds, jsonClient } from '#tests/bench/town/measure.ts';
import { openPool, openTown } from '#tests/bench/town/openTown.ts';
import { documentId, servePortico, signInAs } from '#tests/bench/town/startServers.ts';

const document = `query Nodes($ids: [ID!]!) { nodes(ids: $ids) { ... on Submission {
  activeSteps { answers { content } availableActions } availableActions } } }`;

/** The number that once kept a server busy for forty seconds. */
const many = 9_212;

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const town = parts.adopt(await openTown(), (open) => open.close());
  const pool = parts.adopt(openPool(town.url, 1), (open) => open.end());
  const portico = parts.adopt(await servePortico(town.url, [document]), (served) => served.stop());
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM users ORDER BY id LIMIT 1');
  const send = jsonClient(portico.port, `/graphql/${documentId(document)}`, {
    cookie: await signInAs(town.url, rows[0]?.id ?? ''),
  });
  const asking = (count: number): string =>
    JSON.stringify({ variables: { ids: Array.from({ length: count }, () => `Submission:${newId()}`) } });
  const [one, tooMany] = [asking(1), asking(many)];
  const measured = await interleaveRounds(
    {
      one: () => send(one),
      tooMany: async () => {
        const answer = await send(tooMany);
        if (!answer.includes('tooMany')) throw new Error(answer.slice(0, 300));
      },
    },
    { clients: 1, ms: 1_000 },
  );
  return [
    { name: 'a request for one thing', ms: measured.one.p50 },
    {
      name: `a request for ${many.toLocaleString('en')} things, refused`,
      ms: measured.tooMany.p50,
      goal: '<= 50 ms',
      met: measured.tooMany.p50 <= 50,
      note: `${(tooMany.length / 1024).toFixed(0)} kB, p95 ${measured.tooMany.p95.toFixed(2)} ms`,
    },
  ];
}

export const bench: Bench = { title: 'A request for far too much', run };
