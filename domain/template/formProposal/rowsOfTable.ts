import { formulaError } from '#domain/entity/entityImport.ts';
import { oneLine } from '#domain/kernel/text.ts';
import type { LeftOut } from '#domain/template/formProposal/FormProposal.ts';
import type { FoundRow, FoundTable } from '#domain/template/formProposal/FoundTable.ts';
import { readHeadings, type TableColumn, type TableHeadings } from '#domain/template/formProposal/readHeadings.ts';

/** A row below the headings. */
export interface QuestionRow {
  readonly row: number;
  /** what isn’t empty */
  readonly cells: Readonly<Partial<Record<TableColumn, string>>>;
}

export interface QuestionTable {
  /** the line above the headings, or null */
  readonly caption: string | null;
  readonly rows: readonly QuestionRow[];
  readonly leftOut: readonly LeftOut[];
}

/** Titles and notes may be above the headings. */
const mostAboveHeadings = 20;
/** As much of a text as is shown in a list of what isn’t read. */
const mostOfName = 200;

interface Head {
  readonly place: number;
  readonly columns: TableHeadings;
}

function headOf({ rows }: FoundTable): Head | null {
  for (const [place, { cells }] of rows.slice(0, mostAboveHeadings).entries()) {
    const columns = readHeadings(cells);
    if (columns !== null) return { place, columns };
  }
  return null;
}

export const hasHeadings = (table: FoundTable): boolean => headOf(table) !== null;

/** The rows of a table by what its columns hold. Without headings, its first column of words holds the questions. */
export function rowsOfTable(table: FoundTable): QuestionTable {
  const { place, columns } = headOf(table) ?? { place: -1, columns: new Map([['question', firstOfWords(table)]]) };
  const head = table.rows[place];
  const below = table.rows.slice(place + 1).filter(({ cells }) => !head || !repeats(cells, head.cells));
  const { caption, leftOut } = readAbove(table.rows.slice(0, Math.max(place, 0)));
  const read = below.map((row) => readRow(row, columns));
  const found = [...leftOut, ...unknownColumns(below, head, columns), ...read.flatMap((each) => each.leftOut)];
  return {
    caption,
    rows: read.flatMap(({ row }) => (row === null ? [] : [row])),
    leftOut: found.toSorted((a, b) => a.place - b.place),
  };
}

const isFilled = (cell: string | undefined): boolean => cell !== undefined && cell.trim() !== '';
const nameOf = (text: string): string => oneLine(text).slice(0, mostOfName);

/** The first column in which most cells have words, so that numbers of questions are skipped. */
function firstOfWords({ rows }: FoundTable): number {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (let column = 0; column < width; column += 1) {
    const filled = rows.map(({ cells }) => cells[column]).filter(isFilled);
    const words = filled.filter((cell) => /\p{L}{2}/u.test(cell ?? ''));
    if (words.length * 2 > filled.length) return column;
  }
  return 0;
}

/** Programs repeat the headings on each page. */
const repeats = (cells: readonly string[], head: readonly string[]): boolean =>
  head.every((heading, column) => heading.trim() === (cells[column] ?? '').trim());

function readAbove(rows: readonly FoundRow[]): Pick<QuestionTable, 'caption' | 'leftOut'> {
  const isCaption = ({ cells }: FoundRow): boolean => cells.filter(isFilled).length === 1;
  const captionRow = rows.find(isCaption);
  const textOf = ({ cells }: FoundRow): string => nameOf(cells.filter(isFilled).join(' '));
  return {
    caption: captionRow ? textOf(captionRow) : null,
    leftOut: rows
      .filter((each) => each !== captionRow)
      .map((each) => ({ name: textOf(each), place: each.row, reason: 'noQuestion' })),
  };
}

/** Columns with a text, of which it isn’t known what it means. */
function unknownColumns(rows: readonly FoundRow[], head: FoundRow | undefined, known: TableHeadings): LeftOut[] {
  const read = new Set(known.values());
  const firsts = new Map<number, FoundRow>();
  for (const row of rows)
    for (const [column, cell] of row.cells.entries())
      if (!read.has(column) && isFilled(cell) && !firsts.has(column)) firsts.set(column, row);
  return [...firsts].map(([column, first]) => {
    const heading = head?.cells[column];
    const isNamed = head !== undefined && isFilled(heading);
    return {
      name: nameOf((isNamed ? heading : first.cells[column]) ?? ''),
      place: isNamed ? head.row : first.row,
      reason: 'unknownColumn',
    };
  });
}

/** Formulas of a CSV file, and of workbooks those that failed. Other formulas of workbooks count as their result. */
const isFormula = (text: string): boolean => /^=./.test(text) || formulaError.test(text);

function readRow({ row, cells }: FoundRow, columns: TableHeadings): { row: QuestionRow | null; leftOut: LeftOut[] } {
  const read: Partial<Record<TableColumn, string>> = {};
  const leftOut: LeftOut[] = [];
  for (const [column, place] of columns) {
    const text = (cells[place] ?? '').trim();
    if (isFormula(text)) leftOut.push({ name: nameOf(text), place: row, reason: 'formula' });
    else if (text !== '') read[column] = text;
  }
  return { row: Object.keys(read).length === 0 ? null : { row, cells: read }, leftOut };
}
