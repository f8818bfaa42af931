import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { importLimits } from '#domain/import/importRules.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { oneLine } from '#domain/kernel/text.ts';

export interface ImportRow {
  /** as spreadsheets count: the headings are row 1 */
  readonly row: number;
  /** without trailing empty cells; a row with too many cells has one more than there are columns */
  readonly cells: readonly string[];
}

export interface ImportFile {
  /** headings; a column without one has an empty name and can't be mapped */
  readonly columns: readonly string[];
  readonly rows: readonly ImportRow[];
}

/** NUL doesn't occur in text, and U+FFFD marks bytes that weren't valid UTF-8. */
export const notText = /[\0\uFFFD]/;

/** Receives the lines of a file one at a time. */
interface ImportFileReader {
  /** returns a problem as soon as there is one; later lines can't fix it */
  take(line: readonly string[]): CodedProblem | null;
  end(): Result<ImportFile, CodedProblem>;
}

/**
 * Reads a table with a line of headings as records. Skips empty rows. Stops at the first excess line and keeps no more
 * of a line than can be used: a file of only commas would otherwise take a thousand times its size in memory.
 */
export function createImportFileReader(maxRows: number = importLimits.rows): ImportFileReader {
  let columns: readonly string[] | null = null;
  const rows: ImportRow[] = [];
  let row = 0;
  return {
    take(line) {
      row += 1;
      const cells = narrowed(withoutTrailing(line));
      if (cells.some((cell) => notText.test(cell))) return { code: 'importFileUnreadable' };
      if (columns === null) {
        // some programs leave lines empty above the headings
        if (cells.length === 0) return null;
        columns = cells.map(oneLine);
        return headingsProblem(columns);
      }
      if (cells.length === 0) return null;
      if (rows.length === maxRows) return { code: 'importFileTooLong', params: { max: maxRows } };
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

/** Drops empty cells at the end of a line. */
const withoutTrailing = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => oneLine(cell) !== '') + 1);

/** One cell over the limit is enough to detect too many. */
const narrowed = (cells: readonly string[]): readonly string[] => cells.slice(0, importLimits.columns + 1);

/** Headings that differ only in case can't be told apart. */
function repeated(columns: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return columns.find((name) => {
    const folded = name.toLowerCase();
    if (name === '' || !seen.has(folded)) return void seen.add(folded);
    return true;
  });
}
