import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCodeBytes, checkCodeOf, checkPath, printedCode, readCheckCode } from '#domain/output/checkCode.ts';

test('reads a code as printed, in any case, and with commonly confused letters', () => {
  const code = checkCodeOf(new Uint8Array([0, 255, 18, 52, 86, 120, 154, 188, 222, 240]));
  expect(printedCode(code)).toBe('03ZH-4D2P-F2DB-SQQG');
  expect(checkPath(code)).toBe('/check/03ZH-4D2P-F2DB-SQQG');
  expect(readCheckCode(' o3zh 4d2p f2dbsqqg ')).toBe(code);
  expect(readCheckCode('I0LO-0000-0000-0000')).toBe('1010000000000000');
});

test.each(['', 'ABCD', '03ZH-4D2P-F2DB-SQQU', '03ZH-4D2P-F2DB-SQQG-0', '03ZH-4D2P-F2DB-SQQ%', '\u{1F600}'])(
  '%j is not a code',
  (text) => expect(readCheckCode(text)).toBeNull(),
);

test('every code reads back unchanged, and every random bit changes it', () => {
  const chance = fc.uint8Array({ minLength: checkCodeBytes, maxLength: checkCodeBytes });
  const anyBit = fc.integer({ min: 0, max: checkCodeBytes * 8 - 1 });
  fc.assert(
    fc.property(chance, anyBit, (bytes, bit) => {
      const code = checkCodeOf(bytes);
      expect(readCheckCode(printedCode(code))).toBe(code);
      const other = bytes.map((byte, place) => (place === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(checkCodeOf(other)).not.toBe(code);
    }),
  );
});
