import { PDFDocument } from '@cantoo/pdf-lib';

/** A PDF with text fields of these names, a check box, and a button. */
export async function makePdf(fieldNames: readonly string[] = ['owner', 'parcel']): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  const form = document.getForm();
  for (const name of fieldNames) form.createTextField(name).addToPage(page, { x: 20, y: 200, width: 300, height: 24 });
  form.createCheckBox('rush').addToPage(page, { x: 20, y: 150, width: 16, height: 16 });
  form.createButton('send').addToPage('Send', page, { x: 20, y: 100, width: 60, height: 16 });
  return new Uint8Array(await document.save());
}
