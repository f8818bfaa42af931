import { expect, test } from 'vitest';
import { requestedRange } from '#server/files/requestedRange.ts';

test.each([
  ['bytes=0-0', [0, 0]],
  ['bytes=2-5', [2, 5]],
  ['bytes=2-', [2, 9]],
  ['bytes=2-99', [2, 9]],
  ['bytes=-3', [7, 9]],
  ['bytes=-30', [0, 9]],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
  ['bytes=a-b', null],
  [undefined, null],
])('%s of a ten-byte file is %j', (header, range) => {
  expect(requestedRange(header, 10)).toEqual(range);
});

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('rejects %s of a ten-byte file', (header) => {
  expect(() => requestedRange(header, 10)).toThrow('range');
});
