import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '#server/sandbox/store/createMemoryStore.ts';
import { createPostgresStore } from '#server/sandbox/store/createPostgresStore.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';
import type { DueWork } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxStore } from '#server/sandbox/store/SandboxStore.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

const stores: readonly [string, () => SandboxStore][] = [
  ['in memory', createMemoryStore],
  ['in PostgreSQL', () => createPostgresStore(database.pool)],
];

const work = (id: string, dueAt: number): DueWork => ({ id, dueAt, later: { step: 'openDispute', chargeId: 'ch_1' } });

async function keepMany(store: SandboxStore, dueTimes: readonly number[]): Promise<string[]> {
  const ids = dueTimes.map(() => newId('due'));
  await store.write(async (db) => {
    for (const [index, id] of ids.entries()) await db.put('due_work', id, work(id, dueTimes[index]!));
  });
  return ids;
}

const count = (store: SandboxStore, id: string): Promise<number> =>
  store.read(async (db) => (await db.find('due_work', id))?.dueAt ?? 0);

const increment = (store: SandboxStore, id: string): Promise<void> =>
  store.write(async (db) => {
    const dueAt = (await db.find('due_work', id))?.dueAt ?? 0;
    await db.put('due_work', id, work(id, dueAt + 1));
  });

describe.each(stores)('a sandbox kept %s', (_where, open) => {
  it('finds items only under their kind, and loses removed ones', async () => {
    const store = open();
    const [id] = await keepMany(store, [7]);
    expect(await store.read((db) => db.find('due_work', id!))).toEqual(work(id!, 7));
    expect(await store.read((db) => db.find('charge', id!))).toBeUndefined();
    await store.write((db) => db.remove('due_work', id!));
    expect(await store.read((db) => db.find('due_work', id!))).toBeUndefined();
  });

  it('lists by age, in both directions, from a cursor, and lists due items', async () => {
    const store = open();
    const ids = await keepMany(store, [50, 10, 40, 20, 30]);
    const mine = new Set(ids);
    const list = async (options: object): Promise<string[]> => {
      const found = await store.read((db) => db.list('due_work', { limit: 100, ...options }));
      return found.map(({ id }) => id).filter((id) => mine.has(id));
    };
    expect(await list({})).toEqual(ids.toReversed());
    expect(await list({ order: 'oldestFirst' })).toEqual(ids);
    expect(await list({ olderThanId: ids[2] })).toEqual([ids[1], ids[0]]);
    expect(await list({ newerThanId: ids[2], order: 'oldestFirst' })).toEqual([ids[3], ids[4]]);
    expect(await list({ dueBy: 30, order: 'oldestFirst' })).toEqual([ids[1], ids[3], ids[4]]);
    expect(await list({ newerThanId: ids[0], order: 'oldestFirst', limit: 2 })).toEqual([ids[1], ids[2]]);
    expect(await list({ match: { id: ids[3]! } })).toEqual([ids[3]]);
    expect(await list({ match: { id: 'nothing' } })).toEqual([]);
  });

  it('rolls back failed work', async () => {
    const store = open();
    const [id] = await keepMany(store, [1]);
    const failing = store.write(async (db) => {
      await db.put('due_work', id!, work(id!, 2));
      throw new Error('failed halfway');
    });
    await expect(failing).rejects.toThrow('failed halfway');
    expect(await count(store, id!)).toBe(1);
    await increment(store, id!);
    expect(await count(store, id!)).toBe(2);
  });

  it('allows one writer at a time, so that none overwrites another', async () => {
    const store = open();
    const [id] = await keepMany(store, [0]);
    await Promise.all(Array.from({ length: 25 }, () => increment(store, id!)));
    expect(await count(store, id!)).toBe(25);
  });

  it('returns copies', async () => {
    const store = open();
    const [id] = await keepMany(store, [1]);
    const found = (await store.read((db) => db.find('due_work', id!))) as { dueAt: number };
    found.dueAt = 99;
    expect(await count(store, id!)).toBe(1);
  });
});

describe('two processes on one database', () => {
  it('do not overwrite each other either', async () => {
    const [one, two] = [createPostgresStore(database.pool), createPostgresStore(database.pool)];
    const [id] = await keepMany(one, [0]);
    await Promise.all(Array.from({ length: 20 }, (_none, index) => increment(index % 2 ? one : two, id!)));
    expect(await count(one, id!)).toBe(20);
  });
});
