import { CsvError, parse, type InfoRecord } from 'csv-parse/sync';
import { numericValueSchema } from '#domain/form/fields/options.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { formLimits } from '#domain/template/limits.ts';

export interface OptionOfFile {
  readonly name: string;
  readonly numericValue: number | null;
}

export interface OptionsProblem {
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, number>>;
}

/** What no list holds, and what stands where bytes were no UTF-8. */
const notText = /[\0\uFFFD]/;

/**
 * Options as a spreadsheet saves them: the name in the first column, in the second what formulas count it as. A first
 * line that says 'name' is a heading. A file with any line that makes no sense adds nothing.
 */
export function readOptionsFile(text: string): Result<readonly OptionOfFile[], OptionsProblem> {
  const lines = notText.test(text) ? null : csvLines(text);
  if (lines === null) return failed({ code: 'optionsFileUnreadable', params: {} });
  const [first] = lines;
  const hasHeading = oneLine(first?.cells[0] ?? '').toLowerCase() === 'name';
  const filled = lines.slice(hasHeading ? 1 : 0).filter(({ cells }) => cells.some((cell) => oneLine(cell) !== ''));
  if (filled.length === 0) return failed({ code: 'optionsFileEmpty', params: {} });
  if (filled.length > formLimits.optionsOfField) {
    return failed({ code: 'optionsFileTooLong', params: { max: formLimits.optionsOfField } });
  }
  const options: OptionOfFile[] = [];
  for (const { cells, line } of filled) {
    const option = readOption(cells);
    if (option === null) return failed({ code: 'optionsLineInvalid', params: { line } });
    options.push(option);
  }
  return ok(options);
}

function readOption([typed = '', number = '']: readonly string[]): OptionOfFile | null {
  const name = oneLine(typed);
  const numericValue = oneLine(number) === '' ? null : Number(oneLine(number));
  const isCountable = numericValue === null || numericValueSchema.safeParse(numericValue).success;
  return name !== '' && isCountable ? { name, numericValue } : null;
}

interface CsvLine {
  readonly cells: readonly string[];
  /** where it ends, from 1 */
  readonly line: number;
}

/** Null when it is no such file: a quote stays open, or stands where none may. */
function csvLines(text: string): readonly CsvLine[] | null {
  const lines: CsvLine[] = [];
  const keep = (cells: string[], { lines: line }: InfoRecord): null => {
    lines.push({ cells, line });
    return null;
  };
  try {
    parse(text, { bom: true, relax_column_count: true, on_record: keep });
    return lines;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}
