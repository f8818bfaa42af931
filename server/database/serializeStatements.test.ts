import type { Transaction } from '@prisma/driver-adapter-utils';
import { describe, expect, test } from 'vitest';
import type { Queries } from '#server/database/Queries.ts';
import { serializeStatements } from '#server/database/serializeStatements.ts';

/** A connection that records what runs on it. The statement `bad` fails. */
function connection() {
  const seen: string[] = [];
  const run = async (sql: string): Promise<number> => {
    seen.push(`${sql} starts`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${sql} ends`);
    if (sql === 'bad') throw new Error('bad');
    return 1;
  };
  const byPrisma = ({ sql }: { sql: string }): Promise<number> => run(sql);
  const direct = ({ text }: { text: string }): Promise<number> => run(text);
  const { transaction, queries } = serializeStatements(
    { queryRaw: byPrisma, executeRaw: byPrisma } as unknown as Transaction,
    { query: direct } as unknown as Queries,
  );
  const ask = (sql: string): Promise<unknown> => transaction.queryRaw({ sql, args: [], argTypes: [] });
  const write = (sql: string): Promise<unknown> => transaction.executeRaw({ sql, args: [], argTypes: [] });
  const own = (text: string): Promise<unknown> => queries.query({ text, values: [] });
  return { seen, ask, write, own };
}

describe('statements of one transaction', () => {
  test('run one at a time in the order requested, from either source', async () => {
    const { seen, ask, write, own } = connection();
    await Promise.all([ask('a'), own('b'), write('c'), own('d'), ask('e')]);
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e'].flatMap((one) => [`${one} starts`, `${one} ends`]));
  });

  test('still run after one that failed, and only its own caller gets the error', async () => {
    const { seen, ask, write, own } = connection();
    const answers = await Promise.allSettled([ask('bad'), write('b'), own('bad'), own('c')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual(['bad', 'b', 'bad', 'c'].flatMap((one) => [`${one} starts`, `${one} ends`]));
  });

  test.each(['COMMIT', 'ROLLBACK'])('do not run after %s, when the connection belongs to others', async (end) => {
    const { seen, write, own } = connection();
    const answers = await Promise.allSettled([own('a'), write(end), own('late')]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(seen).toEqual(['a', end].flatMap((one) => [`${one} starts`, `${one} ends`]));
    await expect(own('later')).rejects.toThrow('the transaction has ended');
  });
});
