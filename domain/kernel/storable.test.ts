import { expect, test } from 'vitest';
import { storageProblem, maxListItems } from '#domain/kernel/storable.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test.each([
  ['plain values', { name: 'Zoë 🏠', count: 1, isOpen: true, nothing: null, list: ['a', { b: 'c' }] }],
  ['a list of maximum length', Array.from({ length: maxListItems }, String)],
  ['nested lists', nested(64)],
])('accepts %s', (_what, value) => {
  expect(storageProblem(value)).toBeNull();
});

test.each([
  ['NUL in a text', { input: { user: { email: 'a\0b' } } }, { path: 'user.email', code: 'unwritable' }],
  ['a lone surrogate', ['x', 'half \ud83d pair'], { path: '1', code: 'unwritable' }],
  ['NUL in a key', { terms: { 'a\0': 1 } }, { path: 'terms', code: 'unwritable' }],
  ['too deeply nested lists', nested(65), { path: '', code: 'tooDeep' }],
  ['ten thousand levels', nested(10_000), { path: '', code: 'tooDeep' }],
  [
    'a list that is too long',
    { ids: Array.from({ length: maxListItems + 1 }, String) },
    { path: 'ids', code: 'tooMany' },
  ],
])('reports %s with its path', (_what, value, problem) => {
  expect(storageProblem(value)).toMatchObject(problem);
});
