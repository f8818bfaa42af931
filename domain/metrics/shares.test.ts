import { expect, test } from 'vitest';
import { largestWithRest, percentOf } from '#domain/metrics/shares.ts';

test.each([
  [0, 0, null],
  [0, 3, 0],
  [1, 3, 33.3],
  [3, 3, 100],
])('%i of %i is %s percent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent));

test('shows the largest five in order, adds up the rest, and leaves out zeros', () => {
  const items = [3, 9, 1, 0, 4, 1, 5].map((count, place) => ({ count, name: `Form ${place}` }));
  const { shown, others } = largestWithRest(items);
  expect(shown.map(({ count, name }) => `${name} ${count}`)).toEqual([
    'Form 1 9',
    'Form 6 5',
    'Form 4 4',
    'Form 0 3',
    'Form 2 1',
  ]);
  expect(others).toBe(1);
});
