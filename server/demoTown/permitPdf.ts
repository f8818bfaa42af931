import { PageSizes, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';

/** The form fields of the document, top to bottom, with their labels. */
export const permitPdfFields = {
  number: 'Permit number',
  holder: 'Issued to',
  address: 'Property address',
  work: 'Type of work',
  description: 'Description of work',
  cost: 'Estimated cost',
  issued: 'Issue date',
} as const;

const margin = 64;
const lineHeight = 44;
const labelWidth = 150;
const ink = rgb(0.09, 0.13, 0.17);
const blue = rgb(0.12, 0.31, 0.47);

/** The town's blank permit as a fillable PDF. */
export async function permitPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle('Building permit');
  const paper: [number, number] = PageSizes.Letter;
  const page = pdf.addPage(paper);
  const [width, height] = paper;
  const [serif, sans] = [
    await pdf.embedFont(StandardFonts.TimesRomanBold),
    await pdf.embedFont(StandardFonts.Helvetica),
  ];
  page.drawRectangle({ x: 0, y: height - 12, width, height: 12, color: blue });
  page.drawText('City of Springfield', { x: margin, y: height - 76, size: 14, font: sans, color: ink });
  page.drawText('Building permit', { x: margin, y: height - 112, size: 30, font: serif, color: ink });
  const form = pdf.getForm();
  for (const [place, [name, label]] of Object.entries(permitPdfFields).entries()) {
    const y = height - 180 - place * lineHeight;
    page.drawText(label, { x: margin, y: y + 7, size: 10, font: sans, color: ink });
    const box = { x: margin + labelWidth, y, width: width - 2 * margin - labelWidth, height: 24 };
    form.createTextField(name).addToPage(page, { ...box, borderWidth: 0, font: sans });
    page.drawLine({
      start: { x: box.x, y: y - 2 },
      end: { x: box.x + box.width, y: y - 2 },
      thickness: 0.5,
      color: ink,
    });
  }
  const notice = 'Post this permit where it is visible from the street until the work is complete.';
  page.drawText(notice, { x: margin, y: margin, size: 9, font: sans, color: ink });
  return pdf.save();
}
