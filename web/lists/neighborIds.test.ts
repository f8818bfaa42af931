import { expect, test } from 'vitest';
import { idAfter, neighborId } from '#web/lists/neighborIds.ts';

test.each([
  ['a', 'b'],
  ['b', 'c'],
  // wraps around after the last one
  ['c', 'a'],
  // not in the list, such as a skipped task
  ['x', 'a'],
])('the task after %s is %s', (id, next) => expect(idAfter(['a', 'b', 'c'], id)).toBe(next));

test('there is none after the only one', () => {
  expect(idAfter(['a'], 'a')).toBeNull();
  expect(idAfter([], 'a')).toBeNull();
});

test.each([
  [null, 1, 'a'],
  [null, -1, 'c'],
  ['a', 1, 'b'],
  ['a', -1, null],
  ['c', 1, null],
  ['x', 1, 'a'],
] as const)('moving from %s by %i leads to %s', (id, by, other) =>
  expect(neighborId(['a', 'b', 'c'], id, by)).toBe(other),
);
