import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { createImportFileReader, type ImportFile } from '#domain/import/createImportFileReader.ts';
import { failed, type Result } from '#domain/kernel/result.ts';
import { decodeCsv, delimiterOf } from '#server/documents/decodeCsv.ts';
import { isWorkbook, readWorkbook } from '#server/documents/readWorkbook.ts';

/**
 * The most characters in a row: the largest row may have ten thousand characters per cell, but few cells are that
 * long.
 */
const mostOfLine = 1_000_000;

/** The parser converts a whole chunk to rows before any is read, so small chunks limit the memory. */
const pieceBytes = 16_384;

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}

/** Parses a CSV file or the first sheet of a workbook. Only for a separate process. */
export async function readTable(bytes: Uint8Array, maxRows?: number): Promise<Result<ImportFile, CodedProblem>> {
  return isWorkbook(bytes) ? readWorkbook(bytes, maxRows) : readCsv(bytes, maxRows);
}

async function readCsv(bytes: Uint8Array, maxRows?: number): Promise<Result<ImportFile, CodedProblem>> {
  const reader = createImportFileReader(maxRows);
  let problem: CodedProblem | null = null;
  const broken = await readCsvRows(bytes, (cells) => {
    problem = reader.take(cells);
    return problem === null;
  });
  const found = broken ?? problem;
  return found === null ? reader.end() : failed(found);
}

/** Reads the rows of a CSV file until `take` returns false. */
export async function readCsvRows(
  bytes: Uint8Array,
  take: (cells: readonly string[]) => boolean,
): Promise<CodedProblem | null> {
  const text = decodeCsv(bytes);
  const content = Readable.from(piecesOf(text));
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    max_record_size: mostOfLine,
  });
  content.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const line of parser) if (!take(line as string[])) break;
    return null;
  } catch (error) {
    // an unclosed quote, a quote in an invalid place, or a row that is too long
    if (error instanceof CsvError) return { code: 'importFileUnreadable' };
    throw error;
  } finally {
    content.destroy();
  }
}
