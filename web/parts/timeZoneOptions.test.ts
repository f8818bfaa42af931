import { expect, test } from 'vitest';
import { timeZoneName, timeZoneOptions } from '#web/parts/timeZoneOptions.ts';

test('lists places under their current names', () => {
  const labels = timeZoneOptions('America/Chicago').flatMap(({ options }) => options.map(({ label }) => label));
  for (const name of ['Asia/Kolkata', 'Europe/Kyiv', 'Africa/Asmara']) expect(labels).toContain(name);
  for (const name of ['Asia/Calcutta', 'Europe/Kiev', 'Africa/Asmera']) expect(labels).not.toContain(name);
  expect(new Set(labels).size).toBe(labels.length);
});

test('the selected zone is the one listed for its place', () => {
  for (const current of ['Asia/Kolkata', 'Asia/Calcutta']) {
    const found = timeZoneOptions(current).flatMap(({ options }) => options.filter(({ value }) => value === current));
    expect(found).toEqual([{ value: current, label: 'Asia/Kolkata' }]);
  }
});

test('names a zone the way people do', () => {
  expect(timeZoneName('America/Chicago')).toBe('Chicago (Central Time)');
});
