import { importLimits } from '#domain/import/importRules.ts';
import { WorkbookProblem } from '#server/documents/workbook/openWorkbook.ts';
import { parseWorkbookXml } from '#server/documents/workbook/parseWorkbookXml.ts';
import { showCellNumber, type CellFormat } from '#server/documents/workbook/readCellFormats.ts';
import { collectText, ownText } from '#server/documents/workbook/readSharedStrings.ts';

interface CellSource {
  readonly strings: readonly string[];
  readonly formats: readonly CellFormat[];
  readonly is1904: boolean;
}

/** The last row that a sheet can have. */
const lastRow = 1_048_576;

/**
 * Reads the rows of a sheet, with empty ones in the gaps, until `take` returns false. Cells without a value are skipped:
 * a sheet may have formats in all its millions of cells.
 */
export async function readSheetRows(
  content: AsyncIterable<string>,
  source: CellSource,
  take: (cells: readonly string[]) => boolean,
): Promise<void> {
  let [isDone, isValue, isInline] = [false, false, false];
  let [row, column, passed] = [0, 0, 0];
  let [type, style, value] = ['n', '', ''];
  let cells: string[] = [];
  const inline = collectText();

  const startRow = (number: number): void => {
    if (!(number > row && number <= lastRow)) throw new WorkbookProblem('workbookUnreadable');
    [row, column, cells] = [number, 0, []];
  };
  const endRow = (): void => {
    // rows that are empty matter only for the numbers of those after them
    if (cells.length === 0 || isDone) return;
    for (; passed < row - 1 && !isDone; passed += 1) isDone = !take([]);
    if (!isDone) isDone = !take(cells);
    passed = row;
  };
  const endCell = (): void => {
    const text = cellText(type, type === 'inlineStr' ? inline.take() : value, source.formats[Number(style)], source);
    // one cell more than allowed is enough to notice that there are too many
    const place = Math.min(column, importLimits.columns + 1) - 1;
    if (text === '' || (place < cells.length && cells[place] !== '')) return;
    while (cells.length < place) cells.push('');
    cells[place] = text;
  };

  await parseWorkbookXml(content, {
    isDone: () => isDone,
    open(name, { r, t = 'n', s = '' }) {
      if (name === 'row') startRow(r === undefined ? row + 1 : Number(r));
      else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        [type, style, value] = [t, s, ''];
        inline.clear();
      } else if (name === 'v') isValue = true;
      else if (name === 'is') isInline = true;
      else if (isInline) inline.open(name);
    },
    close(name) {
      if (name === 'row') endRow();
      else if (name === 'c') endCell();
      else if (name === 'v') isValue = false;
      else if (name === 'is') isInline = false;
      else if (isInline) inline.close(name);
    },
    text(part) {
      if (isValue) value += part;
      else if (isInline) inline.add(part);
    },
  });
}

/** As a CSV file would have it. A formula counts as its last result. */
function cellText(type: string, value: string, format: CellFormat | undefined, source: CellSource): string {
  switch (type) {
    case 's': {
      if (value === '') return '';
      const shared = source.strings[Number(value)];
      if (shared === undefined) throw new WorkbookProblem('workbookUnreadable');
      return shared;
    }
    case 'b':
      return value === '' ? '' : value === '1' ? 'Yes' : 'No';
    case 'n':
      return value === '' ? '' : (showCellNumber(value, format, source.is1904) ?? ownText(value));
    case 'd':
      return ownText(value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, ''));
    default:
      return ownText(value);
  }
}

/** The place of a column, from 1, by an address such as `AB12`. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of address.toUpperCase()) {
    if (letter < 'A' || letter > 'Z') break;
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  if (column < 1 || column > 16_384) throw new WorkbookProblem('workbookUnreadable');
  return column;
}
