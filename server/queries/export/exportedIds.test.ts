import { expect, test } from 'vitest';
import { inSmallBatches } from '#server/queries/export/exportedIds.ts';

const ids = Array.from({ length: 2_500 }, (_, number) => `id ${number}`);

const sizes = async (columns: number): Promise<readonly number[]> =>
  (await Array.fromAsync(inSmallBatches(ids, columns))).map((batch) => batch.length);

test.each([
  { columns: 18, first: 1_666 },
  { columns: 37, first: 810 },
  { columns: 1_000, first: 30 },
  { columns: 50_000, first: 1 },
])('of $columns columns $first rows are read together', async ({ columns, first }) => {
  const found = await sizes(columns);
  expect(found[0]).toBe(first);
  expect(Math.max(...found)).toBe(first);
});

test('every row comes once, in its order', async () => {
  expect((await Array.fromAsync(inSmallBatches(ids, 37))).flat()).toEqual(ids);
});
