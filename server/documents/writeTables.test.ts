import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import type { ExportTable, Row } from '#domain/export/ExportTable.ts';
import { csvFile, sheetNames, xlsxFile } from '#server/documents/writeTables.ts';

const table = (rows: readonly Row[], name = 'Table'): ExportTable => ({
  name,
  headers: ['Text', 'Number', 'Money', 'Day', 'Time'],
  rows: async function* each() {
    // in two batches
    yield rows.slice(0, 1);
    yield rows.slice(1);
  },
});

const long = 'ä'.repeat(10_000);
const texts = [
  '=1+1',
  '-2',
  '@SUM(A1)',
  'يوسف بن علي',
  'שָׁלוֹם "quoted", and more',
  'line\nand another',
  '<b>&amp;</b>',
  '_x0041_',
  ' spaces ',
  '\u0007 bell',
  '👩‍👩‍👧',
  long,
];
const rows = texts.map((said, place): Row => [
  said,
  { number: -place / 2 },
  { cents: -place * 105 },
  { date: '2026-02-28' },
  { clock: '2026-02-28T14:05' },
]);

test('a CSV file reads back the same, in UTF-8 with the byte order mark that spreadsheets expect', async () => {
  const written = (await buffer(csvFile(table(rows)))).toString();
  expect(written.startsWith('\ufeffText,Number,Money,Day,Time\r\n')).toBe(true);
  const [, ...read] = parse(written, { bom: true, record_delimiter: '\r\n' }) as string[][];
  expect(read.map(([said]) => said?.replace(/^'/, ''))).toEqual(texts);
  expect(read.map(([, number]) => Number(number))).toEqual(texts.map((_said, place) => -place / 2 + 0));
  expect(read.map(([, , money]) => Number(money))).toEqual(texts.map((_said, place) => (-place * 105) / 100 + 0));
  expect(read[0]?.slice(3)).toEqual(['2026-02-28', '2026-02-28 14:05']);
});

describe('a workbook', () => {
  test('reads back the same: text, numbers, amounts, and times keep their types', async () => {
    const book = await readXlsx(new Uint8Array(await buffer(xlsxFile([table(rows), table([], 'Empty')]))));
    expect(book.sheets.map(({ name }) => name)).toEqual(['Table', 'Empty']);
    const [headers, ...read] = book.sheets[0]!.rows;
    expect(headers).toEqual(['Text', 'Number', 'Money', 'Day', 'Time']);
    expect(read.map(([said]) => said)).toEqual(texts);
    expect(read.map(([, number]) => number)).toEqual(texts.map((_said, place) => -place / 2 + 0));
    expect(read.map(([, , money]) => money)).toEqual(texts.map((_said, place) => (-place * 105) / 100 + 0));
    expect(read[0]?.slice(3)).toEqual([new Date('2026-02-28T00:00:00Z'), new Date('2026-02-28T14:05:00Z')]);
    expect(book.sheets[1]!.rows).toEqual([headers]);
  });

  test('truncates text to what a cell can hold', async () => {
    const book = await readXlsx(new Uint8Array(await buffer(xlsxFile([table([['x'.repeat(40_000)]])]))));
    expect(String(book.sheets[0]!.rows[1]?.[0])).toMatch(/^x{32766}…$/);
  });
});

test('fails as a whole if reading the rows fails: there is never a partial file', async () => {
  const broken: ExportTable = {
    ...table([]),
    rows: async function* each() {
      yield [['one']];
      throw new Error('the database is away');
    },
  };
  await expect(buffer(xlsxFile([broken]))).rejects.toThrow('the database is away');
  await expect(buffer(csvFile(broken))).rejects.toThrow('the database is away');
});

test.each([
  [
    ['Permit', 'permit', 'a/b:c'],
    ['Permit', 'permit 2', 'a b c'],
  ],
  [
    ['x'.repeat(40), 'x'.repeat(41)],
    ['x'.repeat(31), `${'x'.repeat(29)} 2`],
  ],
  [
    ['', "''"],
    ['Sheet', 'Sheet 2'],
  ],
])('turns %j into the sheet names %j', (wanted, names) => expect(sheetNames(wanted)).toEqual(names));
