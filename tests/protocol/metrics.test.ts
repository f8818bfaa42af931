import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '#server/embedded/freePort.ts';
import { makePerson } from '#tests/support/people.ts';
import { useServices } from '#tests/support/services.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const made = useServices();

async function startMeasured(program: 'server' | 'worker') {
  const metricsPort = await freePort();
  const url = String(made.services.pool.options.connectionString);
  const portico = await startPortico(program, { url, env: { METRICS_PORT: String(metricsPort) } });
  const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const value = async (line: string): Promise<number> => {
    const found = (await read()).split('\n').find((one) => one.startsWith(`${line} `));
    return Number(found?.slice(line.length));
  };
  return { portico, read, value };
}

describe("a server's metrics", () => {
  let server: Awaited<ReturnType<typeof startMeasured>>;
  beforeAll(async () => {
    server = await startMeasured('server');
  });
  afterAll(() => server.portico.stop());

  test('count requests by endpoint, route pattern, and status, and never by actual paths', async () => {
    const { portico, read, value } = server;
    const { cookie } = await makePerson(made.services);
    const secret = 'verify-tddJ8Qw2';
    for (const at of ['/live', '/live', '/roles/0190b5c4-0000-7000-8000-000000000000', `/roles/${secret}`])
      await fetch(`http://127.0.0.1:${portico.port}${at}?email=ann@example.org`, {
        headers: { cookie: cookie ?? '', accept: 'application/json' },
      });
    const labels = (route: string, door: string, status: number): string =>
      `portico_request_seconds_count{door="${door}",method="GET",route="${route}",status="${status}"}`;
    await expect.poll(() => value(labels('/live', 'signs', 200))).toBe(2);
    const all = await read();
    expect(all).toMatch(/portico_request_seconds_count\{door="rest",method="GET",route="\/roles\/:\w+/);
    expect(all).not.toContain(secret);
    expect(all).not.toContain('ann@');
    expect(all).not.toContain('0190b5c4');
    expect(all).toContain('process_resident_memory_bytes');
  });

  test('show connections, sockets, and subscriptions, and waiting or failed jobs and emails', async () => {
    const { portico, value } = server;
    const socket = new WebSocket(`ws://127.0.0.1:${portico.port}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    await made.services.pool.query(
      `SELECT graphile_worker.add_job('mail/sendMail', run_at => now() - interval '5 min')`,
    );
    await made.services.pool.query(`SELECT graphile_worker.add_job('what/unknown')`);
    await made.services.pool.query(
      `INSERT INTO outbox_mails (id, kind, to_email, subject, html, text) SELECT gen_random_uuid(), 'x', 'a@b.c', '', '', ''`,
    );
    expect(await value('portico_sockets')).toBe(1);
    expect(await value('portico_pool_connections')).toBeGreaterThan(0);
    expect(await value('portico_pool_waiting')).toBe(0);
    expect(await value('portico_event_lag_seconds')).toBeLessThan(60);
    expect(await value('portico_jobs_waiting{task="mail/sendMail"}')).toBe(1);
    expect(await value('portico_jobs_waiting{task="other"}')).toBe(1);
    expect(await value('portico_jobs_oldest_seconds{task="mail/sendMail"}')).toBeGreaterThan(299);
    expect(await value('portico_mails_waiting')).toBe(1);
    socket.close();
  });

  test('are not available on the public port', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.portico.port}/metrics`, {
      headers: { accept: 'application/json' },
    });
    expect(await answer.text()).not.toContain('portico_');
  });
});

test('a worker also shows the queue', async () => {
  const { portico, value } = await startMeasured('worker');
  await using _worker = portico;
  expect(await value('portico_pool_most')).toBe(8);
  expect(await value('portico_mails_failed')).toBe(0);
});
