import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readAhead } from '#server/queries/export/readAhead.ts';

async function* numbers(count: number): AsyncGenerator<number> {
  for (let number = 0; number < count; number += 1) yield await Promise.resolve(number);
}

test('yields batches in order and reads each while the previous one is written', async () => {
  const read: number[] = [];
  const written: number[] = [];
  const readOne = (number: number): Promise<number> => {
    read.push(number);
    return Promise.resolve(number);
  };
  for await (const number of readAhead(numbers(4), readOne)) {
    await pause(1);
    expect(read.length).toBeLessThanOrEqual(written.length + 2);
    expect(read.at(-1)).toBe(Math.min(number + 1, 3));
    written.push(number);
  }
  expect(written).toEqual([0, 1, 2, 3]);
});

test('reports a failed read in order, after the batches read before it', async () => {
  const written: number[] = [];
  const readOne = (number: number): Promise<number> =>
    number === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(number);
  const writing = (async () => {
    for await (const number of readAhead(numbers(3), readOne)) {
      await pause(5);
      written.push(number);
    }
  })();
  await expect(writing).rejects.toThrow('gone');
  expect(written).toEqual([0]);
});

test('yields nothing when there is nothing to read', async () => {
  for await (const _ of readAhead(numbers(0), () => Promise.resolve(0))) expect.unreachable();
});
