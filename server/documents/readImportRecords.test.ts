import { expect, it } from 'vitest';
import { readRowWithTimeout } from '#server/documents/readImportRecords.ts';

const quadratic = new RegExp('\\s*x$');
const blanks = ' '.repeat(300_000);

it('refuses a row that takes too long and reads the next one', () => {
  const read = ({ row, cells }: { readonly row: number; readonly cells: readonly string[] }) => {
    quadratic.exec(cells[0] ?? '');
    return { record: null, problems: [{ row, column: null, code: 'importRowEmpty' as const }] };
  };
  const start = performance.now();
  expect(readRowWithTimeout(read, { row: 2, cells: [blanks] }, 50).problems).toEqual([
    { row: 2, column: null, code: 'importRowTooSlow' },
  ]);
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(readRowWithTimeout(read, { row: 3, cells: [''] }, 50).problems).toMatchObject([
    { row: 3, code: 'importRowEmpty' },
  ]);
});

it('rethrows errors from reading a row', () => {
  const broken = (): never => {
    throw new TypeError('broken');
  };
  expect(() => readRowWithTimeout(broken, { row: 2, cells: [] })).toThrow('broken');
});
