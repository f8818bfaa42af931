import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/database/inTransaction.ts';
import { announce } from '#server/events/announce.ts';
import { deleteOldEvents } from '#server/events/deleteOldEvents.ts';
import { openPostgresBus } from '#server/events/openPostgresBus.ts';
import type { EventSubscription } from '#server/events/subscription.ts';
import {
  testEvent,
  eventIdOf,
  startProcess,
  takeEvents,
  type EventProcess,
} from '#tests/adapters/events/eventProcess.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();
const log = { warn: () => {} };
const started: EventProcess[] = [];
const clients: pg.Client[] = [];
const start = async (settings: { pollMs?: number; capacity?: number } = {}): Promise<EventProcess> => {
  const openBus = (process: { url: string; pool: pg.Pool; onNotified: () => void }) =>
    openPostgresBus({ ...process, log });
  const process = await startProcess({ url: database.url, openBus, ...settings });
  started.push(process);
  return process;
};
/** A connection for a transaction that a test keeps open. */
const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client(database.url);
  await client.connect();
  client.on('error', () => {});
  clients.push(client);
  return client;
};
const insert = (client: pg.Client, ...ids: (number | string)[]): Promise<void> =>
  announce(
    client,
    ids.map((id) => testEvent('form:1', id)),
  );
/**
 * While a transaction older than an event is running on the server, a cursor can't tell whether it has seen that
 * transaction's events.
 */
const whenPast = async (): Promise<void> => {
  const passed = `SELECT pg_snapshot_xmin(pg_current_snapshot()) > txid AS passed FROM event_outboxes ORDER BY seq DESC LIMIT 1`;
  const isPast = async (): Promise<boolean> => (await database.pool.query(passed)).rows[0].passed;
  await expect.poll(isPast, { timeout: 30_000 }).toBe(true);
};
const closed = (events: EventSubscription): Promise<unknown> =>
  events.next().then(
    ({ value }) => value,
    (error: { reason?: string }) => error.reason,
  );

beforeEach(() => database.pool.query('TRUNCATE event_outboxes'));
afterEach(async () => {
  for (const process of started.splice(0)) await process[Symbol.asyncDispose]();
  for (const client of clients.splice(0)) await client.end();
});

