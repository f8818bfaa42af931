import { expect, test } from 'vitest';
import { ownValue } from '#domain/kernel/ownValue.ts';

test('finds an own key', () => {
  expect(ownValue({ a: 1 }, 'a')).toBe(1);
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'b'])('finds nothing under %s', (key) => {
  expect(ownValue({ a: 1 }, key)).toBeUndefined();
});
