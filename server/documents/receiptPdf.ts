import { PageSizes, PDFDocument } from '@cantoo/pdf-lib';
import { drawLetterhead, embedLogo, type Letterhead } from '#server/documents/drawLetterhead.ts';
import { wrap } from '#server/documents/fitText.ts';
import { openTypeface, printable } from '#server/documents/typeface.ts';

export interface Receipt {
  readonly letterhead: Letterhead;
  readonly title: string;
  readonly lines: readonly string[];
}

const margin = 56;
const titleSize = 20;
const size = 12;

/** A page that shows what was paid, for people who keep paper records. A logo makes it work for a separate process. */
export async function receiptPdf({ letterhead, title, lines }: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const paper: [number, number] = PageSizes.Letter;
  const page = document.addPage(paper);
  const [width] = paper;
  const typeface = await openTypeface(document, [letterhead.teamName, title, ...lines].map(printable));
  const logo = await embedLogo(document, letterhead.logo);
  let y = drawLetterhead({ page, typeface, margin }, letterhead, logo);
  const write = (text: string, at: number): void => {
    for (const line of wrap(printable(text), (width - 2 * margin) / at, typeface)) {
      y -= at * 1.6;
      let x = margin;
      for (const run of typeface.runs(line)) {
        page.drawText(run.text, { x, y, size: at, font: run.font });
        x += typeface.width(run.text, at);
      }
    }
  };
  write(title, titleSize);
  y -= titleSize / 2;
  for (const line of lines) write(line, size);
  document.setTitle(title);
  return new Uint8Array(await document.save());
}
