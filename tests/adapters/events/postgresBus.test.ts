import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '#server/embedded/freePort.ts';
import { openPostgresBus } from '#server/events/openPostgresBus.ts';
import { eventBusSuite } from '#tests/adapters/events/eventBus.suite.ts';
import { startSilentProxy } from '#tests/adapters/events/startSilentProxy.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();
const log = { warn: () => {} };

eventBusSuite('the bell of PostgreSQL', database, () => ({
  openBus: (process) => openPostgresBus({ ...process, log }),
  async cutListeners() {
    const { rowCount } = await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'portico events' AND datname = current_database()`,
    );
    return rowCount ?? 0;
  },
}));

test('the PostgreSQL bus detects a silent connection', async () => {
  const proxy = await startSilentProxy(database.url);
  let rings = 0;
  const onNotified = (): void => void (rings += 1);
  const bus = await openPostgresBus({ url: proxy.url, pool: database.pool, onNotified, log, heartbeatMs: 200 });
  expect(rings).toBeGreaterThan(0);
  const before = rings;
  proxy.silence();
  await database.pool.query("SELECT pg_notify('portico_events', 'unheard')");
  // the new connection notifies once it is open, so that readers fetch what they missed
  await expect.poll(() => rings, { timeout: 15_000 }).toBeGreaterThan(before);
  const found = rings;
  await database.pool.query("SELECT pg_notify('portico_events', 'heard again')");
  await expect.poll(() => rings, { timeout: 15_000 }).toBeGreaterThan(found);
  await bus.close();
  proxy.close();
});

test('the PostgreSQL bus can be opened while the database is down, and notifies once it is back', async () => {
  const there = new URL(database.url);
  const port = await freePort();
  const away = new URL(database.url);
  away.hostname = '127.0.0.1';
  away.port = String(port);
  let rings = 0;
  const warnings: string[] = [];
  const bus = await openPostgresBus({
    url: away.href,
    pool: database.pool,
    onNotified: () => void (rings += 1),
    log: { warn: (_, message) => void warnings.push(message) },
  });
  await expect.poll(() => warnings.length, { timeout: 15_000 }).toBe(1);
  const before = rings;
  const way = createServer((socket) => {
    const on = connect(Number(there.port), there.hostname);
    for (const one of [socket, on]) one.on('error', () => undefined);
    socket.pipe(on).pipe(socket);
  });
  await new Promise<void>((resolve) => void way.listen(port, '127.0.0.1', resolve));
  await expect.poll(() => rings, { timeout: 15_000 }).toBeGreaterThan(before);
  const back = rings;
  await database.pool.query("SELECT pg_notify('portico_events', 'heard')");
  await expect.poll(() => rings, { timeout: 15_000 }).toBeGreaterThan(back);
  await bus.close();
  way.close();
});
