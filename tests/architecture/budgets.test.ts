import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '#tests/architecture/sources.ts';

const sizes = sourceFiles()
  .filter((file) => !isTest(file))
  .map(({ path, lines }) => ({ path, lines }))
  .toSorted((a, b) => a.lines - b.lines);
const at = (share: number): number => sizes[Math.floor((sizes.length - 1) * share)]?.lines ?? 0;

test('the median source file has at most 80 lines, the 90th percentile 200', () => {
  expect(sizes.length).toBeGreaterThan(100);
  expect(at(0.5)).toBeLessThanOrEqual(80);
  expect(at(0.9)).toBeLessThanOrEqual(200);
});

test('no source file has more than 350 lines', () => {
  expect(sizes.filter(({ lines }) => lines > 351)).toEqual([]);
});

test('no test file has more than 500 lines', () => {
  expect(
    sourceFiles()
      .filter((file) => isTest(file) && file.lines > 501)
      .map(({ path, lines }) => ({ path, lines })),
  ).toEqual([]);
});
