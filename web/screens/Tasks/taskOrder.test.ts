import { expect, test } from 'vitest';
import { taskAfter, taskBeside } from '#web/screens/Tasks/taskOrder.ts';

test.each([
  ['a', 'b'],
  ['b', 'c'],
  // after the last the day begins again, with what was passed over
  ['c', 'a'],
  // one that stands in no list, as a skipped one
  ['x', 'a'],
])('after %s comes %s', (id, next) => expect(taskAfter(['a', 'b', 'c'], id)).toBe(next));

test('after the only one there is none', () => {
  expect(taskAfter(['a'], 'a')).toBeNull();
  expect(taskAfter([], 'a')).toBeNull();
});

test.each([
  [null, 1, 'a'],
  [null, -1, 'c'],
  ['a', 1, 'b'],
  ['a', -1, null],
  ['c', 1, null],
  ['x', 1, 'a'],
] as const)('from %s by %i one comes to %s', (id, by, other) =>
  expect(taskBeside(['a', 'b', 'c'], id, by)).toBe(other),
);
