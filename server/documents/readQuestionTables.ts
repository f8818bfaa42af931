import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { notText } from '#domain/import/createImportFileReader.ts';
import { importLimits } from '#domain/import/importRules.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { formLimits } from '#domain/template/formLimits.ts';
import type { FoundRow, FoundTable } from '#domain/template/formProposal/FoundTable.ts';
import { readCsvRows } from '#server/documents/readTable.ts';
import { isWorkbook, readSheets } from '#server/documents/readWorkbook.ts';

/** More rows than a form can have questions, because some are headings or options. */
const mostRows = formLimits.fields + formLimits.options;
const mostSheets = 50;

/** The visible sheets of a workbook, or the table in a CSV file. Only for a separate process. */
export async function readQuestionTables(
  bytes: Uint8Array,
  kind: 'workbook' | 'csv',
): Promise<Result<readonly FoundTable[], CodedProblem>> {
  if (kind === 'csv') {
    const rows = new TableRows();
    const problem = (await readCsvRows(bytes, (cells) => rows.take(cells))) ?? rows.problem;
    return problem === null ? ok([{ title: null, ...rows.found() }]) : failed(problem);
  }
  // an encrypted workbook isn't an archive, and neither is one in the format of before 2007
  if (!isWorkbook(bytes)) return failed({ code: 'workbookUnreadable' });
  return readSheets(bytes, async (sheets) => {
    const tables: FoundTable[] = [];
    for (const { name, readRows } of sheets.slice(0, mostSheets)) {
      const rows = new TableRows();
      await readRows((cells) => rows.take(cells));
      if (rows.problem !== null) return failed(rows.problem);
      tables.push({ title: name, ...rows.found() });
    }
    return ok(tables);
  });
}

/** Keeps the rows of a table that aren't empty, as many as a form can need. */
class TableRows {
  readonly #rows: FoundRow[] = [];
  #row = 0;
  #isCut = false;
  problem: CodedProblem | null = null;

  /** returns false once no more rows are needed */
  take(cells: readonly string[]): boolean {
    this.#row += 1;
    if (cells.every((cell) => cell.trim() === '')) return true;
    const kept = cells.slice(0, importLimits.columns).map((cell) => cell.slice(0, importLimits.cellLetters));
    if (kept.some((cell) => notText.test(cell))) this.problem = { code: 'importFileUnreadable' };
    else if (this.#rows.length === mostRows) this.#isCut = true;
    else this.#rows.push({ row: this.#row, cells: kept });
    return this.problem === null && !this.#isCut;
  }

  found(): Pick<FoundTable, 'rows' | 'isCut'> {
    return { rows: this.#rows, isCut: this.#isCut };
  }
}
