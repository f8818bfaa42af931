import { expect, test } from 'vitest';
import { problemPosition } from '#domain/form/formula/problemPosition.ts';

test.each([
  ['{Floors} * * 2', { at: 12 }, '*'],
  ['2 +', { at: 4 }, '+'],
  ['ROUND({Hours (a day)} * (2 + 1)', { at: 32 }, '('],
  ['2 * {Floor  area} + 1', { name: 'floor area' }, '{Floor  area}'],
  ['2 * sume(1)', { name: 'sume' }, 'sume'],
  ['2 % 3', { what: '%' }, '%'],
])('in %j with %j it marks %j', (source, params, what) => {
  const place = problemPosition(source, { params });
  expect(place && source.slice(place.from, place.to)).toBe(what);
});

test('a problem with the whole formula has no position', () => {
  expect(problemPosition('{A} + {B}', { params: { places: "formula 'A'" } })).toBeNull();
  expect(problemPosition('', {})).toBeNull();
});
