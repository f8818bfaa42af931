import type { Pool } from 'pg';
import type { SubmissionFilter } from '#domain/filter/filter.ts';
import { defaultSubmissionOrder } from '#domain/filter/submissionSorts.ts';
import { submissionsPage, type PageRequest } from '#server/queries/dashboard/submissionsPage.ts';
import { loadPrincipal, unrestrictedRequester } from '#server/sessions/loadPrincipal.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { interleaveRounds, jsonClient, type Call, type Round } from '#tests/bench/town/measure.ts';
import { openPool, openTown } from '#tests/bench/town/openTown.ts';
import { townId } from '#tests/bench/town/seedTown.ts';
import { servePostGraphile } from '#tests/bench/town/servePostGraphile.ts';
import { documentId, servePortico, signInAs } from '#tests/bench/town/startServers.ts';

const columns = `r.id, r.kind, r.status, r.scoped_id, r.identifier, r.template_name, r.applicant, r.applicants_count, r.action, r.current_step_name,
  r.step_type, r.current_step_since, r.due_at, r.is_external, r.is_review, r.assigned, r.is_renewal, r.created_at, r.last_activity_at, r.last_edited_at`;

/** The limit: what any server must query for the page, as two prepared statements on a bare connection. */
const page = {
  name: 'bare_page',
  text: `SELECT ${columns} FROM (
    SELECT DISTINCT f.id, f.last_activity_at FROM unnest((SELECT $1::uuid[])) AS s(id) CROSS JOIN LATERAL (
      SELECT submission_id AS id, last_activity_at FROM inbox_rows WHERE principal_id = s.id AND status = 'active'
      ORDER BY last_activity_at DESC, submission_id DESC LIMIT 21) f
    ORDER BY f.last_activity_at DESC, f.id DESC LIMIT 21) p JOIN dashboard_rows r ON r.id = p.id
    ORDER BY p.last_activity_at DESC, p.id DESC`,
};
const count = {
  name: 'bare_count',
  text: `SELECT count(*)::int FROM (
    SELECT submission_id FROM inbox_rows WHERE principal_id = ANY ((SELECT $1::uuid[])::uuid[]) AND status = 'active' GROUP BY submission_id) each`,
};

const own: SubmissionFilter = [
  { field: 'assignedToMe', operator: 'is', value: true },
  { field: 'completion', operator: 'is', value: 'active' },
];
const query = `query Dashboard { submissionRows(sort: lastActivityAt, first: 20, assignedToMe: true, status: active) { totalCount pageInfo { hasNextPage endCursor }
  edges { cursor node { id submissionId status scopedId identifier templateName applicant applicantsCount action currentStepName stepType
    currentStepSince dueAt isExternal isReview assigned { id name } isRenewal createdAt lastActivityAt lastEditedAt } } } }`;

/** A person on a medium-sized team, and the one with the most work. */
const people = { 'a usual person': 60, 'the busiest person': 1 } as const;
/** The time the page may take in the database, even for the person with the most rows. */
const mostMs = 3;

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const town = parts.adopt(await openTown(), (open) => open.close());
  const pool = parts.adopt(openPool(town.url, 16), (open) => open.end());
  const portico = parts.adopt(await servePortico(town.url, [query]), (served) => served.stop());
  const rival = parts.adopt(await servePostGraphile(town.url), (served) => served.stop());
  const measures: Measure[] = [];
  for (const [who, number] of Object.entries(people)) {
    const userId = townId('user', number);
    const cookie = await signInAs(town.url, userId);
    const held = await pool.query<{ id: string }>('SELECT role_id AS id FROM role_members WHERE user_id = $1', [
      userId,
    ]);
    const principals = [userId, ...held.rows.map(({ id }) => id)];
    const askPortico = jsonClient(portico.port, `/graphql/${documentId(query)}`, { cookie });
    const askRival = jsonClient(rival.port, '/graphql');
    const ours = JSON.stringify({ variables: {} });
    const theirs = JSON.stringify(rival.page(userId));
    await agree(JSON.parse(await askPortico(ours)), (await pool.query({ ...count, values: [principals] })).rows[0]);
    const calls: Record<'bare' | 'portico' | 'postgraphile', Call> = {
      bare: async () => {
        await pool.query({ ...page, values: [principals] });
        await pool.query({ ...count, values: [principals] });
      },
      portico: () => askPortico(ours),
      postgraphile: () => askRival(theirs),
    };
    // a warm-up, because a running server is measured and not one that has just started
    for (const clients of [16, 1]) measures.push(...report(who, clients, await interleaveRounds(calls, { clients })));
    measures.push(await inDatabase(pool, who, userId));
  }
  return measures;
}

/** The page with its total, as one statement on a persistent connection. */
async function inDatabase(pool: Pool, who: string, userId: string): Promise<Measure> {
  const principal = await loadPrincipal(pool, userId, unrestrictedRequester);
  if (!principal) throw new Error(`there is no ${who}`);
  const input: PageRequest = {
    filter: own,
    order: defaultSubmissionOrder,
    size: 20,
    direction: 'forward',
    from: null,
    skip: 0,
    withTotal: true,
  };
  const ask: Call = () => submissionsPage({ pool, principal, now: new Date() }, input);
  const { p50: ms, p95 } = (await interleaveRounds({ ask }, { clients: 1 })).ask;
  const note = `p95 ${p95.toFixed(2)} ms`;
  return { name: `the page in the database, ${who}`, ms, goal: `<= ${mostMs} ms`, met: ms <= mostMs, note };
}

function report(
  who: string,
  clients: number,
  { bare, portico, postgraphile }: Record<'bare' | 'portico' | 'postgraphile', Round>,
): Measure[] {
  const named = `${who}, ${clients} at a time`;
  const ratio = portico.p50 / bare.p50;
  return [
    {
      name: `two prepared statements, ${named}`,
      ms: bare.p50,
      perSecond: bare.perSecond,
      note: `p95 ${bare.p95.toFixed(2)} ms`,
    },
    {
      name: `Portico, ${named}`,
      ms: portico.p50,
      perSecond: portico.perSecond,
      ratio,
      goal: '<= 2.0x',
      met: ratio <= 2,
      note: `p95 ${portico.p95.toFixed(2)} ms`,
    },
    {
      name: `PostGraphile, ${named}`,
      ms: postgraphile.p50,
      perSecond: postgraphile.perSecond,
      ratio: postgraphile.p50 / bare.p50,
      note: 'no session, no access rules, direct assignments only',
    },
  ];
}

/** A fast wrong result does not count. */
async function agree(
  answer: { data?: { submissionRows: { totalCount: number; edges: readonly unknown[] } } },
  expected: { count: number } | undefined,
): Promise<void> {
  const rows = answer.data?.submissionRows;
  if (rows?.totalCount !== expected?.count || rows?.edges.length !== Math.min(20, expected?.count ?? 0)) {
    throw new Error(
      `the page disagrees with the database: ${JSON.stringify(answer).slice(0, 500)} against ${JSON.stringify(expected)}`,
    );
  }
}

export const bench: Bench = {
  title: 'The submissions dashboard: 20 rows, mine and active, with the total, among one million',
  run,
};

if (import.meta.main) console.table(await run());
