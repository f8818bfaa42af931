import { expect, test } from 'vitest';
import { lanes, partSize } from '#server/operations/batch/partSize.ts';

/** So many in a transaction at most. */
const most = 500;

test('of nothing there is no part', () => {
  expect(partSize(0)).toBe(0);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [1500, 500],
  [1501, 251],
  [10_000, 477],
])('%i are done %i at a time', (count, size) => {
  expect(partSize(count)).toBe(size);
});

test('of any number, no part is too large for those who wait, and the lanes take as many parts each', () => {
  for (let count = 1; count <= 20_000; count += 7) {
    const size = partSize(count);
    const parts = Math.ceil(count / size);
    const rounds = Math.ceil(count / (lanes * most));
    expect(size).toBeLessThanOrEqual(most);
    expect(parts).toBeLessThanOrEqual(lanes * rounds);
    // no fewer rounds would do
    expect(Math.ceil(parts / lanes)).toBe(rounds);
  }
});
