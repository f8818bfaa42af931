import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchConcurrent } from '#server/database/batchConcurrent.ts';

test('fetches a lone key immediately, and batches the keys requested while that is in flight', async () => {
  const batches: (readonly number[])[] = [];
  const read = batchConcurrent(async (keys: readonly number[]) => {
    batches.push(keys);
    await pause(5);
    return new Map(keys.map((key) => [key, key * 2]));
  });
  const answers = await Promise.all([1, 2, 3, 2].map((key) => read(key)));
  expect(answers).toEqual([2, 4, 6, 4]);
  expect(batches).toEqual([[1], [2, 3]]);
});

test('never returns a value fetched before it was requested', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(4), { minLength: 1, maxLength: 30 }), async (gaps) => {
      let clock = 0;
      const read = batchConcurrent(async (keys: readonly string[]) => {
        const seen = clock++;
        await pause(1);
        return new Map(keys.map((key) => [key, seen]));
      });
      const answers: Promise<void>[] = [];
      for (const gap of gaps) {
        if (gap > 2) await pause(1);
        const called = clock++;
        answers.push(read('the one session').then((seen) => expect(seen).toBeGreaterThan(called)));
      }
      await Promise.all(answers);
    }),
    { numRuns: 30 },
  );
});

test('fails only the callers of a failed batch, and a batch that never returns blocks no one else', async () => {
  const outcomes = [() => Promise.reject(new Error('gone')), () => new Promise<never>(() => undefined)];
  const read = batchConcurrent(async (keys: readonly string[]) => {
    await outcomes.shift()?.();
    return new Map(keys.map((key) => [key, 'found']));
  });
  await expect(read('first')).rejects.toThrow('gone');
  void read('second');
  expect(await read('third')).toBe('found');
  expect(await batchConcurrent(async () => new Map<string, string>())('unknown')).toBeUndefined();
});
