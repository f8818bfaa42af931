import type { Cell } from '#domain/export/Cell.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';

// The few parts of ECMA-376 that a workbook of plain tables needs. See decision 0041.

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const officeXml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of the styles below. `asTyped` keeps edited text from becoming a formula. */
const styles = { header: 1, money: 2, date: 3, clock: 4, asTyped: 5 } as const;

const styleSheet = `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`;

const numbered = (sheets: readonly string[], part: (number: number, name: string) => string): string =>
  sheets.map((name, place) => part(place + 1, name)).join('');

/** All parts except the sheets, by path in the archive. */
export const workbookParts = (sheets: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${officeXml}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${officeXml}.styles+xml"/>${numbered(sheets, (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${officeXml}.worksheet+xml"/>`)}</Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${numbered(sheets, (number, name) => `<sheet name="${xmlText(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageTypes}/relationships">${numbered(sheets, (number) => `<Relationship Id="rId${number}" Type="${relationships}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rIdStyles" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styleSheet,
});

/** The first row is frozen. */
export const sheetStart = (columns: number): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(columns, 1)}" width="20" customWidth="1"/></cols><sheetData>`;

export const sheetEnd = '</sheetData></worksheet>';

export const headerRow = (headers: readonly string[]): string =>
  `<row r="1">${headers.map((header, column) => textCell(header, `${columnLetters(column)}1`, styles.header)).join('')}</row>`;

export function sheetRow(cells: readonly Cell[], row: number): string {
  let text = `<row r="${row}">`;
  for (const [column, cell] of cells.entries())
    if (cell !== null) text += cellText(cell, `${columnLetters(column)}${row}`);
  return `${text}</row>`;
}

function cellText(cell: Exclude<Cell, null>, at: string): string {
  if (typeof cell === 'string') return textCell(cell, at, /^[\s\p{Cc}]*[=+\-@]/u.test(cell) ? styles.asTyped : 0);
  if ('number' in cell) return `<c r="${at}"><v>${cell.number}</v></c>`;
  if ('cents' in cell) return `<c r="${at}" s="${styles.money}"><v>${cell.cents / 100}</v></c>`;
  const [text, style] = 'date' in cell ? [cell.date, styles.date] : [cell.clock, styles.clock];
  const serial = serialOf(text);
  return serial === null ? textCell(text, at, 0) : `<c r="${at}" s="${style}"><v>${serial}</v></c>`;
}

/** Excel's limit for a cell; longer text makes it report the whole file as damaged. */
const mostLetters = 32_767;

function textCell(text: string, at: string, style: number): string {
  const cut = text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text;
  const styled = style === 0 ? '' : ` s="${style}"`;
  return `<c r="${at}"${styled} t="inlineStr"><is><t xml:space="preserve">${xmlText(cut)}</t></is></c>`;
}

const dayMs = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);

/** Dates as spreadsheet serial numbers; null before March 1900, which spreadsheets get wrong. */
function serialOf(text: string): number | null {
  const ms = Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`);
  const serial = (ms - dayZero) / dayMs;
  return Number.isNaN(serial) || serial < 61 ? null : serial;
}

const known: string[] = [];

/** A column's name by index: `A` to `Z`, then `AA` and so on. */
export function columnLetters(column: number): string {
  const found = known[column];
  if (found !== undefined) return found;
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCodePoint(65 + ((rest - 1) % 26)) + name;
  known[column] = name;
  return name;
}

// Characters that XML can't contain are written as _x0007_, so an underscore that starts such a code is escaped as well.
// oxlint-disable-next-line no-control-regex
const special = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/g;
const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', _: '_x005F_' };

function xmlText(text: string): string {
  return text.toWellFormed().replace(special, (letter) => ownValue(named, letter) ?? coded(letter));
}

const coded = (letter: string): string => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
