import { expect, test } from 'vitest';
import { storageProblem, mostItems } from '#domain/kernel/storable.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test.each([
  ['plain values', { name: 'Zoë 🏠', count: 1, isOpen: true, nothing: null, list: ['a', { b: 'c' }] }],
  ['a list as long as any', Array.from({ length: mostItems }, String)],
  ['lists in lists', nested(64)],
])('%s have no problem', (_what, value) => {
  expect(storageProblem(value)).toBeNull();
});

test.each([
  ['NUL in a text', { input: { user: { email: 'a\0b' } } }, { path: 'user.email', code: 'unwritable' }],
  ['half a surrogate pair', ['x', 'half \ud83d pair'], { path: '1', code: 'unwritable' }],
  ['NUL in a name', { terms: { 'a\0': 1 } }, { path: 'terms', code: 'unwritable' }],
  ['lists without end in lists', nested(65), { path: '', code: 'tooDeep' }],
  ['ten thousand levels', nested(10_000), { path: '', code: 'tooDeep' }],
  ['a list without end', { ids: Array.from({ length: mostItems + 1 }, String) }, { path: 'ids', code: 'tooMany' }],
])('%s is a problem, at its place', (_what, value, problem) => {
  expect(storageProblem(value)).toMatchObject(problem);
});
