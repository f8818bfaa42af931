import { expect, it } from 'vitest';
import { plural } from '#domain/kernel/plural.ts';

it.each([
  [0, '0 submissions'],
  [1, '1 submission'],
  [2, '2 submissions'],
  [1200, '1,200 submissions'],
])('formats %i with its noun', (count, text) => {
  expect(plural(count, 'submission')).toBe(text);
});

it('accepts an irregular plural', () => {
  expect([plural(1, 'reply', 'replies'), plural(3, 'reply', 'replies')]).toEqual(['1 reply', '3 replies']);
});
