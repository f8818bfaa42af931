import { expect, test } from 'vitest';
import { taskAfter, taskBeside } from '#web/screens/Tasks/taskOrder.ts';

test.each([
  ['a', 'b'],
  ['b', 'c'],
  // wraps around after the last one
  ['c', 'a'],
  // not in the list, such as a skipped task
  ['x', 'a'],
])('the task after %s is %s', (id, next) => expect(taskAfter(['a', 'b', 'c'], id)).toBe(next));

test('there is none after the only one', () => {
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
] as const)('moving from %s by %i leads to %s', (id, by, other) =>
  expect(taskBeside(['a', 'b', 'c'], id, by)).toBe(other),
);
