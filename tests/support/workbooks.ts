import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

interface WorkbookParts {
  /** what is in `sheetData` */
  readonly rows: string | (() => Iterable<string>);
  readonly strings?: string | (() => Iterable<string>);
  readonly styles?: string;
  /** before the root element of the sheet */
  readonly prolog?: string;
  /** other entries of the archive */
  readonly others?: Readonly<Record<string, string>>;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An XLSX file with the given XML, however large it is when it is unpacked. */
export async function workbookOf({ rows, strings, styles, prolog = '', others = {} }: WorkbookParts): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, before: string, content: string | (() => Iterable<string>), after: string): void => {
    const chunks = typeof content === 'string' ? [content] : content();
    zip.addReadStream(Readable.from(joined(before, chunks, after), { objectMode: false }), name);
  };
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${related}"><sheets>`,
    '<sheet r:id="r1"/>',
    '</sheets></workbook>',
  );
  const relations = ['worksheet', 'sharedStrings', 'styles'].map(
    (type, place) => `<Relationship Id="r${place + 1}" Type="${related}/${type}" Target="${type}.xml"/>`,
  );
  add('xl/_rels/workbook.xml.rels', '<Relationships>', relations.join(''), '</Relationships>');
  add('xl/worksheet.xml', `${prolog}<worksheet xmlns="${main}"><sheetData>`, rows, '</sheetData></worksheet>');
  if (strings !== undefined) add('xl/sharedStrings.xml', '<sst>', strings, '</sst>');
  if (styles !== undefined) add('xl/styles.xml', '<styleSheet>', styles, '</styleSheet>');
  for (const [name, content] of Object.entries(others)) add(name, '', content, '');
  zip.end();
  return buffer(zip.outputStream);
}

function* joined(before: string, chunks: Iterable<string>, after: string): Generator<Buffer> {
  yield Buffer.from(before);
  for (const chunk of chunks) yield Buffer.from(chunk);
  yield Buffer.from(after);
}

/** The same text many times. */
export function* repeated(text: string, times: number): Generator<string> {
  const many = 10_000;
  for (let left = times; left > 0; left -= many) yield text.repeat(Math.min(left, many));
}

/** A row of cells with texts in them. */
export const textRow = (...texts: readonly string[]): string =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
