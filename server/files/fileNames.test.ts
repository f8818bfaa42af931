import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentDisposition, safeFileName } from '#server/files/fileNames.ts';

describe('safeFileName', () => {
  test.each([
    ['plan.pdf', 'plan.pdf'],
    ['Übersicht – Süd.pdf', 'Übersicht – Süd.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ann\\plan.pdf', 'plan.pdf'],
    ['a\u0000b\r\n.pdf', 'ab.pdf'],
    ['gpj.\u202Eexe', 'gpj.exe'],
    ['...hidden', 'hidden'],
    ['con.txt', '_con.txt'],
    ['ends with dots. . .', 'ends with dots'],
    ['a"b<c>|?*.pdf', 'abc.pdf'],
    ['', 'file'],
    ['///', 'file'],
    [`${'long'.repeat(100)}.pdf`, `${'long'.repeat(100).slice(0, 146)}.pdf`],
  ])('turns %j into %j', (given, shown) => {
    expect(safeFileName(given)).toBe(shown);
  });

  test('never returns a path, header, or invisible name, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = safeFileName(given);
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}"<>|?*:]/u);
        expect(name).not.toMatch(/^[.\s]|[.\s]$/);
        expect(name).not.toBe('');
        expect(safeFileName(name)).toBe(name);
      }),
      { numRuns: 2000 },
    );
  });

  test('runs in linear time', () => {
    const started = performance.now();
    for (const part of [' ', '.', '/', '\\', '..', 'a ', '\u202E']) safeFileName(part.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('contentDisposition', () => {
  test('is ASCII on one line, and preserves the original name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (given) => {
        const header = contentDisposition('attachment', given);
        expect(header).toMatch(/^attachment; filename="[ -~]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/);
        expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(safeFileName(given));
        expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
      }),
    );
  });
});
