import { expect, test } from 'vitest';
import { recordRecentPlace, recentPlaceIn, recentPlaces } from '#web/parts/palette/recentPlaces.ts';
import { recentPlacesKey } from '#web/parts/palette/recentPlacesKey.ts';

const id = (last: number): string => `0193b3a4-0000-7000-8000-00000000000${last}`;

function emptyStore(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

test.each([
  [`/initiated_flows/manager/${id(1)}`, `Submission:${id(1)}`],
  [`/initiated_flows/manager/${id(1)}/completed`, `Submission:${id(1)}`],
  [`/initiated_flows/${id(1)}/steps/${id(2)}/review`, `Submission:${id(1)}`],
  [`/processes/${id(1)}`, `Submission:${id(1)}`],
  [`/my_tasks/${id(1)}`, `Submission:${id(1)}`],
  [`/workflows/${id(3)}/edit`, `MasterTemplate:${id(3)}`],
  ['/workflows/new', null],
  ['/processes', null],
  [`/teams/${id(1)}`, null],
])('%s belongs to %s', (path, place) => expect(recentPlaceIn(path)).toBe(place));

test('keeps the eight latest places, newest first and without duplicates', () => {
  const store = emptyStore();
  for (const last of [1, 2, 3, 1, 4, 5, 6, 7, 8, 9]) recordRecentPlace('ann', `/processes/${id(last)}`, store);
  recordRecentPlace('ann', '/metrics', store);
  expect(recentPlaces('ann', store)).toEqual([9, 8, 7, 6, 5, 4, 1, 3].map((last) => `Submission:${id(last)}`));
});

test('starts empty for another person or unreadable data', () => {
  const store = emptyStore();
  recordRecentPlace('ann', `/processes/${id(1)}`, store);
  expect(recentPlaces('ben', store)).toEqual([]);
  recordRecentPlace('ben', `/workflows/${id(2)}`, store);
  expect(recentPlaces('ben', store)).toEqual([`MasterTemplate:${id(2)}`]);
  expect(recentPlaces('ann', store)).toEqual([]);
  for (const broken of ['{', '[]', '{"of":"ann","ids":3}']) {
    store.setItem(recentPlacesKey, broken);
    expect(recentPlaces('ann', store)).toEqual([]);
  }
});
