import { readSheet } from 'read-excel-file/node';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { createImportFileReader, type ImportFile } from '#domain/import/createImportFileReader.ts';
import { failed, type Result } from '#domain/kernel/result.ts';

/** Workbooks are ZIP archives, which start with “PK”. */
export const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads the first sheet of an XLSX workbook. Its process limits the memory and time that an archive can take. */
export async function readWorkbook(bytes: Uint8Array, maxRows?: number): Promise<Result<ImportFile, CodedProblem>> {
  const lines = await firstSheet(bytes);
  if (lines === null) return failed({ code: 'importFileUnreadable' });
  const reader = createImportFileReader(maxRows);
  for (const line of lines) {
    const problem = reader.take(line.map(textOf));
    if (problem !== null) return failed(problem);
  }
  return reader.end();
}

/** Null for anything but a workbook, however the reader fails at it. Out of memory is reported as such. */
async function firstSheet(bytes: Uint8Array): Promise<readonly (readonly unknown[])[] | null> {
  try {
    return await readSheet(Buffer.from(bytes), { trim: true });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return null;
  }
}

/** As a CSV file would have it: dates in ISO format, without a time at midnight. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    const iso = Number.isNaN(cell.getTime()) ? '' : cell.toISOString();
    return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
  }
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return String(cell as string | number);
}
