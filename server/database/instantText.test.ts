import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantText } from '#server/database/instantText.ts';

test.each([
  ['2026-11-21 09:05:07.123+00', '2026-11-21T09:05:07.123Z'],
  ['2026-11-21 09:05:07.1+00', '2026-11-21T09:05:07.100Z'],
  ['2026-11-21 09:05:07+00', '2026-11-21T09:05:07.000Z'],
  ['2026-11-21 09:05:07.123999+00', '2026-11-21T09:05:07.123Z'],
  ['2026-11-21 09:05:07.5+02', '2026-11-21T07:05:07.500Z'],
  ['12026-11-21 09:05:07+00', '+012026-11-21T09:05:07.000Z'],
])('converts PostgreSQL’s %s to %s in JSON', (text, expected) => {
  expect(instantText(text)).toBe(expected);
});

test('formats every time as Date.toISOString does', () => {
  const moments = fc.date({ min: new Date('1970-01-01'), max: new Date('9999-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      const json = moment.toISOString();
      const stored = json.replace('T', ' ').replace(/\.?0*Z$/, '+00');
      expect(instantText(stored)).toBe(json);
    }),
  );
});
