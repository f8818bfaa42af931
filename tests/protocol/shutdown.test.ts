import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { healthChecks } from '#server/http/healthChecks.ts';
import { useDatabase } from '#tests/support/database.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const database = useDatabase();
const start = (seconds: number) =>
  startPortico('server', { url: database.url, env: { DRAIN_SECONDS: String(seconds) } });
const statusOf = async (port: number, path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status;

/** Keeps a connection alive, as a load balancer does: sends requests on it, and returns response headers. */
async function keepConnected(port: number): Promise<{ ask: () => Promise<string> }> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
  return {
    ask: async () => {
      socket.write('GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n');
      const [head] = (await once(socket, 'data')) as [string];
      return head.toLowerCase();
    },
  };
}

describe('a server that gets a stop signal', () => {
  test('is no longer ready immediately, and responds until its drain ends', async () => {
    await using server = await start(3);
    expect(await Promise.all(['/live', '/ready', '/health'].map((path) => statusOf(server.port, path)))).toEqual([
      200, 200, 200,
    ]);
    const kept = await keepConnected(server.port);
    const head = await kept.ask();
    expect(head).toContain('connection: keep-alive');
    // longer than load balancers keep one, so that they close it first
    expect(head).toContain('keep-alive: timeout=75');

    const stopped = server.stop();
    await expect.poll(() => statusOf(server.port, '/ready'), { interval: 20 }).toBe(503);

    expect(await statusOf(server.port, '/live')).toBe(200);
    expect(await kept.ask()).toContain('connection: close');
    expect(await (await fetch(`http://127.0.0.1:${server.port}/ready`)).json()).toEqual({ status: 'stopping' });
    expect(await stopped).toBe(0);
    await expect(fetch(`http://127.0.0.1:${server.port}/live`)).rejects.toThrow('fetch failed');
  });

  test('closes open sockets one by one, and accepts no new ones', async () => {
    await using server = await start(2);
    const place = `ws://127.0.0.1:${server.port}/graphql`;
    const sockets = Array.from({ length: 10 }, () => new WebSocket(place, 'graphql-transport-ws'));
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    const closings: number[] = [];
    const closed = Promise.all(
      sockets.map(async (socket) => {
        socket.send('{"type":"connection_init"}');
        const [code] = (await once(socket, 'close')) as [number];
        closings.push(performance.now());
        return code;
      }),
    );
    const stopped = server.stop();
    expect(new Set(await closed)).toEqual(new Set([1012]));
    const late = new WebSocket(place, 'graphql-transport-ws');
    expect(String(await once(late, 'error'))).toContain('503');
    expect(new Set(closings.map((at) => Math.round(at / 50))).size).toBeGreaterThan(3);
    expect(await stopped).toBe(0);
  });

  test('without a drain still responds to requests arriving on kept connections', async () => {
    await using server = await start(0);
    const kept = await Promise.all(Array.from({ length: 12 }, () => keepConnected(server.port)));
    for (const one of kept) await one.ask();
    const stopped = server.stop();
    const heads = await Promise.all(kept.map((one) => one.ask()));
    expect(heads.every((head) => head.startsWith('http/1.1 200'))).toBe(true);
    expect(await stopped).toBe(0);
  });
});

describe("a server that can't do its work", () => {
  const parts = { stopping: new AbortController().signal, schemaMismatch: () => Promise.resolve(null) };
  const ready = async (hoursAhead: number): Promise<unknown> => {
    const now = (): Date => new Date(Date.now() + hoursAhead * 3_600_000);
    const ready = healthChecks({ ...parts, pool: database.pool, now }).find(({ path }) => path === '/ready');
    const answer = await ready?.routes.request('/');
    return [answer?.status, await answer?.json()];
  };

  test("is not ready while its clock differs from the database's", async () => {
    expect(await ready(0)).toEqual([200, { status: 'ok' }]);
    expect(await ready(2)).toEqual([503, { status: 'wrong clock' }]);
    expect(await ready(-2)).toEqual([503, { status: 'wrong clock' }]);
  });

  test('reports that it stops even to a readiness check sent just before, while its database is slow', async () => {
    const leave = new AbortController();
    const pool = { query: () => new Promise(() => undefined) } as unknown as typeof database.pool;
    const [, signs] = healthChecks({ ...parts, stopping: leave.signal, pool, now: () => new Date() });
    const response = signs?.routes.request('/');
    leave.abort();
    expect(await (await response)?.json()).toEqual({ status: 'stopping' });
  });
});
