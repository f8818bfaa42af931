import type { Transaction } from '@prisma/driver-adapter-utils';
import { describe, expect, test } from 'vitest';
import { serially } from '#server/database/serially.ts';

/** A connection that says what runs on it; a statement that is called bad fails. */
function connection() {
  const seen: string[] = [];
  const run = async ({ sql }: { sql: string }): Promise<number> => {
    seen.push(`${sql} starts`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${sql} ends`);
    if (sql === 'bad') throw new Error('bad');
    return 1;
  };
  const transaction = serially({ queryRaw: run, executeRaw: run } as unknown as Transaction);
  const ask = (sql: string): Promise<unknown> => transaction.queryRaw({ sql, args: [], argTypes: [] });
  const write = (sql: string): Promise<unknown> => transaction.executeRaw({ sql, args: [], argTypes: [] });
  return { seen, ask, write };
}

describe('statements of one transaction', () => {
  test('run one after the other, in the order in which they were asked', async () => {
    const { seen, ask, write } = connection();
    await Promise.all([ask('a'), write('b'), ask('c')]);
    expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  });

  test('have their turn after one that failed, which only its own caller hears of', async () => {
    const { seen, ask, write } = connection();
    const answers = await Promise.allSettled([ask('bad'), write('b')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(seen).toEqual(['bad starts', 'bad ends', 'b starts', 'b ends']);
  });
});
