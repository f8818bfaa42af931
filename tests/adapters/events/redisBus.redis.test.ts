import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRedisBus } from '#server/events/openRedisBus.ts';
import { eventBusSuite } from '#tests/adapters/events/eventBus.suite.ts';
import { useDatabase } from '#tests/support/database.ts';
import { startRedis, type TestRedis } from '#tests/support/startRedis.ts';

const database = useDatabase();
const log = { warn: () => {} };
let server: TestRedis;
let client: Redis;
beforeAll(async () => {
  server = await startRedis();
  client = new Redis(server.url);
});
afterAll(async () => {
  client.disconnect();
  await server[Symbol.asyncDispose]();
});

eventBusSuite('the bell of Redis', database, () => ({
  openBus: ({ onNotified }) => openRedisBus({ url: server.url, onNotified, log }),
  cutListeners: async () => Number(await client.call('CLIENT', 'KILL', 'TYPE', 'pubsub')),
}));

test('the Redis bus can be opened while Redis is down', async () => {
  const warnings: string[] = [];
  const bus = await openRedisBus({
    url: 'redis://127.0.0.1:1',
    onNotified: () => {},
    log: { warn: (_, message) => void warnings.push(message) },
  });
  await expect(bus.notify()).rejects.toThrow(/./);
  expect(warnings.length).toBeGreaterThan(0);
  await bus.close();
});
