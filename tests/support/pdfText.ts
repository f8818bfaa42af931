import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';

/** The text of each page of a PDF, decoded character by character with its fonts, in drawing order. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().map((page) => {
    const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
    const letters = new Map(
      (fonts?.entries() ?? []).map(([name, ref]) => [
        name.asString().slice(1),
        lettersOf(document.context.lookup(ref, PDFDict)),
      ]),
    );
    const content = page.node.Contents();
    const streams =
      content instanceof PDFArray ? content.asArray().map((ref) => document.context.lookup(ref)) : [content];
    return streams
      .map((stream) => (stream instanceof PDFStream ? textIn(bytesOf(stream), letters) : ''))
      .join('')
      .trim();
  });
}

export async function pdfFieldNames(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes);
  return document
    .getForm()
    .getFields()
    .map((field) => field.getName());
}

const bytesOf = (stream: PDFStream): string =>
  Buffer.from(stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents()).toString(
    'latin1',
  );

/** A font's characters by code, from its ToUnicode table. */
function lettersOf(font: PDFDict): Map<string, string> {
  const table = font.lookupMaybe(PDFName.of('ToUnicode'), PDFStream);
  const pairs = table ? bytesOf(table).matchAll(/<([0-9a-f]{4})>\s*<([0-9a-f]+)>/gi) : [];
  const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  return new Map([...pairs].map(([, code = '', text = '']) => [code.toUpperCase(), utf16(text)]));
}

function textIn(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [, font, codes, end] of content.matchAll(/\/(\S+)\s+[\d.]+\s+Tf|<([0-9a-fA-F]+)>\s*Tj|\b(ET)\b/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? letters;
    if (codes !== undefined)
      text += (codes.match(/.{4}/g) ?? []).map((code) => letters.get(code.toUpperCase()) ?? '�').join('');
    if (end !== undefined) text += '\n';
  }
  return text;
}
