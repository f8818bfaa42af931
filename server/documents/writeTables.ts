import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { csvLine, csvMark } from '#domain/export/csv.ts';
import type { ExportTable, Row } from '#domain/export/ExportTable.ts';
import { columnsTable } from '#server/documents/columnsTable.ts';
import { headerRow, sheetEnd, sheetRow, sheetStart, workbookParts } from '#server/documents/xlsxParts.ts';

/** Lines are gathered into pieces of about this length: a piece for each would spend its time on streams. */
const pieceLetters = 65_536;

/** A table as CSV, read while it is sent. */
export function csvFile(table: ExportTable): Readable {
  return Readable.from(pieces(csvLines(table)), { objectMode: false });
}

async function* csvLines({ headers, rows }: ExportTable): AsyncGenerator<Iterable<string>> {
  yield [csvMark + csvLine(headers)];
  for await (const some of rows()) yield linesOf(some, csvLine);
}

/** One after the other, so that none is held once it is written. */
function* linesOf(rows: Iterable<Row>, lineOf: (row: Row) => string): Generator<string> {
  for (const row of rows) yield lineOf(row);
}

/** Tables as the sheets of one workbook, one after the other, read while it is sent; what their columns hold is told last. */
export function xlsxFile(told: readonly ExportTable[]): Readable {
  const columns = columnsTable(told, sheetNames(told.map(({ name }) => name)));
  const tables = columns ? [...told, columns] : told;
  const zip = new ZipFile();
  // yazl tells of what goes wrong on the archive, and who reads listens to its stream
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const names = sheetNames(tables.map(({ name }) => name));
  for (const [path, text] of Object.entries(workbookParts(names))) zip.addBuffer(Buffer.from(text), path);
  for (const [place, table] of tables.entries()) {
    zip.addReadStreamLazy(`xl/worksheets/sheet${place + 1}.xml`, (begin) => {
      const sheet = Readable.from(pieces(sheetLines(table)), { objectMode: false });
      // yazl listens to what it is given to read only for what comes of it
      sheet.on('error', (error) => output.destroy(error));
      // nobody reads on: what is read for it ends as well
      output.once('close', () => sheet.destroy());
      begin(null, sheet);
    });
  }
  zip.end();
  return output;
}

async function* sheetLines({ headers, rows }: ExportTable): AsyncGenerator<Iterable<string>> {
  yield [sheetStart(headers.length), headerRow(headers)];
  let number = 1;
  for await (const some of rows()) yield linesOf(some, (row) => sheetRow(row, (number += 1)));
  yield [sheetEnd];
}

async function* pieces(lines: AsyncIterable<Iterable<string>>): AsyncGenerator<Buffer> {
  let held = '';
  for await (const some of lines) {
    for (const line of some) {
      held += line;
      if (held.length < pieceLetters) continue;
      yield Buffer.from(held);
      held = '';
    }
  }
  if (held !== '') yield Buffer.from(held);
}

const longestSheetName = 31;

/** Names as a workbook takes them: short, without some signs, each once in any case. */
export function sheetNames(wanted: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const clean =
      name
        .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
        .replace(/^'+|(?<!')'+$/g, '')
        .trim() || 'Sheet';
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? '' : ` ${number}`;
      const candidate = clean.slice(0, longestSheetName - end.length).trimEnd() + end;
      if (taken.has(candidate.toLowerCase())) continue;
      taken.add(candidate.toLowerCase());
      return candidate;
    }
  });
}
