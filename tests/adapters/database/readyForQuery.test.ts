import pg, { type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';

// GuardedPool reads this undocumented property of pg to tell busy connections from idle ones. If pg renamed it, every
// open connection would look busy and be cut.
const isReady = (client: PoolClient): unknown => (client as unknown as { readyForQuery?: boolean }).readyForQuery;

const database = useDatabase();
let client: PoolClient;
let blocker: pg.Client;

beforeAll(async () => {
  client = await database.pool.connect();
  blocker = new pg.Client(database.url);
  await blocker.connect();
});
afterAll(async () => {
  client.release();
  await blocker.end();
});

describe('the readyForQuery property of a connection', () => {
  it.each([
    ['a query', { text: 'SELECT pg_advisory_lock_shared($1)', values: [1] }],
    ['a prepared statement', { name: 'wait', text: 'SELECT pg_advisory_lock_shared($1)', values: [1] }],
  ])('is false during %s and true afterwards', async (_what, query) => {
    await blocker.query('SELECT pg_advisory_lock(1)');
    expect(isReady(client)).toBe(true);

    const running = client.query(query);
    const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await expect.poll(async () => (await blocker.query(waits)).rowCount).toBe(1);
    expect(isReady(client)).toBe(false);

    await blocker.query('SELECT pg_advisory_unlock(1)');
    await running;
    expect(isReady(client)).toBe(true);
    await client.query('SELECT pg_advisory_unlock_all()');
  });

  it('is false during a query that fails and true afterwards', async () => {
    const running = client.query('SELECT 1 / 0');
    expect(isReady(client)).toBe(false);
    await expect(running).rejects.toThrow('division by zero');
    // the query rejects with the error message; the message that the connection is ready may be in a later packet
    await expect.poll(() => isReady(client)).toBe(true);
  });

  it('is true inside an open transaction and while the connection only listens', async () => {
    await client.query('BEGIN');
    expect(isReady(client)).toBe(true);
    await client.query('COMMIT');
    await client.query('LISTEN something');
    expect(isReady(client)).toBe(true);
    await client.query('UNLISTEN *');
  });
});
