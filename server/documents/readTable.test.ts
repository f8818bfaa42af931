import { expect, test } from 'vitest';
import { readTable } from '#server/documents/readTable.ts';

const read = async (content: string | Buffer, maxRows?: number): Promise<unknown> => {
  const found = await readTable(Buffer.from(content as string), maxRows);
  return found.ok ? [found.value.columns, ...found.value.rows.map(({ cells }) => cells)] : found.error.code;
};
const table = [
  ['Name', 'ZIP'],
  ['José', '02139'],
];

test.each([
  ['commas', 'Name,ZIP\nJosé,02139\n'],
  ['a byte order mark', '\uFEFFName,ZIP\r\nJosé,02139\r\n'],
  ['carriage returns alone', 'Name,ZIP\rJosé,02139\r'],
  ['semicolons', 'Name;ZIP\nJosé;02139'],
  ['tabs', 'Name\tZIP\nJosé\t02139'],
  ['empty lines before the headings', '\n\nName;ZIP\nJosé;02139'],
  ['Windows-1252', Buffer.from('Name,ZIP\nJosé,02139', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFName\tZIP\nJosé\t02139', 'utf16le')],
  ['UTF-16 with the high byte first', Buffer.from('\uFEFFName,ZIP\nJosé,02139', 'utf16le').swap16()],
])('reads CSV with %s', async (_what, content) => {
  expect(await read(content)).toEqual(table);
});

test('keeps delimiters in quoted headings and in cells', async () => {
  expect(await read('"Last; first; middle",ZIP\n"a;b",1')).toEqual([
    ['Last; first; middle', 'ZIP'],
    ['a;b', '1'],
  ]);
});

test.each([
  ['binary data', Buffer.from([0x4e, 0x61, 0x00, 0xff, 0x0a, 0x31]), 'importFileUnreadable'],
  ['an open quote', 'Name\n"Bakery', 'importFileUnreadable'],
  ['a row of two million characters', `Name\n${'x'.repeat(2_000_000)}`, 'importFileUnreadable'],
  ['16,385 columns', `${Array.from({ length: 16_385 }, (_, n) => `c${n}`).join(',')}\n1`, 'importFileTooWide'],
  ['two million rows', `Name\n${'x\n'.repeat(2_000_000)}`, 'importFileTooLong'],
  ['only delimiters', ','.repeat(900_000), 'importFileEmpty'],
])('refuses a CSV file with %s', async (_what, content, code) => {
  expect(await read(content, 50_000)).toBe(code);
});
