import { expect, test } from 'vitest';
import { insertSuggestion, suggestionsAt } from '#web/screens/Templates/Formulas/suggestionsAt.ts';

const offered = [
  { label: 'Floor area', text: '{Floor area}', meaning: 'Field' },
  { label: 'Summer area', text: '{Summer area}', meaning: 'Field' },
  { label: 'SUM', text: 'SUM()', meaning: 'all values added together' },
];

test.each([
  ['2 * fl', 6, 4, ['Floor area']],
  ['2 * {', 5, 4, ['Floor area', 'Summer area']],
  ['{sum', 4, 0, ['Summer area']],
  ['sum', 3, 0, ['Summer area', 'SUM']],
  ['floor ar', 8, 0, ['Floor area']],
  ['are + 1', 3, 0, ['Floor area', 'Summer area']],
])('in %j with the cursor at %i, the typed text starts at %i and suggests %j', (text, cursor, from, labels) => {
  const { from: begin, found } = suggestionsAt(text, cursor, offered);
  expect(found.map(({ label }) => label)).toEqual(labels);
  expect(begin).toBe(from);
});

test.each(['2 * ', '{Floor area} '])('suggests nothing after %j', (text) => {
  expect(suggestionsAt(text, text.length, offered).found).toEqual([]);
});

test('a choice replaces the typed text', () => {
  expect(insertSuggestion('2 * fl', { from: 4, to: 6 }, '{Floor area}')).toEqual({
    text: '2 * {Floor area}',
    cursor: 16,
  });
  expect(insertSuggestion('{fl} + 1', { from: 0, to: 3 }, '{Floor area}')).toEqual({
    text: '{Floor area} + 1',
    cursor: 12,
  });
  expect(insertSuggestion('su', { from: 0, to: 2 }, 'SUM()')).toEqual({ text: 'SUM()', cursor: 4 });
});
