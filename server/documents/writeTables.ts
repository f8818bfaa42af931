import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { csvLine, csvByteOrderMark } from '#domain/export/csv.ts';
import type { ExportTable, Row } from '#domain/export/ExportTable.ts';
import { columnsTable } from '#server/documents/columnsTable.ts';
import { headerRow, sheetEnd, sheetRow, sheetStart, workbookParts } from '#server/documents/xlsxParts.ts';

/**
 * Lines are joined into chunks of about this length, because a chunk per line would spend its time on stream
 * overhead.
 */
const pieceLetters = 65_536;

/** A table as CSV, streamed. */
export function csvFile(table: ExportTable): Readable {
  return Readable.from(pieces(csvLines(table)), { objectMode: false });
}

async function* csvLines({ headers, rows }: ExportTable): AsyncGenerator<Iterable<string>> {
  yield [csvByteOrderMark + csvLine(headers)];
  for await (const some of rows()) yield linesOf(some, csvLine);
}

/** A generator, so that no row stays in memory after it is written. */
function* linesOf(rows: Iterable<Row>, lineOf: (row: Row) => string): Generator<string> {
  for (const row of rows) yield lineOf(row);
}

/** Tables as the sheets of one workbook, streamed; the description of their columns comes last. */
export function xlsxFile(told: readonly ExportTable[]): Readable {
  const columns = columnsTable(told, sheetNames(told.map(({ name }) => name)));
  const tables = columns ? [...told, columns] : told;
  const zip = new ZipFile();
  // yazl emits errors on the archive, but the reader listens to its output stream
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const names = sheetNames(tables.map(({ name }) => name));
  for (const [path, text] of Object.entries(workbookParts(names))) zip.addBuffer(Buffer.from(text), path);
  for (const [place, table] of tables.entries()) {
    zip.addReadStreamLazy(`xl/worksheets/sheet${place + 1}.xml`, (begin) => {
      const sheet = Readable.from(pieces(sheetLines(table)), { objectMode: false });
      // yazl doesn't forward errors of its input streams
      sheet.on('error', (error) => output.destroy(error));
      // the reader has stopped, so stop reading the source as well
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

/** Valid sheet names: short, without reserved characters, and unique regardless of case. */
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
