import { expect, test } from 'vitest';
import { peekPath, peekWidth } from '#web/screens/Submissions/peek/peekPath.ts';

test("keeps the list's parameters and drops the previous submission's", () => {
  const search = '?filters=%5B%5D&sort=form&panel=files&discussion=1';
  expect(peekPath(search, 'Submission:7')).toBe('/processes/7?filters=%5B%5D&sort=form');
  expect(peekPath(search, null)).toBe('/processes?filters=%5B%5D&sort=form');
  expect(peekPath('', 'Submission:7')).toBe('/processes/7');
  expect(peekPath('?panel=menu', null)).toBe('/processes');
});

test.each([
  [1199, 0],
  [1200, 520],
  [1440, 620.8],
  [1920, 720],
])('a window %i px wide leaves %i px for the preview', (window, room) => expect(peekWidth(window)).toBeCloseTo(room));
