import { expect, test } from 'vitest';
import {
  printedStatusCode,
  readStatusCode,
  readSubmissionNumber,
  statusCodeOf,
} from '#domain/submission/statusAccess.ts';

test.each([
  ['#12', 12, '12'],
  [' 0012 ', 12, '0012'],
  ['# 7', 7, '7'],
  ['BP-2026-0012', null, 'bp-2026-0012'],
  ['12345678901', null, '12345678901'],
  ['1e3', null, '1e3'],
])('reads the number %j', (typed, scopedId, customId) => {
  expect(readSubmissionNumber(typed)).toEqual({ scopedId, customId });
});

test('a code is read as it was printed, in any grouping', () => {
  const code = statusCodeOf(1234);
  expect(code).toBe('00001234');
  expect(printedStatusCode(code)).toBe('0000 1234');
  for (const typed of [printedStatusCode(code), '0000-1234', ' 00 00 12 34']) expect(readStatusCode(typed)).toBe(code);
});
