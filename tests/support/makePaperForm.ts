import { PDFDocument, PDFHexString, PDFName, type PDFField } from '@cantoo/pdf-lib';

const explain = (field: PDFField, tooltip: string): void =>
  field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(tooltip));

/** A fence permit as towns have it: a PDF with text, choices, check boxes, a place to sign, and a button to print. */
export async function makePaperForm(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setTitle('Fence Permit Application');
  const form = document.getForm();
  const first = document.addPage([612, 792]);
  first.drawText('City of Riverton: Fence permit application', { x: 50, y: 740, size: 18 });
  const line = (name: string, y: number, tooltip?: string, x = 200, width = 350): PDFField => {
    // one field has no name at all
    if (!name.endsWith('Text7')) first.drawText(tooltip ?? name, { x: 50, y: y + 5, size: 10 });
    const field = form.createTextField(name);
    field.addToPage(first, { x, y, width, height: 20 });
    if (tooltip) explain(field, tooltip);
    return field;
  };
  line('Owner.txtOwnerName1', 690, 'Name of the owner *');
  line('Owner.ownerPhone', 660);
  line('Owner.ownerEmail', 630);
  line('Property.propertyAddr', 590);
  line('Property.Text7', 560);
  const kind = form.createDropdown('Fence.Material');
  kind.setOptions(['Wood', 'Vinyl', 'Chain link']);
  kind.addToPage(first, { x: 200, y: 500, width: 150, height: 20 });
  line('Fence.fenceHeight', 470);
  const work = form.createTextField('Fence.workDescription');
  work.enableMultiline();
  work.addToPage(first, { x: 200, y: 390, width: 350, height: 70 });
  const corner = form.createCheckBox('Fence.cornerLot');
  corner.addToPage(first, { x: 200, y: 360, width: 16, height: 16 });
  for (const [place, name] of ['Fence.chkSide_Front', 'Fence.chkSide_Back', 'Fence.chkSide_Left'].entries())
    form.createCheckBox(name).addToPage(first, { x: 200 + 60 * place, y: 330, width: 16, height: 16 });
  line('Owner signature', 260);
  line('Date signed', 230);
  form.createButton('Print').addToPage('Print', first, { x: 500, y: 30, width: 60, height: 20 });
  return new Uint8Array(await document.save());
}
