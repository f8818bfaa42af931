import { expect, test } from 'vitest';
import { isTest, sourceFiles, toolingFiles } from '#tests/architecture/sources.ts';

const allFiles = [...sourceFiles(), ...toolingFiles()];
const sizes = sourceFiles()
  .filter((file) => !isTest(file))
  .map(({ path, lines }) => ({ path, lines }))
  .toSorted((a, b) => a.lines - b.lines);
const at = (share: number): number => sizes[Math.floor((sizes.length - 1) * share)]?.lines ?? 0;

test('half of the source files have at most 80 lines, and nine of ten at most 200', () => {
  expect(sizes.length).toBeGreaterThan(100);
  expect(at(0.5)).toBeLessThanOrEqual(80);
  expect(at(0.9)).toBeLessThanOrEqual(200);
});

test('no source file has more than 350 lines', () => {
  expect(
    allFiles.filter((file) => !isTest(file) && file.lines > 351).map(({ path, lines }) => ({ path, lines })),
  ).toEqual([]);
});

test('no test file has more than 500 lines', () => {
  expect(
    allFiles.filter((file) => isTest(file) && file.lines > 501).map(({ path, lines }) => ({ path, lines })),
  ).toEqual([]);
});
