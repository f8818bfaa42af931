import {
  PDFButton,
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  PDFOptionList,
  PDFRadioGroup,
  PDFSignature,
  PDFTextField,
  type PDFField,
} from '@cantoo/pdf-lib';
import { addContinuationPages } from '#server/documents/addContinuationPages.ts';
import { addVerificationFooter } from '#server/documents/addVerificationFooter.ts';
import { classifyPdf } from '#server/documents/classifyPdf.ts';
import { drawInField, placesOf, type WrittenField } from '#server/documents/drawInField.ts';
import { embedLogo } from '#server/documents/drawLetterhead.ts';
import { drawWatermark } from '#server/documents/drawWatermark.ts';
import type { FillResult, FillTask } from '#server/documents/runInFileProcess.ts';
import { openTypeface, printable, unprintableLetters } from '#server/documents/typeface.ts';

const isNo = /^(?:no|false|off|0)?$/i;

/** Only for a separate process: an error ends it and is reported to the caller. */
export async function filledPdf(
  bytes: Uint8Array<ArrayBuffer>,
  { title, values, continuation, letterhead, check, across = '' }: FillTask,
): Promise<FillResult> {
  if (classifyPdf(bytes) === 'bomb') return { reason: 'tooComplex' };
  const document = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => null);
  if (!document) return { reason: 'unreadable' };
  const form = document.getForm();
  form.deleteXFA();
  const written: WrittenField[] = [];
  for (const field of form.getFields()) {
    const name = field.getName();
    const value = Object.hasOwn(values, name) ? (values[name] ?? '') : null;
    const text = textOf(field, value);
    if (text !== null) written.push({ name, text: printable(text), places: placesOf(document, field) });
    else mark(field, value ?? '');
    if (text !== null || field instanceof PDFButton || field instanceof PDFSignature) form.removeField(field);
  }
  form.flatten();
  const texts = [
    ...written.flatMap(({ name, text }) => [text, printable(name)]),
    printable(continuation),
    printable(letterhead.teamName),
    ...(check?.lines ?? []),
    across,
  ];
  const letters = unprintableLetters(written.map(({ text }) => text).join(''));
  if (letters !== '') return { reason: 'unprintable', letters };
  const typeface = await openTypeface(document, texts);
  const cut = written.filter((field) => drawInField(field, typeface));
  if (cut.length > 0) {
    const logo = await embedLogo(document, letterhead.logo);
    const head = { ...letterhead, image: logo, heading: printable(continuation) };
    addContinuationPages(document, typeface, head, cut);
  }
  if (check) addVerificationFooter(document, typeface, check);
  if (across) drawWatermark(document, typeface, across);
  document.setTitle(title, { showInWindowTitleBar: true });
  return new Uint8Array(await document.save());
}

/** The text to draw into a field; null for checkboxes and the like. Without a value, the current content stays. */
function textOf(field: PDFField, value: string | null): string | null {
  if (field instanceof PDFTextField) return value ?? (field.isRichFormatted() ? '' : (field.getText() ?? ''));
  if (field instanceof PDFDropdown || field instanceof PDFOptionList) return value ?? field.getSelected().join(', ');
  return null;
}

function mark(field: PDFField, value: string): void {
  if (value === '') return;
  if (field instanceof PDFCheckBox && !isNo.test(value.trim())) field.check();
  if (!(field instanceof PDFRadioGroup)) return;
  const option = field.getOptions().find((each) => each.toLowerCase() === value.trim().toLowerCase());
  if (option !== undefined) field.select(option);
}
