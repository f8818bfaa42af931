import { expect, test } from 'vitest';
import { openPostgresBus } from '#server/events/postgresBus.ts';
import { eventBusSuite } from '#tests/adapters/events/eventBus.suite.ts';
import { startSilentProxy } from '#tests/adapters/events/silentProxy.ts';
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

test('the bell of PostgreSQL notices a peer that fell silent', async () => {
  const proxy = await startSilentProxy(database.url);
  let rings = 0;
  const onRing = (): void => void (rings += 1);
  const bus = await openPostgresBus({ url: proxy.url, pool: database.pool, onRing, log, heartbeatMs: 200 });
  expect(rings).toBeGreaterThan(0);
  const before = rings;
  proxy.silence();
  await database.pool.query("SELECT pg_notify('portico_events', 'unheard')");
  // the line that took its place rings when it is open: whatever came meanwhile is looked for
  await expect.poll(() => rings, { timeout: 15_000 }).toBeGreaterThan(before);
  const found = rings;
  await database.pool.query("SELECT pg_notify('portico_events', 'heard again')");
  await expect.poll(() => rings, { timeout: 15_000 }).toBeGreaterThan(found);
  await bus.close();
  proxy.close();
});

test('the bell of PostgreSQL is opened while the database is away, and rings once it is back', async () => {
  const warnings: string[] = [];
  const bus = await openPostgresBus({
    url: 'postgresql://nobody@127.0.0.1:1/none',
    pool: database.pool,
    onRing: () => {},
    log: { warn: (_, message) => void warnings.push(message) },
  });
  await expect.poll(() => warnings.length, { timeout: 15_000 }).toBeGreaterThan(2);
  await bus.close();
});
