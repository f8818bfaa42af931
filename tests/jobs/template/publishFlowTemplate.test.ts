import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { fillLargeForm } from '#tests/support/fillLargeForm.ts';
import { formBuilder, makeDraft } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';
import publishFlowTemplate from '#workers/tasks/template/publishFlowTemplate.ts';

const api = useApi();
const workers: ChildProcess[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) await kill(worker);
});

/** A worker process on this file's database. */
function startWorker(url: string): ChildProcess {
  const env = { ...process.env, DATABASE_URL: url, SECRET_KEY: 'x'.repeat(40), DATA_DIR: scratchFolder('worker') };
  const worker = spawn(process.execPath, ['workers/main.ts'], {
    cwd: root,
    env: { ...env, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  workers.push(worker);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

/** This file's database, as its pool is configured. */
const databaseUrl = (): string => String(api.services.pool.options.connectionString);

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not happen within 30 s');
    await pause(50);
  }
}

async function requestPublication() {
  const form = await makeDraft(api);
  await fillLargeForm(api.services, form.team.id, plainIdOf(form.draftId));
  const input = { flowTemplateId: form.draftId };
  const { job } = await formBuilder(api, form).edit('publishFlowTemplate', input, 'job { id }');
  const { revision } = await api.services.db.flowTemplate.findUniqueOrThrow({ where: { id: plainIdOf(form.draftId) } });
  return {
    form,
    jobId: plainIdOf(job.id),
    payload: { jobId: plainIdOf(job.id), flowTemplateId: plainIdOf(form.draftId), revision },
  };
}

const kindsOf = async (formId: string): Promise<string[]> => {
  const where = { masterTemplateId: plainIdOf(formId) };
  const versions = await api.services.db.flowTemplate.findMany({ where, orderBy: { version: 'asc' } });
  return versions.map(({ kind, version }) => `${kind} ${version}`);
};

it('is taken over by another worker when the first is killed', { timeout: 90_000 }, async () => {
  const { form, jobId } = await requestPublication();
  const url = databaseUrl();
  // publishing stops right before the end, because the form is locked here
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT id FROM master_templates WHERE id = $1 FOR UPDATE', [plainIdOf(form.formId)]);
  const first = startWorker(url);
  await until(async () => {
    const text = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return (await api.services.pool.query(text)).rowCount === 1;
  });
  expect(await api.services.db.job.findUnique({ where: { id: jobId } })).toMatchObject({
    state: 'working',
    progress: 10,
  });
  await kill(first);
  await holder.query('ROLLBACK');
  await holder.end();
  expect(await kindsOf(form.formId)).toEqual(['draft 1']);

  startWorker(url);
  await until(async () => (await api.services.db.job.findUnique({ where: { id: jobId } }))?.state === 'complete');
  expect(await kindsOf(form.formId)).toEqual(['published 1', 'draft 2']);
  const published = { flowTemplate: { masterTemplateId: plainIdOf(form.formId), kind: 'published' as const } };
  expect(await api.services.db.field.count({ where: published })).toBe(1_000);
  expect(await api.services.db.multipleChoiceOption.count({ where: published })).toBe(2_000);
});

it('changes nothing when run again', async () => {
  const { form, jobId, payload } = await requestPublication();
  const ctx = { services: api.services, actor: { kind: 'system' as const }, isLastAttempt: false, signal: undefined };
  await publishFlowTemplate(ctx, payload);
  const before = await api.services.db.job.findUniqueOrThrow({ where: { id: jobId } });
  await publishFlowTemplate(ctx, payload);
  expect(await api.services.db.job.findUniqueOrThrow({ where: { id: jobId } })).toEqual(before);
  expect(await kindsOf(form.formId)).toEqual(['published 1', 'draft 2']);
});

it('reports a missing form', async () => {
  const { form, jobId, payload } = await requestPublication();
  await api.services.db.flowTemplate.deleteMany({ where: { id: payload.flowTemplateId } });
  const ctx = { services: api.services, actor: { kind: 'system' as const }, isLastAttempt: false, signal: undefined };
  await publishFlowTemplate(ctx, payload);
  expect(await api.services.db.job.findUnique({ where: { id: jobId } })).toMatchObject({
    state: 'complete',
    result: { problems: [{ path: '', code: 'outdated' }] },
  });
  expect(await kindsOf(form.formId)).toEqual([]);
});

it('is marked as failed if it fails at the last attempt too', async () => {
  const { jobId, payload } = await requestPublication();
  await api.services.pool.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`);
  await api.services.pool.query(`CREATE TRIGGER no_room BEFORE INSERT ON steps EXECUTE FUNCTION no_room()`);
  const attempt = (isLastAttempt: boolean): Promise<void> =>
    publishFlowTemplate(
      { services: api.services, actor: { kind: 'system' }, isLastAttempt, signal: undefined },
      payload,
    );
  await expect(attempt(false)).rejects.toThrow('the disk is full');
  expect(await api.services.db.job.findUnique({ where: { id: jobId } })).toMatchObject({ state: 'working' });
  await attempt(true);
  expect(await api.services.db.job.findUnique({ where: { id: jobId } })).toMatchObject({
    state: 'failed',
    failureMessage: 'Oops, something went wrong',
  });
});
