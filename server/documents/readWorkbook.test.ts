import { expect, test } from 'vitest';
import { readWorkbook } from '#server/documents/readWorkbook.ts';
import { textRow, workbookOf } from '#tests/support/workbooks.ts';

const cellsOf = async (file: Buffer): Promise<unknown> => {
  const read = await readWorkbook(file);
  return read.ok ? read.value.rows.map(({ row, cells }) => [row, ...cells]) : read.error.code;
};
const head = textRow('Name', 'License');

test('reads texts, numbers, dates, and results of formulas as people see them', async () => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="00000\\-0000"/>
    <numFmt numFmtId="166" formatCode="[$-409]mmm\\ d"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>`;
  const rows = `${textRow('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')}
    <row r="5"><c r="A5" t="s"><v>0</v></c><c r="B5" s="1"><v>45356</v></c><c r="C5" s="2"><v>2139</v></c><c r="D5"><v>0.30000000000000004</v></c>
    <c r="E5" t="b"><v>1</v></c><c r="F5" t="str"><f>A1&amp;B1</f><v>sum</v></c><c r="G5" s="3"><v>21394321</v></c><c r="H5" s="4"><v>45356.5</v></c></row>`;
  const strings = '<si><r><t>Joe’s </t></r><r><t>Diner &amp; _x0042_ar</t></r><rPh><t>jo</t></rPh></si>';
  expect(await cellsOf(await workbookOf({ rows, strings, styles }))).toEqual([
    [5, 'Joe’s Diner & Bar', '2024-03-05', '02139', '0.3', 'Yes', 'sum', '02139-4321', '2024-03-05 12:00'],
  ]);
});

test('skips cells with only a format, however far away', async () => {
  const rows = `${head}<row r="3"><c r="A3"/><c r="B3" t="inlineStr"><is><t>L-1</t></is></c></row>
    <row r="1048576"><c r="XFD1048576" s="1"/></row>`;
  expect(await cellsOf(await workbookOf({ rows }))).toEqual([[3, '', 'L-1']]);
});

test.each([
  ['a sheet with only headings', { rows: head }, 'importFileEmpty'],
  ['entities that expand', { rows: head, prolog: '<!DOCTYPE a [<!ENTITY b "&c;&c;">]>' }, 'workbookUnreadable'],
  [
    'entities that name a file',
    { rows: head, prolog: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>' },
    'workbookUnreadable',
  ],
  ['macros', { rows: head, others: { 'xl/vbaProject.bin': 'x' } }, 'workbookHasMacros'],
  ['a row far below the last one', { rows: '<row r="999999999"/>' }, 'workbookUnreadable'],
  ['rows out of order', { rows: '<row r="2"/><row r="1"/>' }, 'workbookUnreadable'],
  ['a column beyond the last one', { rows: '<row><c r="ZZZZ1"><v>1</v></c></row>' }, 'workbookUnreadable'],
  ['a text that does not exist', { rows: '<row><c t="s"><v>7</v></c></row>' }, 'workbookUnreadable'],
  ['XML that ends early', { rows: '<row><c' }, 'workbookUnreadable'],
])('refuses %s', async (_what, parts, code) => {
  expect(await cellsOf(await workbookOf(parts))).toBe(code);
});

test('ignores entries whose names lead out of the archive, which are never written', async () => {
  const file = await workbookOf({ rows: `${head}${textRow('Bakery', 'L-1')}`, others: { 'xl/aaaaaaaaaa.xml': 'x' } });
  // the archiver refuses such names, so one is patched in
  const patched = Buffer.from(file.toString('latin1').replaceAll('xl/aaaaaaaaaa.xml', '../../aaaaaaa.xml'), 'latin1');
  expect(await cellsOf(patched)).toBe('workbookUnreadable');
});

test('refuses an archive that is cut off', async () => {
  const file = await workbookOf({ rows: head });
  expect(await cellsOf(file.subarray(0, file.length - 40))).toBe('workbookUnreadable');
});
