import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeCursor, formatCursor, parseCursor } from '#server/events/cursor.ts';
import { parseSnapshot } from '#server/events/snapshot.ts';

test('a cursor survives the round trip through a browser', () => {
  const texts = ['1:1:', '5:9:6,8', '123456:123460:123457'];
  for (const from of texts) {
    const snapshot = parseSnapshot(from);
    if (!snapshot) throw new Error(`${from} is a snapshot`);
    expect(formatCursor(completeCursor(snapshot))).toBe(from);
    expect(parseCursor(from)).toEqual(completeCursor(snapshot));
  }
  const partial = '5:9:6,8/12:12:/77';
  const cursor = parseCursor(partial);
  expect(cursor && formatCursor(cursor)).toBe(partial);
});

test('rejects any other text, and normalizes unusual cursors', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('1:1:', '5:9:6', '/', '-1', '7', '1:1'));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const cursor = parseCursor(pieces.join('/'));
      expect(cursor && parseCursor(formatCursor(cursor))).toEqual(cursor);
    }),
    { numRuns: 2000 },
  );
  for (const text of ['', '/', '1:1:/2:2:/x', '1:1:/2:2:/3/4', '2:1:', '1:1:/2:1:/3'])
    expect(parseCursor(text)).toBeNull();
  expect(parseCursor('1:1:/1:1:/5')?.seq).toBe(0);
});
