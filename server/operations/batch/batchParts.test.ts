import { expect, test } from 'vitest';
import { maxParallelParts, batchPartSize } from '#server/operations/batch/batchParts.ts';

/** The most submissions in one transaction. */
const most = 500;

test('is 0 for no submissions', () => {
  expect(batchPartSize(0)).toBe(0);
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
  expect(batchPartSize(count)).toBe(size);
});

test('stays within the limit and divides any number evenly among the lanes', () => {
  for (let count = 1; count <= 20_000; count += 7) {
    const size = batchPartSize(count);
    const parts = Math.ceil(count / size);
    const rounds = Math.ceil(count / (maxParallelParts * most));
    expect(size).toBeLessThanOrEqual(most);
    expect(parts).toBeLessThanOrEqual(maxParallelParts * rounds);
    // as few rounds as possible
    expect(Math.ceil(parts / maxParallelParts)).toBe(rounds);
  }
});
