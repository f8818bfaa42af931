import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

interface DocumentParts {
  /** what is in `w:body` */
  readonly body: string | (() => Iterable<string>);
  /** before the root element */
  readonly prolog?: string;
  /** other entries of the archive */
  readonly others?: Readonly<Record<string, string>>;
}

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/** A DOCX file with the given XML, however large it is when it is unpacked. */
export async function documentOf({ body, prolog = '', others = {} }: DocumentParts): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(
    Buffer.from(`<Relationships><Relationship Type="${officeDocument}" Target="word/document.xml"/></Relationships>`),
    '_rels/.rels',
  );
  const chunks = typeof body === 'string' ? [body] : body();
  zip.addReadStream(Readable.from(whole(prolog, chunks), { objectMode: false }), 'word/document.xml');
  for (const [name, content] of Object.entries(others)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

function* whole(prolog: string, chunks: Iterable<string>): Generator<Buffer> {
  yield Buffer.from(`${prolog}<w:document xmlns:w="${main}"><w:body>`);
  for (const chunk of chunks) yield Buffer.from(chunk);
  yield Buffer.from('</w:body></w:document>');
}

/** A paragraph with a text. */
export const paragraph = (text: string, style = ''): string =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A table of texts. A cell that starts with “<” is XML. */
export const wordTable = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cellOf).join('')}</w:tr>`).join('')}</w:tbl>`;

const cellOf = (cell: string): string => `<w:tc>${cell.startsWith('<') ? cell : paragraph(cell)}</w:tc>`;
