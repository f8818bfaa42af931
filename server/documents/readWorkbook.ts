import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { createImportFileReader, type ImportFile } from '#domain/import/createImportFileReader.ts';
import { failed, type Result } from '#domain/kernel/result.ts';
import { openWorkbook, WorkbookProblem, type Workbook } from '#server/documents/workbook/openWorkbook.ts';
import { parseWorkbookXml } from '#server/documents/workbook/parseWorkbookXml.ts';
import { readCellFormats } from '#server/documents/workbook/readCellFormats.ts';
import { readSharedStrings } from '#server/documents/workbook/readSharedStrings.ts';
import { readSheetRows } from '#server/documents/workbook/readSheetRows.ts';

/** Workbooks are ZIP archives, which start with “PK”. */
export const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads the first visible sheet of an XLSX workbook as records below a row of headings. */
export const readWorkbook = (bytes: Uint8Array, maxRows?: number): Promise<Result<ImportFile, CodedProblem>> =>
  readSheets(bytes, async ([sheet]) => {
    const reader = createImportFileReader(maxRows);
    let problem: CodedProblem | null = null;
    await sheet.readRows((cells) => {
      problem = reader.take(cells);
      return problem === null;
    });
    return problem === null ? reader.end() : failed(problem);
  });

export interface Sheet {
  readonly name: string;
  /** until `take` returns false */
  readonly readRows: (take: (cells: readonly string[]) => boolean) => Promise<void>;
}

/**
 * Opens the visible sheets of an XLSX workbook, which are read in chunks. A library that holds the whole sheet needed
 * more memory than a process may have for 50,000 rows of 20 columns. Decision 0130.
 */
export async function readSheets<Value>(
  bytes: Uint8Array,
  read: (sheets: readonly [Sheet, ...Sheet[]]) => Promise<Result<Value, CodedProblem>>,
): Promise<Result<Value, CodedProblem>> {
  try {
    const workbook = await openWorkbook(bytes);
    const { sheets, strings, styles, is1904 } = await findParts(workbook);
    const source = {
      strings: await readSharedStrings(strings),
      formats: await readCellFormats(styles),
      is1904,
    };
    const [first, ...others] = sheets.map(({ name, path }): Sheet => ({
      name,
      async readRows(take) {
        const content = await workbook.open(path);
        if (content === null) throw new WorkbookProblem('workbookUnreadable');
        await readSheetRows(content, source, take);
      },
    }));
    if (!first) throw new WorkbookProblem('workbookUnreadable');
    return await read([first, ...others]);
  } catch (error) {
    if (error instanceof WorkbookProblem) return failed({ code: error.code });
    throw error;
  }
}

interface Parts {
  /** the visible ones */
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  readonly strings: AsyncIterable<string> | null;
  readonly styles: AsyncIterable<string> | null;
  readonly is1904: boolean;
}

/** Finds the parts through the relations of the workbook, because only their types have fixed names. */
async function findParts(workbook: Workbook): Promise<Parts> {
  const targets = new Map<string, string>();
  const byType = new Map<string, string>();
  await parseWorkbookXml(await workbook.open('xl/_rels/workbook.xml.rels'), {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External') return;
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      targets.set(id, path);
      byType.set(type.slice(type.lastIndexOf('/') + 1), path);
    },
  });
  const sheets: { name: string; path: string }[] = [];
  let is1904 = false;
  await parseWorkbookXml(await workbook.open('xl/workbook.xml'), {
    open(part, { id = '', name = '', state = 'visible', date1904 = '0' }) {
      if (part === 'sheet' && state === 'visible') sheets.push({ name, path: targets.get(id) ?? '' });
      else if (part === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
    },
  });
  const partOf = async (type: string): Promise<AsyncIterable<string> | null> => {
    const path = byType.get(type);
    return path === undefined ? null : workbook.open(path);
  };
  return { sheets, strings: await partOf('sharedStrings'), styles: await partOf('styles'), is1904 };
}
