import type { Bench, Measure } from '#tests/bench/bench.ts';
import { interleaveRounds, jsonClient, type Call, type Round } from '#tests/bench/town/measure.ts';
import { openPool, openTown } from '#tests/bench/town/openTown.ts';
import { townId } from '#tests/bench/town/seedTown.ts';
import { documentId, servePortico, signInAs } from '#tests/bench/town/startServers.ts';

/** Each task once, through any of the viewer's roles, without their own submissions and skipped tasks. */
const own = `SELECT i.submission_id AS id, min(i.task) AS task, min(i.since) AS since, min(i.due_at) AS due_at
  FROM inbox_rows i WHERE i.principal_id = ANY ($1::uuid[]) AND i.task IS NOT NULL
    AND NOT EXISTS (SELECT FROM applicant_attachments a WHERE a.submission_id = i.submission_id AND a.user_id = $2)
    AND NOT EXISTS (SELECT FROM skipped_tasks k WHERE k.submission_id = i.submission_id AND k.user_id = $2 AND k.created_at >= i.since)
  GROUP BY i.submission_id`;

/** The limit: what any server must query for the page and its total, as a prepared statement on a bare connection. */
const page = {
  name: 'bare_tasks',
  text: `WITH own AS (${own}), page AS (SELECT * FROM own ORDER BY COALESCE(due_at < now(), false) DESC, since, id LIMIT 21)
    SELECT (SELECT count(*)::int FROM own) AS total, page.task, page.since, r.id, r.scoped_id, r.identifier, r.template_name, r.applicant,
      r.current_step_name, r.current_step_since, r.due_at
    FROM page JOIN dashboard_rows r ON r.id = page.id`,
};

const query = `query Tasks { tasks(first: 20) { totalCount pageInfo { hasNextPage endCursor }
  edges { cursor node { id submissionId kind isOverdue row { scopedId identifier templateName applicant currentStepName currentStepSince dueAt } } } } }`;

/** A person on a medium-sized team, and the one with the most work. */
const people = { 'a usual person': 60, 'the busiest person': 1 } as const;

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const town = parts.adopt(await openTown(), (open) => open.close());
  const pool = parts.adopt(openPool(town.url, 16), (open) => open.end());
  const portico = parts.adopt(await servePortico(town.url, [query]), (served) => served.stop());
  const measures: Measure[] = [];
  for (const [who, number] of Object.entries(people)) {
    const userId = townId('user', number);
    const cookie = await signInAs(town.url, userId);
    const held = await pool.query<{ id: string }>('SELECT role_id AS id FROM role_members WHERE user_id = $1', [
      userId,
    ]);
    const values = [[userId, ...held.rows.map(({ id }) => id)], userId];
    const askPortico = jsonClient(portico.port, `/graphql/${documentId(query)}`, { cookie });
    const body = JSON.stringify({ variables: {} });
    agree(JSON.parse(await askPortico(body)), (await pool.query<{ total: number }>({ ...page, values })).rows[0]);
    const calls: Record<'bare' | 'portico', Call> = {
      bare: async () => {
        await pool.query({ ...page, values });
      },
      portico: () => askPortico(body),
    };
    for (const clients of [1, 16]) measures.push(...report(who, clients, await interleaveRounds(calls, { clients })));
  }
  return measures;
}

function report(who: string, clients: number, { bare, portico }: Record<'bare' | 'portico', Round>): Measure[] {
  const named = `${who}, ${clients} at a time`;
  const ratio = portico.p50 / bare.p50;
  const of = (round: Round) => ({ ms: round.p50, perSecond: round.perSecond, note: `p95 ${round.p95.toFixed(2)} ms` });
  return [
    { name: `a prepared statement, ${named}`, ...of(bare) },
    { name: `Portico, ${named}`, ...of(portico), ratio, goal: '<= 2x', met: ratio <= 2 },
  ];
}

/** A fast wrong result does not count. */
function agree(
  answer: { data?: { tasks: { totalCount: number; edges: readonly unknown[] } } },
  expected: { total: number } | undefined,
): void {
  const tasks = answer.data?.tasks;
  const total = expected?.total ?? 0;
  if (tasks?.totalCount !== total || tasks.edges.length !== Math.min(20, total)) {
    throw new Error(`the tasks disagree with the database: ${JSON.stringify(answer).slice(0, 500)} against ${total}`);
  }
}

export const bench: Bench = {
  title: 'My Tasks: 20 tasks with their number, among one million submissions',
  run,
};

if (import.meta.main) console.table(await run());