describe('events', () => {
  test('arrive in the order they were written', async () => {
    const { hub, write } = await start();
    const events = await hub.subscribe(['form:1']);
    for (let id = 0; id < 50; id += 1) await write(testEvent('form:1', id), testEvent('form:1', id + 0.5));
    expect((await takeEvents(events, 100)).map(eventIdOf)).toEqual(Array.from({ length: 100 }, (_, i) => i / 2));
  });

  test('have only the announced data', async () => {
    const { hub, write } = await start();
    const teamId = '01928f6e-0000-7000-8000-000000000001';
    const events = await hub.subscribe(['form:1']);
    await write({ topic: 'form:1', teamId, payload: { submissionId: 'x', at: 3, last: true, none: null } });
    const [first] = await takeEvents(events, 1);
    expect(first).toMatchObject({
      topic: 'form:1',
      teamId,
      payload: { submissionId: 'x', at: 3, last: true, none: null },
    });
  });

  test('of a rolled back transaction never arrive', async () => {
    const { hub, write } = await start();
    const events = await hub.subscribe(['form:1']);
    const client = await connect();
    await client.query('BEGIN');
    await insert(client, 'undone');
    await client.query('ROLLBACK');
    await write(testEvent('form:1', 'done'));
    expect((await takeEvents(events, 1)).map(eventIdOf)).toEqual(['done']);
  });

  test("are written in the change's transaction", async () => {
    const { hub } = await start();
    const events = await hub.subscribe(['form:1']);
    await inTransaction(database.db, (_db, queries) =>
      announce(queries, [testEvent('form:1', 1), testEvent('form:1', 2)]),
    );
    await expect(
      inTransaction(database.db, async (_db, queries) => {
        await announce(queries, [testEvent('form:1', 3)]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    hub.wake();
    expect((await takeEvents(events, 2)).map(eventIdOf)).toEqual([1, 2]);
    expect((await database.pool.query('SELECT FROM event_outboxes')).rowCount).toBe(2);
  });

  test('with more than ids are rejected', async () => {
    const tooMuch = { topic: 'form:1', teamId: null, payload: { text: 'x'.repeat(1100) } };
    await expect(announce(database.pool, [tooMuch])).rejects.toThrow(RangeError);
  });

  test('that commit after newer ones are delivered then, without being waited for', async () => {
    const { hub, write } = await start();
    const events = await hub.subscribe(['form:1']);
    const slow = await connect();
    await slow.query('BEGIN');
    await insert(slow, 'older');
    await write(testEvent('form:1', 'younger'));
    expect((await takeEvents(events, 1, 500)).map(eventIdOf)).toEqual(['younger']);
    await slow.query('COMMIT');
    hub.wake();
    expect((await takeEvents(events, 1)).map(eventIdOf)).toEqual(['older']);
    await write(testEvent('form:1', 'last'));
    expect((await takeEvents(events, 1)).map(eventIdOf)).toEqual(['last']);
  });

  test('are not delayed by an unrelated long transaction', async () => {
    const { hub, write } = await start();
    const long = await connect();
    await long.query('BEGIN');
    await long.query('CREATE TABLE long_import AS SELECT 1 AS n');
    const events = await hub.subscribe(['form:1']);
    await write(testEvent('form:1', 1));
    expect((await takeEvents(events, 1, 500)).map(eventIdOf)).toEqual([1]);
    await long.query('ROLLBACK');
  });
});

describe('a subscriber that was disconnected', () => {
  test('gets what it missed and then new events, each once', async () => {
    const { hub, write } = await start();
    const before = await hub.subscribe(['form:1']);
    await write(testEvent('form:1', 1), testEvent('form:1', 2), testEvent('form:1', 3));
    const [, second] = await takeEvents(before, 3);
    await before.return();
    await write(testEvent('form:1', 4), testEvent('form:2', 'other'));
    const after = await hub.subscribe(['form:1'], second!.cursor);
    await write(testEvent('form:1', 5));
    expect((await takeEvents(after, 3)).map(eventIdOf)).toEqual([3, 4, 5]);
  });

  test('can reconnect to any process', async () => {
    const [one, two] = [await start(), await start()];
    const events = await one.hub.subscribe(['form:1']);
    await one.write(testEvent('form:1', 1));
    const [first] = await takeEvents(events, 1);
    await one.hub.close();
    expect(await closed(events)).toBe('stopped');
    await two.write(testEvent('form:1', 2));
    const again = await two.hub.subscribe(['form:1'], first!.cursor);
    expect((await takeEvents(again, 1)).map(eventIdOf)).toEqual([2]);
  });

  test('gets events whose transaction was open when it left', async () => {
    const { hub, write } = await start();
    const slow = await connect();
    await slow.query('BEGIN');
    await insert(slow, 'slow');
    const events = await hub.subscribe(['form:1']);
    await write(testEvent('form:1', 1), testEvent('form:1', 2));
    const [first] = await takeEvents(events, 2);
    await events.return();
    await slow.query('COMMIT');
    await write(testEvent('form:1', 3));
    const again = await hub.subscribe(['form:1'], first!.cursor);
    expect((await takeEvents(again, 3)).map(eventIdOf)).toEqual([2, 'slow', 3]);
  });

  test('for too long gets an expired cursor error', async () => {
    const before = await start();
    const events = await before.hub.subscribe(['form:1']);
    await before.write(testEvent('form:1', 1), testEvent('form:1', 2));
    const [first, second] = await takeEvents(events, 2);
    await before.write(testEvent('form:1', 3));
    // after two days all transactions of that time have ended, and readers have passed what is deleted
    await whenPast();
    const { hub, write } = await start();
    expect(await deleteOldEvents(database.pool, new Date(Date.now() + 60_000))).toBe(3);
    expect(await closed(await hub.subscribe(['form:1'], second!.cursor))).toBe('expired');
    expect(await closed(await hub.subscribe(['form:1'], first!.cursor))).toBe('expired');
    const fresh = await hub.subscribe(['form:1']);
    await write(testEvent('form:1', 4));
    const [fourth] = await takeEvents(fresh, 1);
    await write(testEvent('form:1', 5));
    expect((await takeEvents(await hub.subscribe(['form:1'], fourth!.cursor), 1)).map(eventIdOf)).toEqual([5]);
  });

  test('does not get that error if none of its missed events were deleted', async () => {
    const { hub, write } = await start();
    const events = await hub.subscribe(['form:1', 'form:2']);
    await write(testEvent('form:1', 1));
    await takeEvents(events, 1);
    await pause(20);
    const moment = new Date((await database.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now')).rows[0]!.now);
    await pause(20);
    await whenPast();
    await write(testEvent('form:2', 0));
    await takeEvents(events, 1);
    await write(testEvent('form:1', 2));
    const [second] = await takeEvents(events, 1);
    expect(await deleteOldEvents(database.pool, moment)).toBe(1);
    expect(await deleteOldEvents(database.pool, moment)).toBe(0);
    await write(testEvent('form:1', 3));
    expect((await takeEvents(await hub.subscribe(['form:1'], second!.cursor), 1)).map(eventIdOf)).toEqual([3]);
    expect(await closed(await hub.subscribe(['form:1'], '1:1:'))).toBe('expired');
  });

  test('and missed too many events gets an error, and no partial list', async () => {
    const { hub, write } = await start({ capacity: 10 });
    const events = await hub.subscribe(['form:1']);
    await write(testEvent('form:1', 0));
    const [first] = await takeEvents(events, 1);
    await events.return();
    for (let id = 1; id <= 10; id += 1) await write(testEvent('form:1', id));
    const fits = await hub.subscribe(['form:1'], first!.cursor);
    expect((await takeEvents(fits, 10)).map(eventIdOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await write(testEvent('form:1', 11));
    expect(await closed(await hub.subscribe(['form:1'], first!.cursor))).toBe('expired');
  });

  test.each([
    '',
    'x',
    '5',
    '5:4:',
    '0:0:',
    '5:9:4',
    '5:9:7,6',
    '5:9:9',
    '1:2:/3:4:/-1',
    '1:2:/3:4:/5/6',
    `${'9'.repeat(40)}:1:`,
    "1:2:'; DROP TABLE x",
  ])('with %j as a cursor must start over', async (cursor) => {
    const { hub, warnings } = await start();
    expect(await closed(await hub.subscribe(['form:1'], cursor))).toBe('expired');
    expect(warnings).toEqual([]);
  });

  test('with a future cursor, as after a restore, must start over', async () => {
    const { hub } = await start();
    expect(await closed(await hub.subscribe(['form:1'], '999999999:999999999:'))).toBe('expired');
  });
});

describe('future rows, as after a restore from a dump', () => {
  test('are not delivered, and hide nothing', async () => {
    const { hub, write } = await start();
    await database.pool.query(
      `INSERT INTO event_outboxes (txid, topic, payload) VALUES ('999999999', 'form:1', '{"id":"restored"}')`,
    );
    const events = await hub.subscribe(['form:1']);
    await write(testEvent('form:1', 1));
    await write(testEvent('form:1', 2));
    expect((await takeEvents(events, 2)).map(eventIdOf)).toEqual([1, 2]);
  });
});

describe('a slow subscriber', () => {
  test('is disconnected with a reason, without affecting others, and misses nothing when it reconnects', async () => {
    const { hub, write } = await start({ capacity: 20 });
    const [slow, quick] = [await hub.subscribe(['form:1']), await hub.subscribe(['form:1'])];
    await write(testEvent('form:1', 0));
    const [first] = await takeEvents(slow, 1);
    const received: unknown[] = [];
    for (let id = 0; id < 30; id += 1) {
      if (id > 0) await write(testEvent('form:1', id));
      received.push(...(await takeEvents(quick, 1)).map(eventIdOf));
    }
    expect(received).toEqual(Array.from({ length: 30 }, (_, id) => id));
    expect(await closed(slow)).toBe('tooSlow');
    expect(await closed(slow)).toBeUndefined();
    expect(hub.subscriptionCount).toBe(1);
    const wide = await start();
    const again = await wide.hub.subscribe(['form:1'], first!.cursor);
    expect((await takeEvents(again, 29)).map(eventIdOf)).toEqual(Array.from({ length: 29 }, (_, id) => id + 1));
  });
});

describe('an event hub', () => {
  test('frees everything when its subscriptions end, however they end', async () => {
    const { hub, write, queries } = await start({ pollMs: 20 });
    const breaking = await hub.subscribe(['form:1', 'form:2']);
    await write(testEvent('form:2', 1));
    for await (const one of breaking) {
      expect(eventIdOf(one)).toBe(1);
      break;
    }
    const waiting = await hub.subscribe(['form:1']);
    const pending = waiting.next();
    await waiting.return();
    expect(await pending).toEqual({ value: undefined, done: true });
    expect(hub.subscriptionCount).toBe(0);
    await pause(60);
    const idle = queries();
    await pause(200);
    expect(queries()).toBe(idle);
  });

  test('ends all subscriptions when closed, and accepts no more', async () => {
    const { hub } = await start();
    const events = await hub.subscribe(['form:1']);
    const pending = closed(events);
    await hub.close();
    expect(await pending).toBe('stopped');
    expect(await closed(await hub.subscribe(['form:1']))).toBe('stopped');
  });

  test('survives the loss of every database connection', async () => {
    const { hub, write, warnings } = await start({ pollMs: 100 });
    const events = await hub.subscribe(['form:1']);
    for (let round = 0; round < 5; round += 1) {
      await database.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await pause(30);
      await write(testEvent('form:1', round)).catch(async () => write(testEvent('form:1', round)));
    }
    expect((await takeEvents(events, 5)).map(eventIdOf)).toEqual([0, 1, 2, 3, 4]);
    expect(warnings.length).toBeGreaterThan(0);
  });

  test('leaves no partial subscription if the database rejects it', async () => {
    const { hub, pool } = await start();
    await pool.end();
    await expect(hub.subscribe(['form:1'])).rejects.toThrow(/pool/);
    expect(hub.subscriptionCount).toBe(0);
    started.splice(0);
    await hub.close();
  });
});
