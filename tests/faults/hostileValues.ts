import type { SeededRandom } from '#tests/faults/seededRandom.ts';

/** The town's items as plain ids, by type name. */
export type KnownIds = Readonly<Record<string, string>>;

/** Enough to enumerate the values of a request. */
export const anyIds: KnownIds = { Team: '0197a8c0-0000-7000-8000-000000000000' };

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const deepObject = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));

/** A value that no form would send. */
const plain: readonly unknown[] = [
  '\0',
  'a\0b',
  '\ud800',
  'half \udc00 pair',
  '',
  ' ',
  '\u202e\u2066',
  '🏠'.repeat(400),
  'x'.repeat(300),
  'x'.repeat(20_000),
  '%',
  '%00',
  '\\',
  "'; DROP TABLE users; --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '9'.repeat(400),
  '-1',
  '1,000.00',
  '$1',
  '٣',
  '0x10',
  'true',
  'null',
  'a@',
  'a@b.c\r\nBcc: x@y.z',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '9999-12-31T23:59:60Z',
  '2026-11-22T25:00:00Z',
  '10000-01-01',
  ':',
  'Team:',
  'Team:abc',
  'team:0197a8c0-0000-7000-8000-000000000000',
  'Nothing:0197a8c0-0000-7000-8000-000000000000',
  '0197a8c0-0000-7000-8000-000000000000',
  '00000000-0000-0000-0000-000000000000',
  '0197A8C0-0000-7000-8000-00000000000G',
  '{Fee} * (1 + ',
  '('.repeat(500),
  0,
  -0,
  -1,
  1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  -1e308,
  5e-324,
  true,
  false,
  null,
  [],
  [[]],
  [null],
  {},
  { a: 1 },
  { id: '\0' },
  { '\0': 1 },
  [{}, 1, 'x', null],
  Array.from({ length: 2_001 }, (_, n) => n),
  Array.from({ length: 300 }, (_, n) => `x${n}`),
  deep(40),
  deep(70),
  deep(3_000),
  deepObject(40),
  deepObject(2_000),
];

/** A value of another type, or another item's id. */
export function hostileValue(chance: SeededRandom, ids: KnownIds): unknown {
  if (!chance.percent(25)) return chance.of(plain);
  const [typename, id] = chance.of(Object.entries(ids));
  return chance.percent(50) ? `${typename}:${id}` : id;
}
