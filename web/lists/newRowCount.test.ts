import { expect, test } from 'vitest';
import { newRowCount } from '#web/lists/newRowCount.ts';

const shown = ['c', 'd', 'e'];

test.each([
  ['nothing has changed', { found: shown, hasNext: true, growth: 0 }, 0],
  ['two new rows at the top', { found: ['a', 'b', 'c'], hasNext: true, growth: 2 }, 2],
  ['one new row in between', { found: ['c', 'x', 'd'], hasNext: true, growth: 1 }, 1],
  ['one row removed, and the next page moved up', { found: ['c', 'd', 'f'], hasNext: true, growth: -1 }, 0],
  ['one new row in a list without more pages', { found: ['c', 'd', 'f'], hasNext: false, growth: 0 }, 1],
  ['more new rows than are shown', { found: ['x', 'y', 'z'], hasNext: true, growth: 9 }, 9],
  ['all rows removed', { found: [], hasNext: false, growth: -3 }, 0],
])('%s', (_name, now, count) => {
  expect(newRowCount({ shown, ...now })).toBe(count);
});
