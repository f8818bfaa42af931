import { PageSizes, PDFDocument, rgb, type PDFPage } from '@cantoo/pdf-lib';
import { drawLetterhead, embedLogo, type Letterhead } from '#server/documents/drawLetterhead.ts';
import { wrap } from '#server/documents/fitText.ts';
import { openTypeface, printable, type Typeface } from '#server/documents/typeface.ts';

type Row = readonly [label: string, text: string];

export interface PrintedReceipt {
  readonly letterhead: Letterhead;
  readonly title: string;
  /** in the reader's window, beside other documents */
  readonly documentTitle: string;
  readonly amount: string;
  readonly paidOn: string;
  /** why it is no longer valid; null for most */
  readonly notice: string | null;
  readonly facts: readonly Row[];
  readonly lines: readonly Row[];
  readonly total: Row;
  readonly refunds: readonly Row[];
  readonly contact: string;
}

const margin = 56;
const [paperWidth, paperHeight] = PageSizes.Letter;
const width = paperWidth - 2 * margin;
const labelWidth = 150;
const amountWidth = 110;
const leading = 1.4;

const ink = rgb(0.09, 0.13, 0.17);
const softInk = rgb(0.33, 0.37, 0.42);
const hairline = rgb(0.86, 0.85, 0.82);

const sizes = { title: 16, amount: 28, total: 14, text: 11 } as const;

/** A page that shows what was paid, for people who keep paper records. A logo makes it work for a separate process. */
export async function receiptPdf(receipt: PrintedReceipt): Promise<Uint8Array<ArrayBuffer>> {
  const { letterhead, title, amount, paidOn, notice, facts, lines, total, refunds, contact } = receipt;
  const document = await PDFDocument.create();
  const rows = [...facts, ...lines, total, ...refunds];
  const texts = [letterhead.teamName, title, amount, paidOn, notice ?? '', contact, ...rows.flat()];
  const sheet = new Sheet(document, await openTypeface(document, texts.map(printable)));
  sheet.head(letterhead, await embedLogo(document, letterhead.logo));
  sheet.space(8);
  sheet.paragraph(title, sizes.title);
  sheet.space(12);
  sheet.paragraph(amount, sizes.amount);
  sheet.paragraph(paidOn, sizes.text, softInk);
  if (notice !== null) {
    sheet.space(10);
    sheet.paragraph(notice, sizes.total);
  }
  sheet.space(20);
  for (const fact of facts) sheet.fact(fact);
  sheet.space(20);
  for (const line of lines) sheet.sum(line, sizes.text);
  sheet.sum(total, sizes.total);
  for (const refund of refunds) sheet.sum(refund, sizes.text);
  sheet.space(20);
  sheet.paragraph(contact, sizes.text, softInk);
  document.setTitle(receipt.documentTitle);
  document.setLanguage('en-US');
  return new Uint8Array(await document.save());
}

/** Writes from top to bottom, on as many pages as it takes. */
class Sheet {
  readonly #document: PDFDocument;
  readonly #typeface: Typeface;
  #page: PDFPage;
  #y = paperHeight - margin;

  constructor(document: PDFDocument, typeface: Typeface) {
    this.#document = document;
    this.#typeface = typeface;
    this.#page = document.addPage([paperWidth, paperHeight]);
  }

  head(...[letterhead, logo]: [Letterhead, Parameters<typeof drawLetterhead>[2]]): void {
    this.#y = drawLetterhead({ page: this.#page, typeface: this.#typeface, margin }, letterhead, logo);
  }

  space(points: number): void {
    this.#y -= points;
  }

  paragraph(text: string, size: number, color = ink): void {
    for (const line of this.#wrap(text, width, size)) {
      this.#need(size * leading);
      this.#y -= size * leading;
      this.#write(line, { x: margin, y: this.#y, size, color });
    }
  }

  /** A label with its text in a second column. */
  fact([label, text]: Row): void {
    const size = sizes.text;
    const columns = [
      { lines: this.#wrap(label, labelWidth - 12, size), x: margin, color: softInk },
      { lines: this.#wrap(text, width - labelWidth, size), x: margin + labelWidth, color: ink },
    ];
    const height = Math.max(...columns.map(({ lines }) => lines.length)) * size * leading;
    this.#need(height);
    for (const { lines, x, color } of columns)
      lines.forEach((line, at) => this.#write(line, { x, y: this.#y - (at + 1) * size * leading, size, color }));
    this.#y -= height + 4;
  }

  /** A label and an amount at the right edge, below a line. */
  sum([label, amount]: Row, size: number): void {
    const lines = this.#wrap(label, width - amountWidth, size);
    const height = lines.length * size * leading + 12;
    this.#need(height);
    this.#page.drawLine({
      start: { x: margin, y: this.#y },
      end: { x: margin + width, y: this.#y },
      thickness: 0.75,
      color: hairline,
    });
    const top = this.#y - 4;
    lines.forEach((line, at) => this.#write(line, { x: margin, y: top - (at + 1) * size * leading, size, color: ink }));
    const text = printable(amount);
    const x = margin + width - this.#typeface.width(text, size);
    this.#write(text, { x, y: top - size * leading, size, color: ink });
    this.#y -= height;
  }

  #wrap(text: string, room: number, size: number): string[] {
    return wrap(printable(text), room / size, this.#typeface);
  }

  #write(line: string, { x, ...at }: { x: number; y: number; size: number; color: typeof ink }): void {
    let from = x;
    for (const run of this.#typeface.runs(line)) {
      this.#page.drawText(run.text, { ...at, x: from, font: run.font });
      from += this.#typeface.width(run.text, at.size);
    }
  }

  #need(height: number): void {
    if (this.#y - height >= margin) return;
    this.#page = this.#document.addPage([paperWidth, paperHeight]);
    this.#y = paperHeight - margin;
  }
}
