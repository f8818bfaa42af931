import { describe, expect, test } from 'vitest';
import { inTransaction } from '#server/database/inTransaction.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';
import { newId } from '#server/newId.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

const rename = statement<[id: string, name: string], { readonly name: string }>(
  'test_team_rename',
  'UPDATE teams SET name = $2 WHERE id = $1::uuid RETURNING name',
);
const count = statement<[ids: readonly string[]], { readonly count: number; readonly newest: Date }>(
  'test_teams_count',
  'SELECT count(*) AS count, max(created_at) AS newest FROM teams WHERE id = ANY ($1::uuid[])',
);
const lose = statement<[], never>('test_lose_race', `SELECT pg_temp.lose()`);

const team = (id: string) => ({ data: { id, name: 'Before', slug: id } });
const nameOf = async (id: string): Promise<string | undefined> =>
  (await database.db.team.findUnique({ where: { id } }))?.name;

describe('our own statements in a transaction', () => {
  test('see what Prisma wrote in it, and are committed with it', async () => {
    const id = newId();
    const name = await inTransaction(database.db, async (db, queries) => {
      await db.team.create(team(id));
      const [row] = await rename.rows(queries, [id, 'Within']);
      expect((await db.team.findUnique({ where: { id } }))?.name).toBe('Within');
      // no one else sees it yet
      expect(await count.rows(database.pool, [[id]])).toMatchObject([{ count: 0 }]);
      return row?.name;
    });
    expect(name).toBe('Within');
    expect(await nameOf(id)).toBe('Within');
  });

  test('are rolled back with it', async () => {
    const id = newId();
    await database.db.team.create(team(id));
    const undone = inTransaction(database.db, async (_db, queries) => {
      await rename.rows(queries, [id, 'Undone']);
      throw new Error('the rest failed');
    });
    await expect(undone).rejects.toThrow('the rest failed');
    expect(await nameOf(id)).toBe('Before');
  });

  test('return the same types of values as on the pool', async () => {
    const id = newId();
    await database.db.team.create(team(id));
    const within = await inTransaction(database.db, (_db, queries) => count.rows(queries, [[id]]));
    expect(within).toEqual(await count.rows(database.pool, [[id]]));
    expect(within).toEqual([{ count: 1, newest: expect.any(Date) }]);
  });

  test('write nothing once it is over, even through a kept reference', async () => {
    const id = newId();
    await database.db.team.create(team(id));
    let kept: Queries | undefined;
    await inTransaction(database.db, async (_db, queries) => {
      kept = queries;
    });
    await expect(rename.rows(kept!, [id, 'Late'])).rejects.toThrow('the transaction has ended');
    expect(await nameOf(id)).toBe('Before');
  });

  test('that conflict make the whole transaction retry', async () => {
    const id = newId();
    let attempts = 0;
    await inTransaction(database.db, async (db, queries) => {
      attempts += 1;
      await db.team.create(team(id));
      if (attempts > 1) return;
      await queries.query(
        `CREATE FUNCTION pg_temp.lose() RETURNS void LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now' USING ERRCODE = '40001'; END $$`,
      );
      await lose.rows(queries, []);
    });
    expect(attempts).toBe(2);
    expect(await nameOf(id)).toBe('Before');
  });
});
