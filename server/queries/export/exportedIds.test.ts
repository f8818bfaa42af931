import { expect, test } from 'vitest';
import { inAdaptiveBatches, batchSizeFor } from '#server/queries/export/exportedIds.ts';

const ids = Array.from({ length: 2_500 }, (_, number) => `id ${number}`);

/** The batch sizes when each row of a batch holds this many characters. */
async function sizes(columns: number, letters: (batch: number) => number): Promise<readonly number[]> {
  const { batches, heard } = inAdaptiveBatches(ids, columns);
  const found: number[] = [];
  for await (const batch of batches) {
    heard(batch.length, batch.length * letters(found.length));
    found.push(batch.length);
  }
  return found;
}

test.each([
  { columns: 18, rows: 1_666 },
  { columns: 1_000, rows: 30 },
  { columns: 50_000, rows: 1 },
])('$columns columns: reads $rows rows at a time', ({ columns, rows }) => {
  expect(batchSizeFor(columns)).toBe(rows);
});

test('starts with a small batch, then reads as many rows as the columns allow', async () => {
  expect(await sizes(37, () => 1_000)).toEqual([100, 810, 810, 780]);
  expect((await sizes(37, () => 0)).slice(0, 2)).toEqual([100, 810]);
  expect((await sizes(1_000, () => 1_000)).slice(0, 2)).toEqual([30, 30]);
});

test('reads fewer rows after a batch of long answers, at least one, and more again after short ones', async () => {
  const long = 200_000;
  expect((await sizes(37, () => long)).slice(0, 3)).toEqual([100, 20, 20]);
  expect((await sizes(37, (batch) => (batch === 1 ? long : 1_000))).slice(0, 4)).toEqual([100, 810, 20, 810]);
  expect((await sizes(37, () => 10_000_000)).slice(0, 3)).toEqual([100, 1, 1]);
});

test('yields every row once, in order', async () => {
  const { batches } = inAdaptiveBatches(ids, 37);
  expect((await Array.fromAsync(batches)).flat()).toEqual(ids);
});
