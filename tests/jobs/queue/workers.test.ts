import { afterEach, describe, expect, test } from 'vitest';
import {
  waitUntilComplete,
  waitUntilHeld,
  publishedVersions,
  publishSlowly,
  waitUntil,
} from '#tests/jobs/queue/slowPublishing.ts';
import { useServices } from '#tests/support/services.ts';
import { startPortico, type Portico } from '#tests/support/startPortico.ts';
import { startSlowProxy, type SlowProxy } from '#tests/support/startSlowProxy.ts';

const made = useServices();
const workers: Portico[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.kill();
  await rows('DELETE FROM worker_heartbeats');
  // a worker killed right after its work has not updated the queue yet
  await rows('DELETE FROM graphile_worker._private_jobs');
  // nor has one killed on the full minute, when cron enqueues jobs
  await rows('UPDATE graphile_worker._private_job_queues SET locked_by = NULL, locked_at = NULL');
});

const databaseUrl = (): string => String(made.services.pool.options.connectionString);

async function startWorker(url = databaseUrl()): Promise<Portico> {
  const worker = await startPortico('worker', { url });
  workers.push(worker);
  return worker;
}

const rows = async (text: string, values: readonly unknown[] = []): Promise<number> =>
  (await made.services.pool.query(text, [...values])).rowCount ?? 0;

describe("a worker's job", { timeout: 60_000 }, () => {
  test("is locked with a heartbeat, so that it is not mistaken for a dead worker's", async () => {
    const publishing = await publishSlowly(made.services);
    await startWorker();
    await waitUntilHeld(made.services);
    await waitUntil(async () => (await rows('SELECT FROM worker_heartbeats')) === 1);
    const beating = `SELECT FROM graphile_worker.jobs j JOIN worker_heartbeats h ON h.id = j.locked_by
      WHERE j.task_identifier = 'template/publishFlowTemplate'`;
    expect(await rows(beating)).toBe(1);
    await publishing.letGo();
    await waitUntilComplete(made.services, publishing);
  });

  test.each([
    ['was killed after a heartbeat', 'killed-later'],
    ['was killed before its first heartbeat', 'killed-early'],
  ])('is taken over by another worker if the first %s', async (_when, dead) => {
    const publishing = await publishSlowly(made.services);
    await publishing.letGo();
    if (dead === 'killed-later')
      await rows(`INSERT INTO worker_heartbeats (id, beat_at) VALUES ($1, now() - interval '10 seconds')`, [dead]);
    await rows(
      `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() - interval '10 seconds', attempts = 1
       WHERE key = 'template/publishFlowTemplate:' || $2`,
      [dead, publishing.jobId],
    );
    await startWorker();
    await waitUntilComplete(made.services, publishing);
    expect(await publishedVersions(made.services, publishing)).toBe(1);
    expect(await rows('SELECT FROM worker_heartbeats WHERE id = $1', [dead])).toBe(0);
  });

  test('runs once when it is killed in the middle', async () => {
    const publishing = await publishSlowly(made.services);
    const first = await startWorker();
    await waitUntilHeld(made.services);
    await first.kill();
    await publishing.letGo();
    expect(await publishedVersions(made.services, publishing)).toBe(0);
    await startWorker();
    await waitUntilComplete(made.services, publishing);
    expect(await publishedVersions(made.services, publishing)).toBe(1);
  });

  test('is finished when the worker gets a stop signal', async () => {
    const publishing = await publishSlowly(made.services);
    const worker = await startWorker();
    await waitUntilHeld(made.services);
    const stopped = worker.stop();
    await publishing.letGo();
    expect(await stopped).toBe(0);
    await waitUntilComplete(made.services, publishing);
    expect(await rows('SELECT FROM worker_heartbeats')).toBe(0);
    expect(await rows('SELECT FROM graphile_worker.jobs WHERE locked_by IS NOT NULL')).toBe(0);
  });

  test('is returned to the queue when the worker stops and cannot wait for it', async () => {
    const publishing = await publishSlowly(made.services);
    const worker = await startWorker();
    await waitUntilHeld(made.services);
    await worker.stop();
    expect(await rows('SELECT FROM graphile_worker.jobs WHERE locked_by IS NOT NULL')).toBe(0);
    await publishing.letGo();
    expect(await publishedVersions(made.services, publishing)).toBe(0);
    await startWorker();
    await waitUntilComplete(made.services, publishing);
    expect(await publishedVersions(made.services, publishing)).toBe(1);
  });

  test('is retried by the same worker when its database connections were cut', async () => {
    const publishing = await publishSlowly(made.services);
    const worker = await startWorker();
    await waitUntilHeld(made.services);
    await rows(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'portico worker'`);
    await publishing.letGo();
    await waitUntilComplete(made.services, publishing);
    expect(worker.isRunning()).toBe(true);
    expect(await publishedVersions(made.services, publishing)).toBe(1);
  });

  test.each([5, 40])('leaves no lock behind when the worker stops with a database %i ms away', async (delay) => {
    await using far = await startSlowProxy(Number(new URL(databaseUrl()).port));
    const worker = await startWorker(through(far));
    far.delay = delay;
    // it runs jobs one at a time, and gets the stop signal during one
    await rows(`SELECT graphile_worker.add_job('upkeep/sweep') FROM generate_series(1, 400)`);
    await waitUntil(async () => (await rows('SELECT FROM graphile_worker.jobs WHERE locked_by IS NOT NULL')) > 0);
    await worker.stop();
    expect(await rows('SELECT FROM graphile_worker.jobs WHERE locked_by IS NOT NULL')).toBe(0);
    expect(await rows('SELECT FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL')).toBe(0);
    expect(await rows('SELECT FROM graphile_worker.jobs')).toBeGreaterThan(0);
  });

  test('leaves no lock behind when the connections are cut while it stops', async () => {
    await using far = await startSlowProxy(Number(new URL(databaseUrl()).port));
    const publishing = await publishSlowly(made.services);
    const worker = await startWorker(through(far));
    await waitUntilHeld(made.services);
    const stopped = worker.stop();
    far.cut();
    await stopped;
    expect(await rows('SELECT FROM graphile_worker.jobs WHERE locked_by IS NOT NULL')).toBe(0);
    await publishing.letGo();
    await startWorker();
    await waitUntilComplete(made.services, publishing);
    expect(await publishedVersions(made.services, publishing)).toBe(1);
  });
});

function through({ port }: SlowProxy): string {
  const url = new URL(databaseUrl());
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
}
