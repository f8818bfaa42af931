import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { readImportFile, type ImportFile } from '#domain/import/readImportFile.ts';
import { failed, type Result } from '#domain/kernel/result.ts';

/** A file of earlier records, read a piece at a time: others have their turn between two of them. */
export async function readTable(content: Readable): Promise<Result<ImportFile, CodedProblem>> {
  const lines: string[][] = [];
  const parser = parse({ bom: true, relax_column_count: true });
  content.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const line of parser) lines.push(line as string[]);
  } catch (error) {
    // a quote stays open, or stands where none may
    if (error instanceof CsvError) return failed({ code: 'importFileUnreadable' });
    throw error;
  }
  return readImportFile(lines);
}
