import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { importLimits } from '#domain/import/importRules.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { oneLine } from '#domain/kernel/text.ts';

export interface ImportRow {
  /** as a spreadsheet counts it: the headings are row 1 */
  readonly row: number;
  /** as many as there are columns, or more */
  readonly cells: readonly string[];
}

export interface ImportFile {
  /** by their headings; a column without one has an empty name, and cannot be asked for */
  readonly columns: readonly string[];
  readonly rows: readonly ImportRow[];
}

/** What no table holds, and what stands where bytes were no UTF-8. */
const notText = /[\0\uFFFD]/;

/** The lines of a table as records, below a line of headings. Rows with nothing in them are none. */
export function readImportFile(lines: readonly (readonly string[])[]): Result<ImportFile, CodedProblem> {
  if (lines.some((cells) => cells.some((cell) => notText.test(cell)))) return failed({ code: 'importFileUnreadable' });
  const [headings = [], ...rest] = lines;
  const columns = withoutTrailing(headings.map(oneLine));
  if (columns.length === 0) return failed({ code: 'importFileEmpty' });
  if (columns.length > importLimits.columns)
    return failed({ code: 'importFileTooWide', params: { max: importLimits.columns } });
  const twice = repeated(columns);
  if (twice !== undefined) return failed({ code: 'importHeadingTwice', params: { column: twice } });
  const rows = rest.map((cells, place) => ({ row: place + 2, cells })).filter(({ cells }) => cells.some(isFilled));
  if (rows.length === 0) return failed({ code: 'importFileEmpty' });
  if (rows.length > importLimits.rows) return failed({ code: 'importFileTooLong', params: { max: importLimits.rows } });
  return ok({ columns, rows });
}

const isFilled = (cell: string): boolean => oneLine(cell) !== '';

const withoutTrailing = (names: readonly string[]): readonly string[] =>
  names.slice(0, names.findLastIndex((name) => name !== '') + 1);

/** Headings that only differ in their case are told apart by nobody. */
function repeated(columns: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return columns.find((name) => {
    const folded = name.toLowerCase();
    if (name === '' || !seen.has(folded)) return void seen.add(folded);
    return true;
  });
}
