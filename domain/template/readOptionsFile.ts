import { CsvError, parse, type InfoRecord } from 'csv-parse/sync';
import { numericValueSchema } from '#domain/form/fields/options.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { formLimits } from '#domain/template/formLimits.ts';

export interface ImportedOption {
  readonly name: string;
  readonly numericValue: number | null;
}

export interface OptionsProblem {
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, number>>;
}

/** Characters that no text file has, and the replacement character for invalid UTF-8. */
const notText = /[\0\uFFFD]/;

/**
 * Options from a spreadsheet's CSV: the name in the first column and its numeric value in the second. A first line that
 * says 'name' is a heading. If any line is invalid, nothing is added.
 */
export function readOptionsFile(text: string): Result<readonly ImportedOption[], OptionsProblem> {
  const lines = notText.test(text) ? null : csvLines(text);
  if (lines === null) return failed({ code: 'optionsFileUnreadable', params: {} });
  const [first] = lines;
  const hasHeading = oneLine(first?.cells[0] ?? '').toLowerCase() === 'name';
  const filled = lines.slice(hasHeading ? 1 : 0).filter(({ cells }) => cells.some((cell) => oneLine(cell) !== ''));
  if (filled.length === 0) return failed({ code: 'optionsFileEmpty', params: {} });
  if (filled.length > formLimits.optionsOfField) {
    return failed({ code: 'optionsFileTooLong', params: { max: formLimits.optionsOfField } });
  }
  const options: ImportedOption[] = [];
  for (const { cells, line } of filled) {
    const option = readOption(cells);
    if (option === null) return failed({ code: 'optionsLineInvalid', params: { line } });
    options.push(option);
  }
  return ok(options);
}

function readOption([typed = '', number = '']: readonly string[]): ImportedOption | null {
  const name = oneLine(typed);
  const numericValue = oneLine(number) === '' ? null : Number(oneLine(number));
  const isCountable = numericValue === null || numericValueSchema.safeParse(numericValue).success;
  return name !== '' && isCountable ? { name, numericValue } : null;
}

interface CsvLine {
  readonly cells: readonly string[];
  /** its last line, counted from 1 */
  readonly line: number;
}

/** Null if it isn't valid CSV, for example because of an unclosed quote. */
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
