import { PageSizes, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import type { WrittenField } from '#server/documents/drawInField.ts';
import { drawLetterhead, type EmbeddedLogo, type Letterhead } from '#server/documents/drawLetterhead.ts';
import { lineHeight, wrap } from '#server/documents/fitText.ts';
import { printable, type Typeface } from '#server/documents/typeface.ts';

const margin = 56;
const size = 10;
const headingSize = 13;

interface Head extends Letterhead {
  readonly image: EmbeddedLogo | null;
  /** above each text */
  readonly heading: string;
}

/** Adds pages at the end with the full text of fields that were too small for it, so that nothing is lost. */
export function addContinuationPages(
  document: PDFDocument,
  typeface: Typeface,
  { image, heading, ...letterhead }: Head,
  fields: readonly WrittenField[],
): void {
  const paper: [number, number] = PageSizes.Letter;
  const [width] = paper;
  let page: PDFPage | null = null;
  let y = 0;
  const write = (line: string, at: number): void => {
    if (page === null || y - at * lineHeight < margin) {
      page = document.addPage(paper);
      y = drawLetterhead({ page, typeface, margin }, letterhead, image);
    }
    y -= at * lineHeight;
    let x = margin;
    for (const { text, font } of typeface.runs(line)) {
      page.drawText(text, { x, y, size: at, font });
      x += typeface.width(text, at);
    }
  };
  for (const { name, text } of fields) {
    const usable = width - 2 * margin;
    for (const line of wrap(`${heading}: ${printable(name)}`, usable / headingSize, typeface)) write(line, headingSize);
    for (const line of wrap(text, usable / size, typeface)) write(line, size);
    write('', size);
  }
}
