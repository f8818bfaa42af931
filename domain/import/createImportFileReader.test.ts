import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createImportFileReader } from '#domain/import/createImportFileReader.ts';
import { importLimits } from '#domain/import/importRules.ts';
import { failed } from '#domain/kernel/result.ts';

function readLines(lines: Iterable<readonly string[]>) {
  const reader = createImportFileReader();
  for (const line of lines) {
    const problem = reader.take(line);
    if (problem !== null) return failed(problem);
  }
  return reader.end();
}

const read = (text: string) => readLines(parse(text, { bom: true, relax_column_count: true }));

test.each([
  ['Number,Owner\n7,Ada\n', ['Number', 'Owner'], [[2, '7', 'Ada']]],
  ['\uFEFFNumber,Owner\r\n7,"Ada, Countess"\r\n', ['Number', 'Owner'], [[2, '7', 'Ada, Countess']]],
  // empty rows are skipped, and the others keep the row number spreadsheets show
  [
    ' Number ,,\n\n,\n7,,\n"8\n9"',
    ['Number'],
    [
      [4, '7'],
      [5, '8\n9'],
    ],
  ],
  ['Number,,Owner\n7,x,Ada', ['Number', '', 'Owner'], [[2, '7', 'x', 'Ada']]],
])('reads columns and rows of %j', (text, columns, rows) => {
  expect(read(text)).toEqual({
    ok: true,
    value: { columns, rows: rows.map(([row, ...cells]) => ({ row, cells })) },
  });
});

const many = (count: number): string => Array.from({ length: count }, (_, place) => `c${place}`).join(',');

test.each([
  ['', { code: 'importFileEmpty' }],
  ['Number,Owner\n', { code: 'importFileEmpty' }],
  [',,\n1,2,3', { code: 'importFileEmpty' }],
  ['Number\nM\uFFFDller', { code: 'importFileUnreadable' }],
  ['PK\u0003\u0004\0', { code: 'importFileUnreadable' }],
  ['Number,number\n1,2', { code: 'importHeadingTwice', params: { column: 'number' } }],
  [`${'n'.repeat(201)}\n1`, { code: 'importHeadingTooLong', params: { max: 200 } }],
  [`${many(201)}\n1`, { code: 'importFileTooWide', params: { max: 200 } }],
])('rejects %j', (text, error) => expect(read(text)).toEqual({ ok: false, error }));

test('accepts exactly the allowed number of records', () => {
  const file = (count: number) => read(`n\n${'1\n'.repeat(count)}`);
  expect(file(importLimits.rows).ok).toBe(true);
  expect(file(importLimits.rows + 1)).toMatchObject({
    error: { code: 'importFileTooLong', params: { max: 10_000 } },
  });
});

test('stops at the first excess line, and truncates overlong lines', () => {
  let given = 0;
  function* endless(): Generator<readonly string[]> {
    yield ['n'];
    for (; ; given += 1) yield [String(given), ...Array.from({ length: 1_000 }, () => '')];
  }
  expect(readLines(endless())).toMatchObject({ error: { code: 'importFileTooLong' } });
  expect(given).toBeLessThanOrEqual(importLimits.rows);
  const wide = readLines([['n'], Array.from({ length: 1_000 }, () => 'x')]);
  expect(wide.ok && wide.value.rows[0]?.cells).toHaveLength(importLimits.columns + 1);
});
