import { EncryptedPDFError, PDFButton, PDFDocument, PDFSignature } from '@cantoo/pdf-lib';
import { classifyPdf } from '#server/documents/classifyPdf.ts';
import { pdfLimits, type PdfProblem, type PdfForm } from '#server/documents/PdfForm.ts';

/** Some programs append a few bytes after the end of a PDF. */
const endBytes = 4096;

/** Only for a separate process: a malicious file can make this run forever. */
export async function parsePdfForm(bytes: Uint8Array): Promise<PdfForm | PdfProblem> {
  // the library accepts truncated files, but an upload that was cut off isn't what the person chose
  if (!Buffer.from(bytes.subarray(-endBytes)).includes('%%EOF')) return 'unreadable';
  const content = classifyPdf(bytes);
  if (content === 'bomb') return 'tooComplex';
  if (content === 'unknown') return 'unreadable';
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
    const pageCount = document.getPageCount();
    if (pageCount === 0) return 'unreadable';
    if (pageCount > pdfLimits.pages) return 'tooComplex';
    const fields = document.getForm().getFields();
    const fillable = fields.filter((field) => !(field instanceof PDFButton) && !(field instanceof PDFSignature));
    const fieldNames = [...new Set(fillable.map((field) => field.getName()))];
    const isTooMuch = fieldNames.length > pdfLimits.fields;
    return isTooMuch || fieldNames.some(({ length }) => length > pdfLimits.nameLength)
      ? 'tooComplex'
      : { pageCount, fieldNames };
  } catch (error) {
    if (error instanceof RangeError) return 'tooComplex';
    // the library throws many kinds of errors for invalid PDFs
    return error instanceof EncryptedPDFError ? 'locked' : 'unreadable';
  }
}
