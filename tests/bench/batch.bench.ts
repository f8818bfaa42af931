import pg from 'pg';
import type { BatchAction } from '#domain/batch/batchRules.ts';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { actOnSubmissions } from '#server/operations/batch/actOnSubmissions.ts';
import { runBatch } from '#server/operations/batch/runBatch.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import type { Services } from '#server/Services.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { fillForm, type FilledForm } from '#tests/bench/town/fillForm.ts';
import { openEmpty } from '#tests/bench/town/openEmpty.ts';

const [count, fields] = [10_000, 20];
const mostMs = 2_000;

/** Each action follows the one that it undoes, and actions without an undo come last. */
const actions: readonly BatchAction[] = ['tag', 'untag', 'assign', 'unassign', 'halt', 'resume', 'delete'];

/** The limit: the rows that any server has to write for that many changes, as one statement each. */
const bare: readonly string[] = [
  `UPDATE submissions SET last_activity_at = now(), revision = revision + 1`,
  `UPDATE dashboard_rows SET last_activity_at = now()`,
  `INSERT INTO activities (id, team_id, submission_id, kind, is_internal, data, created_at)
   SELECT gen_random_uuid(), team_id, id, 'tagSubmission', true, '{}', now() FROM submissions`,
  `INSERT INTO event_outboxes (team_id, topic, payload)
   SELECT team_id, 'submission:' || id, jsonb_build_object('submissionId', id) FROM submissions`,
];

/**
 * Like a town in use: steps have running clocks, and some have a clerk and a tag. Empty tables would have no realistic
 * plans.
 */
const atWork: readonly string[] = [
  `INSERT INTO step_intervals (id, team_id, submission_id, active_step_id, holder, started_at)
   SELECT gen_random_uuid(), team_id, submission_id, id, 'applicant', now() FROM active_steps`,
  `INSERT INTO users (id, email, name) VALUES (gen_random_uuid(), 'clerk@example.gov', 'Clerk')`,
  `INSERT INTO submission_attachments (id, team_id, submission_id, user_id, assigned)
   SELECT gen_random_uuid(), s.team_id, s.id, u.id, true FROM submissions s JOIN users u ON u.name = 'Clerk' WHERE s.scoped_id % 5 = 0`,
  `INSERT INTO tags (id, team_id, name) SELECT gen_random_uuid(), id, 'seen' FROM teams`,
  `INSERT INTO taggings (id, team_id, tag_id, submission_id)
   SELECT gen_random_uuid(), s.team_id, g.id, s.id FROM submissions s JOIN tags g ON g.name = 'seen' WHERE s.scoped_id % 5 = 1`,
];

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const empty = await openEmpty(parts, 'batch');
  const { services, url } = empty;
  const filled = await fillForm(empty, { count, fields });
  const client = new pg.Client(url);
  await client.connect();
  parts.defer(() => client.end());
  await client.query(
    `INSERT INTO active_steps (id, team_id, submission_id, step_id, step_identity, position, started_at)
     SELECT gen_random_uuid(), s.team_id, s.id, p.id, p.identity, 0, now() FROM submissions s JOIN steps p ON p.flow_template_id = s.flow_template_id`,
  );
  for (const text of atWork) await client.query(text);
  const { rows } = await client.query<{ id: string }>('SELECT id FROM submissions ORDER BY id');
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += 500)
    await list({ services, actor: system }, ids.slice(from, from + 500));
  await client.query('VACUUM ANALYZE');
  const limit = await bareMs(client);
  const measures: Measure[] = [{ name: `only the rows that ${count} changes write`, ms: limit }];
  for (const action of actions) {
    const ms = await acted(services, filled, action, ids);
    measures.push({
      ...{ name: `${action} ${count} submissions, ${fields} answers each`, ms, perSecond: count / (ms / 1000) },
      ...{ ratio: ms / limit, goal: `<= ${mostMs} ms`, met: ms <= mostMs },
    });
  }
  return measures;
}

const list = operation<readonly string[], void>('list', async (tx, ids) => {
  await refreshDashboard(tx, ids);
});

async function bareMs(client: pg.Client): Promise<number> {
  const started = performance.now();
  await client.query('BEGIN');
  for (const text of bare) await client.query(text);
  await client.query('COMMIT');
  return performance.now() - started;
}

async function acted(
  services: Services,
  { userId }: FilledForm,
  action: BatchAction,
  ids: readonly string[],
): Promise<number> {
  const actor = { kind: 'person', userId, sessionId: newId() } as const;
  const ctx = { services, actor };
  const tagNames = action === 'tag' || action === 'untag' ? ['urgent'] : [];
  const input = {
    asker: { withheldTeamIds: [], token: null, actor },
    action,
    work: ids.map((submissionId) => ({ submissionId, tagNames })),
    isFiltered: false,
    confirmCount: action === 'delete' ? String(ids.length) : null,
  };
  const started = performance.now();
  const jobId = await actOnSubmissions(ctx, input);
  const { id: batchId } = await services.db.batch.findUniqueOrThrow({ where: { jobId } });
  await runBatch(ctx, { jobId, batchId });
  const ms = performance.now() - started;
  const done = await services.db.batchItem.count({ where: { batchId, outcome: 'done' } });
  // a fast wrong result does not count
  if (done !== ids.length) throw new Error(`${action} changed ${done} of ${ids.length}`);
  return ms;
}

export const bench: Bench = { title: 'One batch action on ten thousand submissions', run };

if (import.meta.main) console.table(await run());
