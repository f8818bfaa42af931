import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { importLimits } from '#domain/import/importRules.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { oneLine } from '#domain/kernel/text.ts';

export interface ImportRow {
  /** as a spreadsheet counts it: the headings are row 1 */
  readonly row: number;
  /** as far as something stands in them; more than there are columns where too much does */
  readonly cells: readonly string[];
}

export interface ImportFile {
  /** by their headings; a column without one has an empty name, and cannot be asked for */
  readonly columns: readonly string[];
  readonly rows: readonly ImportRow[];
}

/** What no table holds, and what stands where bytes were no UTF-8. */
const notText = /[\0\uFFFD]/;

/** Takes the lines of a file one after the other. */
interface ImportFileReader {
  /** what is wrong by now: nothing that follows mends it */
  take(line: readonly string[]): CodedProblem | null;
  end(): Result<ImportFile, CodedProblem>;
}

/**
 * Reads the lines of a table as records, below a line of headings. Rows with nothing in them are none. It says at once when a line
 * is too much, and keeps of a line no more than can be used: a file of nothing but commas takes a thousand times its size.
 */
export function importFileReader(): ImportFileReader {
  let columns: readonly string[] | null = null;
  const rows: ImportRow[] = [];
  let row = 0;
  return {
    take(line) {
      row += 1;
      const cells = narrowed(withoutTrailing(line));
      if (cells.some((cell) => notText.test(cell))) return { code: 'importFileUnreadable' };
      if (columns === null) {
        columns = cells.map(oneLine);
        return headingsProblem(columns);
      }
      if (cells.length === 0) return null;
      if (rows.length === importLimits.rows) return { code: 'importFileTooLong', params: { max: importLimits.rows } };
      rows.push({ row, cells });
      return null;
    },
    end: () => (columns === null || rows.length === 0 ? failed({ code: 'importFileEmpty' }) : ok({ columns, rows })),
  };
}

function headingsProblem(columns: readonly string[]): CodedProblem | null {
  const { columns: most, headingLetters } = importLimits;
  if (columns.length === 0) return { code: 'importFileEmpty' };
  if (columns.length > most) return { code: 'importFileTooWide', params: { max: most } };
  if (columns.some((name) => name.length > headingLetters))
    return { code: 'importHeadingTooLong', params: { max: headingLetters } };
  const twice = repeated(columns);
  return twice === undefined ? null : { code: 'importHeadingTwice', params: { column: twice } };
}

/** Without what is empty at the end of a line. */
const withoutTrailing = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => oneLine(cell) !== '') + 1);

/** One more than there may be says that it is too many. */
const narrowed = (cells: readonly string[]): readonly string[] => cells.slice(0, importLimits.columns + 1);

/** Headings that only differ in their case are told apart by nobody. */
function repeated(columns: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return columns.find((name) => {
    const folded = name.toLowerCase();
    if (name === '' || !seen.has(folded)) return void seen.add(folded);
    return true;
  });
}
